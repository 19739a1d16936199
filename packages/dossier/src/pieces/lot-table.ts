import { frenchArea } from "../compose/french-length.ts";
import type { TableBlock } from "../flow/block.ts";
import type { PieceLot } from "./piece-ground.ts";

/** What two drawings of the same ground may differ by, part of the area: a cadastral plan is not a survey. */
const TOLERANCE = 0.001;
const LEAST_TOLERANCE = 0.5;

export interface LotTableQuestion {
  readonly lots: readonly PieceLot[];
  /** Ground that no lot takes: a common way, a remainder. */
  readonly others: readonly { readonly name: string; readonly area: number }[];
  /** m² measured on the drawing of the parcels. */
  readonly groundArea: number;
  /** The cadastre's contenance, m²; null where it is not known. */
  readonly cadastralArea: number | null;
  readonly status: "graphic" | "surveyed";
}

export interface LotTable {
  readonly table: TableBlock;
  /** The lots make the ground, within what a drawing can differ by. */
  readonly sumsUp: boolean;
  readonly sentences: readonly string[];
}

const STATUS = { graphic: "Surface graphique", surveyed: "Surface arpentée" } as const;

/** To the hundredth of a square metre, as they are written: the total is that of the figures shown. */
const hundredths = (area: number): number => Math.round(area * 100);

/** The lots, their areas and their sum, and whether it is the ground's. */
export const lotTable = ({ lots, others, groundArea, cadastralArea, status }: LotTableQuestion): LotTable => {
  const lines = [
    ...lots.map(({ letter, area, keepsHouse }) => ({
      name: `Lot ${letter}`,
      area,
      remark: keepsHouse ? "maison conservée" : "lot à bâtir",
    })),
    ...others.map(({ name, area }) => ({ name, area, remark: "" })),
  ];
  const total = lines.reduce((sum, { area }) => sum + hundredths(area), 0) / 100;
  const gap = Math.abs(total - groundArea);
  const sumsUp = gap <= Math.max(LEAST_TOLERANCE, groundArea * TOLERANCE);
  const sum = sumsUp
    ? `La somme des lots est celle du terrain dessiné (${frenchArea(groundArea)}, à ${frenchArea(gap)} près).`
    : `La somme des lots diffère de ${frenchArea(gap)} du terrain dessiné (${frenchArea(groundArea)}) : à reprendre avant le dépôt.`;
  const cadastral =
    cadastralArea === null
      ? "La contenance cadastrale n'est pas connue."
      : `Contenance cadastrale : ${frenchArea(cadastralArea)}, soit ${frenchArea(Math.abs(total - cadastralArea))} d'écart avec le dessin.`;
  const surveyed = status === "graphic" ? ["Surfaces graphiques : seules celles du géomètre-expert engagent."] : [];
  return {
    table: {
      kind: "table",
      caption: "Tableau des surfaces",
      columns: [
        { title: "Désignation", share: 2 },
        { title: STATUS[status], share: 2, align: "end" },
        { title: "Destination", share: 3 },
      ],
      rows: lines.map(({ name, area, remark }) => [name, frenchArea(area), remark]),
      foot: ["Total", frenchArea(total), ""],
    },
    sumsUp,
    sentences: [sum, cadastral, ...surveyed],
  };
};
