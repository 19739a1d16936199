import type { Tracking } from "@lotir/contract";
import type { PieceLot } from "@lotir/dossier";
import type { Sold } from "../property/sold-lots.ts";
import type { PlanOfFile } from "./plan-of-file.ts";

/** The lots that a file speaks of: one set, on its plans, in its tables and on the screen. */
export interface FileLots {
  readonly lots: Tracking["lots"];
  readonly from: string;
  /** They are those of the plan that the file draws. */
  readonly arePlans: boolean;
  /** What is sold is not what is drawn, in French; null where they agree or where nothing is drawn. */
  readonly disagreement: string | null;
}

/** Two drawings of one lot differ by less. */
const SAME_LOT = 0.01;

const isSame = (drawn: PieceLot, sold: Sold["lots"][number] | undefined): sold is Sold["lots"][number] =>
  sold !== undefined &&
  drawn.keepsHouse === sold.keepsHouse &&
  Math.abs(drawn.area - sold.areaM2) <= sold.areaM2 * SAME_LOT;

/** The drawn ones; until a plan has some, those that are sold. A price stays with a lot only while it is the same lot. */
export const fileLots = (sold: Sold, drawn: Pick<PlanOfFile, "plan" | "ground"> | undefined): FileLots => {
  const plan = (drawn?.ground.lots ?? []).toSorted((one, other) => one.number - other.number);
  if (drawn === undefined || plan.length === 0) {
    const lots = sold.lots.map(({ letter, areaM2, keepsHouse, priceEur }) => ({
      letter,
      areaM2,
      keepsHouse,
      priceEur,
    }));
    return { lots, from: sold.from, arePlans: false, disagreement: null };
  }
  const agree = plan.length === sold.lots.length && plan.every((lot, rank) => isSame(lot, sold.lots[rank]));
  return {
    lots: plan.map(({ letter, area, keepsHouse }, rank) => ({
      letter,
      areaM2: area,
      keepsHouse,
      priceEur: agree ? (sold.lots[rank]?.priceEur ?? null) : null,
    })),
    from: `Lots du plan « ${drawn.plan.name} ».`,
    arePlans: true,
    disagreement:
      agree || sold.lots.length === 0
        ? null
        : `Les lots chiffrés (${sold.from.replace(/\.$/, "").toLowerCase()}) ne sont pas ceux du plan « ${drawn.plan.name} » : reprenez les surfaces du plan dans les lots, ou changez le plan, avant de chiffrer ou de déposer.`,
  };
};
