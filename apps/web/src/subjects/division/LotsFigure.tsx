import type { DivisionPlan, Parcel } from "@lotir/contract";
import { formatArea, formatCount } from "../../kit/format.ts";
import { KeyFigure } from "../../kit/ui/KeyFigure.tsx";

const areasOf = (areas: readonly number[]): string => {
  const rounded = [...new Set(areas.map((area) => formatCount(area)))];
  if (areas.length > 1 && rounded.length === 1) return `${formatArea(areas[0] ?? 0)} chacun`;
  if (areas.length <= 3) return `${rounded.join(" et ")}\u202fm²`;
  return `de ${formatCount(Math.min(...areas))} à ${formatArea(Math.max(...areas))}`;
};

const ACCESS = { facade: "façade", drapeau: "bande d'accès", servitude: "passage", commun: "voie commune" } as const;

type Forms = readonly (keyof typeof ACCESS)[];

const waysOf = (forms: Forms): string => [...new Set(forms)].map((form) => ACCESS[form]).join(" et ");

interface Counted {
  readonly lots: readonly { readonly areaM2: number; readonly keepsHouse: boolean }[];
  readonly access: Forms;
}

/** The plan that is looked at; before it is drawn, what the analysis of the commune keeps of the best one. */
export const countedOf = (plan: DivisionPlan | undefined, parcel: Pick<Parcel, "divisionPotential">): Counted =>
  plan === undefined ? parcel.divisionPotential : { lots: plan.lots, access: plan.access.map(({ form }) => form) };

/** How many new lots, beside the house where it is kept: its ground is a lot too, and is said apart. */
export const LotsFigure = ({ lots, access }: Counted) => {
  if (lots.length === 0) return <KeyFigure label="Lots" value="aucun" tone="unknown" />;
  const fresh = lots.filter(({ keepsHouse }) => !keepsHouse);
  const houses = lots.length - fresh.length;
  const kept = houses === 0 ? "" : houses === 1 ? " + maison" : ` + ${houses} maisons`;
  return (
    <KeyFigure
      label="Lots"
      value={
        <>
          {fresh.length}
          <small>{kept}</small>
        </>
      }
    >
      {fresh.length === 0 ? null : `${areasOf(fresh.map(({ areaM2 }) => areaM2))}, `}
      {waysOf(access)}
    </KeyFigure>
  );
};
