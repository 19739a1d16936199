import { isOfStrategy, type Plan, proposeDivisions, SCAN_WORK, strategyWish } from "@lotir/division";
import { balancePlan } from "./balance-plan.ts";
import { drawPlan } from "./draw-plan.ts";
import type { StrategyFinding, StrategySearch } from "./messages.ts";
import type { OpenedGround } from "./opened-ground.ts";

const sizesOf = ({ lots }: Plan) => lots.map(({ area, keepsHouse }) => ({ areaM2: area.ground, keepsHouse }));

const told = (opened: OpenedGround, plan: Plan, isCleared: boolean): StrategyFinding => {
  const drawn = drawPlan(opened, plan.program);
  const lots = (drawn?.lots ?? []).map(({ letter, areaM2, keepsHouse, priceEur, lowEur, highEur }) => ({
    letter,
    areaM2,
    keepsHouse,
    priceEur: priceEur === null ? null : Math.round(priceEur),
    lowEur,
    highEur,
    origin: "estimation" as const,
  }));
  const balanced =
    drawn === undefined
      ? undefined
      : balancePlan(opened.ground, {
          lots,
          procedure: drawn.procedure,
          lane: drawn.lane ?? undefined,
          clearM2: drawn.clearM2 + (isCleared ? opened.ground.builtM2 : 0),
        });
  const result = balanced?.ok ? balanced.bilan.result : undefined;
  return {
    lots: plan.lots.length,
    revenueEur: result?.turnoverEur ?? null,
    netEur: result?.netEur ?? null,
    netRate: result?.netRate ?? null,
  };
};

/** What the engine finds at a first pass for a strategy, its quick work alone: the generation looks further. */
export const findStrategy = (
  opened: OpenedGround,
  { strategy, minLotSize, isCleared }: StrategySearch,
): StrategyFinding | "none" => {
  const { plans } = proposeDivisions(opened.site, {
    rules: opened.rules,
    wish: { ...opened.wish, ...strategyWish({ strategy, minLotSize }, opened.ground.balance.areaM2) },
    strategy,
    budget: SCAN_WORK,
  });
  const best = plans.find((plan) => isOfStrategy(strategy, sizesOf(plan)));
  return best === undefined ? "none" : told(opened, best, isCleared);
};
