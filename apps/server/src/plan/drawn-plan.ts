import { type Drawing, drawingOfPlan } from "@lotir/dossier";
import { type PlanDocument, withBuildingLengths } from "@lotir/plan";
import type { IsoDate } from "@lotir/units";
import type { StoredPlan } from "./plan-store.ts";
import type { PlanOwner } from "./plan-to-wire.ts";

interface Told {
  readonly plan: Pick<StoredPlan, "name" | "vintage" | "fictional">;
  readonly owner: Pick<PlanOwner, "address">;
  readonly today: IsoDate;
}

const sourceOf = ({ vintage, fictional }: Told["plan"]): string => {
  if (fictional) return "Cadastre fictif de démonstration";
  return vintage === null ? "Cadastre (DGFiP)" : `Cadastre (DGFiP), millésime ${vintage}`;
};

/** A plan as it is drawn, on a picture or on paper, with what it says of itself. */
export const drawnPlan = (document: PlanDocument, { plan, owner, today }: Told): Drawing =>
  drawingOfPlan(withBuildingLengths(document), {
    title: { title: plan.name, lines: [owner.address] },
    sources: [{ name: sourceOf(plan), date: null }],
    date: today,
  });
