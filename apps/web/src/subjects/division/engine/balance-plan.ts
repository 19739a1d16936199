import type { Bilan, BilanWish, DivisionGround } from "@lotir/contract";
import { balanceLots, type LotToBalance, writeBilan } from "@lotir/finance";
import { isoDate } from "@lotir/units";

/** What is balanced: the lots of a plan with their prices, its lane, what it pulls down. */
export interface PlanToBalance {
  readonly lots: readonly LotToBalance[];
  readonly procedure: "DP" | "PA";
  readonly lane: { readonly lengthM: number; readonly areaM2: number } | undefined;
  readonly clearM2: number;
}

/** What a person changes in place; absent, the ground's own stands. */
export interface ChangedHypotheses {
  readonly assumptions?: Partial<DivisionGround["balance"]["assumptions"]>;
  readonly procedure?: "DP" | "PA" | undefined;
  readonly boughtAs?: NonNullable<BilanWish["boughtAs"]> | undefined;
  readonly seller?: BilanWish["seller"];
  readonly deedStatesVat?: boolean | undefined;
  readonly landPriceEur?: number | undefined;
  readonly owned?: BilanWish["owned"];
}

export type Balanced = { readonly ok: true; readonly bilan: Bilan } | { readonly ok: false; readonly reason: string };

/** The whole balance of a plan, by the package that the server uses, on the figures that it gave. */
export const balancePlan = (
  { balance }: Pick<DivisionGround, "balance">,
  plan: PlanToBalance,
  { changed = {}, draws = 0 }: { readonly changed?: ChangedHypotheses; readonly draws?: number } = {},
): Balanced => {
  const bilan = balanceLots(
    {
      departement: balance.departement,
      areaM2: balance.areaM2,
      lots: plan.lots,
      landPriceEur: changed.landPriceEur ?? balance.landPriceEur,
      procedure: changed.procedure ?? plan.procedure,
      lane: plan.lane,
      clearM2: plan.clearM2,
      boughtAs: changed.boughtAs ?? balance.boughtAs,
      seller: changed.seller,
      deedStatesVat: changed.deedStatesVat,
      owned: changed.owned,
      assumptions: { ...balance.assumptions, ...changed.assumptions },
      on: isoDate(balance.on),
    },
    { draws },
  );
  if (!bilan.ok) return { ok: false, reason: bilan.failure };
  const wire = writeBilan(bilan.value);
  const { procedureComparison: procedures } = wire;
  return {
    ok: true,
    bilan: {
      ...wire,
      timeline: { ...wire.timeline, phases: [...wire.timeline.phases] },
      procedureComparison: procedures && { ...procedures, hypotheses: [...procedures.hypotheses] },
      warnings: [...wire.warnings],
    },
  };
};
