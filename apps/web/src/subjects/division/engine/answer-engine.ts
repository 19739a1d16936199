import { moveAccess, splitLot, withLotArea } from "@lotir/division";
import type { Point } from "@lotir/geometry";
import { balancePlan } from "./balance-plan.ts";
import { type DrawnPlan, drawPlan } from "./draw-plan.ts";
import { findStrategy } from "./find-strategy.ts";
import type { EngineAnswers, EngineAsked, LivePlan, OpenedFrame } from "./messages.ts";
import { type OpenedGround, openGround } from "./opened-ground.ts";

const lotsToBalance = ({ lots }: DrawnPlan) =>
  lots.map(({ letter, areaM2, keepsHouse, priceEur, lowEur, highEur }) => ({
    letter,
    areaM2,
    keepsHouse,
    priceEur: priceEur === null ? null : Math.round(priceEur),
    lowEur,
    highEur,
    origin: priceEur === null ? ("inconnu" as const) : ("estimation" as const),
  }));

const livePlan = (opened: OpenedGround, asked: Extract<EngineAsked, { kind: "draw" }>): LivePlan | undefined => {
  const started = performance.now();
  const plan = drawPlan(opened, asked.program, asked.known);
  if (plan === undefined) return undefined;
  const balanced = balancePlan(opened.ground, {
    lots: lotsToBalance(plan),
    procedure: plan.procedure,
    lane: plan.lane ?? undefined,
    clearM2: plan.clearM2 + (asked.isCleared ? opened.ground.builtM2 : 0),
  });
  return {
    plan,
    result: balanced.ok ? balanced.bilan.result : null,
    reason: balanced.ok ? null : balanced.reason,
    ms: performance.now() - started,
  };
};

const ROADS: ReadonlySet<string> = new Set(["voie", "voie-privee"]);

const frameOf = ({ site }: OpenedGround): OpenedFrame => ({
  origin: [site.origin.x, site.origin.y],
  parcels: site.request.parcels.map(({ polygon }) => polygon),
  buildings: site.request.buildings.flatMap(({ shape }) => shape),
  roads: site.request.boundary.filter(({ kind }) => ROADS.has(kind)).map(({ from, to }) => [from, to] as const),
});

/** What the thread of the engine does, apart from the thread: the ground is opened once, then questions follow. */
export const engineAnswers = () => {
  let opened: OpenedGround | undefined;
  return (asked: EngineAsked): EngineAnswers[EngineAsked["kind"]] => {
    if (asked.kind === "open") {
      opened = openGround(asked.ground);
      return opened && frameOf(opened);
    }
    if (opened === undefined) return undefined;
    if (asked.kind === "draw") return livePlan(opened, asked);
    if (asked.kind === "find") return findStrategy(opened, asked);
    const { site, rules, wish } = opened;
    if (asked.kind === "access") return moveAccess(site, asked.program, { lot: asked.lot, rules, wish });
    if (asked.kind === "area") {
      const area = asked.areaM2 * site.request.scale ** 2;
      return withLotArea(asked.program, site.ground, { lot: asked.lot, area, locked: asked.locked });
    }
    const local = ([x, y]: Point) => ({ x: x - site.origin.x, y: y - site.origin.y });
    const line = asked.line && { from: local(asked.line[0]), to: local(asked.line[1]) };
    return splitLot(asked.program, site.ground, { lot: asked.lot, line });
  };
};
