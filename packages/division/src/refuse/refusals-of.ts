import { multiPolygonArea, regionArea } from "@lotir/geometry";
import { frontageLengthOf, longestFrontage } from "../access/longest-frontage.ts";
import { PLACE } from "../envelope/parking-on.ts";
import type { Ground } from "../ground/ground.ts";
import type { Lot, Plan } from "../plan/plan.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { DivisionWish } from "../rules/division-wish.ts";
import type { Fall } from "../search/judge-program.ts";
import type { SearchFindings } from "../search/search-sketches.ts";
import type { Site } from "../site/site.ts";

/** Why a number of lots has no plan. */
export type RefusalCode =
  | "NO_ROAD"
  | "ROAD_UNKNOWN"
  | "FRONT_SHORT"
  | "AREA_SMALL"
  | "ZONE_NO"
  | "HOUSE_CENTRE"
  | "HOUSE_BLOCKS_STRIP"
  | "WIDTH_NARROW"
  | "ENVELOPE_EMPTY"
  | "CES_EXCEEDED"
  | "PLEINE_TERRE"
  | "PARKING"
  | "ANC_AREA"
  | "EASEMENT_FORBIDDEN"
  | "SHAPE_BAD"
  | "TIME_LIMIT";

export type RefusalUnit = "m" | "m²" | "ratio" | "lots" | "candidats";

/** One reason, with the best value any candidate reached, what is asked, and what is missing (same unit). */
export interface Refusal {
  readonly code: RefusalCode;
  readonly lots: number;
  readonly measured: number;
  readonly needed: number;
  readonly missing: number;
  readonly unit: RefusalUnit;
  /** Share of the candidates that fell for this reason. */
  readonly share: number;
}

interface RefusalContext {
  readonly site: Site;
  readonly rules: DivisionRules;
  readonly ground: Ground;
  readonly wish: DivisionWish;
}

const CODES: Record<Fall["code"], { code: RefusalCode; unit: RefusalUnit } | undefined> = {
  cut: { code: "SHAPE_BAD", unit: "ratio" },
  area: { code: "AREA_SMALL", unit: "m²" },
  "house-area": { code: "AREA_SMALL", unit: "m²" },
  evenness: { code: "SHAPE_BAD", unit: "ratio" },
  "house-cut": { code: "HOUSE_CENTRE", unit: "m" },
  clearance: { code: "HOUSE_CENTRE", unit: "m" },
  coverage: { code: "CES_EXCEEDED", unit: "ratio" },
  width: { code: "WIDTH_NARROW", unit: "m" },
  access: { code: "FRONT_SHORT", unit: "m" },
  frontage: { code: "FRONT_SHORT", unit: "m" },
  easement: { code: "EASEMENT_FORBIDDEN", unit: "lots" },
};

const refusal = (parts: Omit<Refusal, "missing">): Refusal => ({
  ...parts,
  missing: Math.max(0, parts.needed - parts.measured),
});

/** Rules that say "at most": what is missing is what goes beyond. */
const AT_MOST: ReadonlySet<Fall["code"]> = new Set(["coverage", "evenness", "easement"]);

/** Where sanitation asks for more land than people do, the land is short for it. */
const isForSanitation = ({ rules, wish }: RefusalContext): boolean =>
  (rules.sanitationArea?.value ?? 0) > Math.max(wish.lotArea, wish.houseLotArea);

/** How near a fall came to holding: the nearest one of each kind is the one worth telling. */
const nearness = ({ code, measured, needed }: Fall): number => {
  if (needed === 0) return -measured;
  return code === "coverage" || code === "evenness" ? -measured / needed : measured / needed;
};

const fromFalls = (findings: SearchFindings, context: RefusalContext): Refusal[] => {
  const { ground } = context;
  const groups = Map.groupBy(findings.falls, ({ code }) => code);
  const total = Math.max(1, findings.falls.length);
  const refusals = [...groups.entries()].flatMap(([kind, falls]): Refusal[] => {
    const known = CODES[kind];
    const nearest = falls.reduce((best, fall) => (nearness(fall) > nearness(best) ? fall : best));
    if (known === undefined) return [];
    const blocked =
      kind === "access" &&
      ground.keeps.length > 0 &&
      longestFrontage(ground.region, ground.isFront) >= ground.widths[0];
    const sanitation = known.code === "AREA_SMALL" && isForSanitation(context);
    const code = blocked ? "HOUSE_BLOCKS_STRIP" : sanitation ? "ANC_AREA" : known.code;
    const { measured, needed } = nearest;
    const told = refusal({
      code,
      lots: findings.count,
      measured,
      needed,
      unit: known.unit,
      share: falls.length / total,
    });
    return [AT_MOST.has(kind) ? { ...told, missing: Math.max(0, measured - needed) } : told];
  });
  const merged = Map.groupBy(refusals, ({ code }) => code);
  return [...merged.values()].flatMap((same) => {
    const [best] = [...same].sort((a, b) => a.missing / (a.needed || 1) - b.missing / (b.needed || 1));
    return best === undefined ? [] : [{ ...best, share: same.reduce((sum, { share }) => sum + share, 0) }];
  });
};

/** The places that do not fit are told by the land they take, m²: what the fullest lot leaves, and what they ask. */
const parkingGap = (
  plans: readonly Plan[],
  reading: "lot" | "ensemble",
  rules: DivisionRules,
): Pick<Refusal, "code" | "measured" | "needed" | "unit"> => {
  const needed = rules.parkingPerLot.value * PLACE.width * PLACE.depth;
  const left = plans.map((plan) =>
    Math.min(
      ...plan.lots.map(({ area, envelope }) =>
        envelope === undefined || envelope[reading].parking ? Infinity : area.map - envelope[reading].house,
      ),
    ),
  );
  // Land enough in all, in no shape that takes them: the gap is of shape, and nothing is missing in m².
  return { code: "PARKING", measured: Math.max(0, ...left.filter(Number.isFinite)), needed, unit: "m²" };
};

/** What the kept buildings of a lot leave open. */
const openOf = ({ area, standing }: Lot): number => 1 - standing.reduce((sum, each) => sum + each.area, 0) / area.map;

/** The least open ground: of the lots one by one, and of the operation as a whole where rules are read so. */
const leastOpen = ({ lots }: Plan, reading: "lot" | "ensemble"): number => {
  const shares = lots.map((lot) => ({ lot, open: lot.envelope?.[reading].openGround ?? openOf(lot) }));
  const onNew = shares.filter(({ lot }) => !lot.keepsHouse).map(({ open }) => open);
  const onKept = shares.filter(({ lot }) => lot.keepsHouse).map(({ open }) => open);
  if (reading === "lot" || onKept.length === 0) return Math.min(...onNew, ...onKept);
  const whole = lots.reduce((sum, { area }) => sum + area.map, 0);
  return Math.min(...onNew, shares.reduce((sum, { lot, open }) => sum + open * lot.area.map, 0) / whole);
};

const envelopeRefusals = (plans: readonly Plan[], count: number, { rules, site }: RefusalContext): Refusal[] => {
  const siteArea = site.areas.map;
  const reading = rules.appreciation.value === "ensemble" ? "ensemble" : "lot";
  const worst = plans.map((plan) => {
    const envelopes = plan.lots.flatMap(({ envelope }) => (envelope === undefined ? [] : [envelope[reading]]));
    return {
      house: Math.min(...envelopes.map(({ house }) => house)),
      open: leastOpen(plan, reading),
      area: Math.min(...envelopes.map(({ shape }) => multiPolygonArea(shape))),
      footprint: Math.min(...envelopes.map(({ footprint }) => footprint)),
      lot: Math.min(...plan.lots.filter(({ envelope }) => envelope !== undefined).map(({ area }) => area.map)),
      newLots: envelopes.length,
      share: Math.min(...plan.lots.map(({ body }) => body.share)),
      width: Math.min(...plan.lots.map(({ body }) => body.width)),
      parking: envelopes.every(({ parking }) => parking),
    };
  });
  const best = worst.sort((a, b) => b.house - a.house || b.area - a.area)[0];
  if (best === undefined) return [];
  const base = { lots: count, share: 0 };
  const needed = rules.houseFootprint.value;
  const coverage = rules.coverage?.value;
  if (coverage !== undefined && best.footprint < needed && best.area >= needed) {
    // What the smallest house would make the lot, or the whole operation, covered by.
    const over = (best.newLots * (needed - best.footprint)) / siteArea;
    const measured = reading === "lot" ? needed / best.lot : coverage + over;
    const told = refusal({ ...base, code: "CES_EXCEEDED", measured, needed: coverage, unit: "ratio" });
    return [{ ...told, missing: Math.max(0, measured - coverage) }];
  }
  if (best.house < needed) {
    return [
      refusal({ ...base, code: "ENVELOPE_EMPTY", measured: Math.min(best.house, best.area), needed, unit: "m²" }),
    ];
  }
  const open = rules.pleineTerre?.value ?? 0;
  if (best.open < open)
    return [refusal({ ...base, code: "PLEINE_TERRE", measured: best.open, needed: open, unit: "ratio" })];
  if (!best.parking) return [refusal({ ...base, ...parkingGap(plans, reading, rules) })];
  if (best.share < 0.7)
    return [refusal({ ...base, code: "SHAPE_BAD", measured: best.share, needed: 0.7, unit: "ratio" })];
  return [refusal({ ...base, code: "WIDTH_NARROW", measured: best.width, needed: rules.bodyWidth.value, unit: "m" })];
};

/** Areas are compared on the plane and told on the ground. */
const onGround = (refused: Refusal, { site }: RefusalContext): Refusal => {
  if (refused.unit !== "m²") return refused;
  const square = site.request.scale * site.request.scale;
  const { measured, needed, missing } = refused;
  return { ...refused, measured: measured / square, needed: needed / square, missing: missing / square };
};

/**
 * The binding reasons for one number of lots, the most frequent first. A bound that no layout can beat (zone, road,
 * area) stands alone: nothing else would be worth telling.
 */
export const refusalsOf = (
  findings: SearchFindings | undefined,
  unbuildable: readonly Plan[],
  context: RefusalContext,
): Refusal[] => bindingReasons(findings, unbuildable, context).map((refused) => onGround(refused, context));

const bindingReasons = (
  findings: SearchFindings | undefined,
  unbuildable: readonly Plan[],
  context: RefusalContext,
): Refusal[] => {
  const { ground } = context;
  if (findings === undefined) {
    return [refusal({ code: "ZONE_NO", lots: 0, measured: 0, needed: 1, unit: "lots", share: 1 })];
  }
  const base = { lots: findings.count, share: 1 };
  const front = frontageLengthOf(ground.region, ground.isFront);
  if (front === 0) {
    // What lies across these limits is not loaded: a street may be there.
    const unknown = frontageLengthOf(ground.region, (tag) => context.site.edges[tag]?.kind === "inconnu");
    const code = unknown >= ground.widths[0] ? "ROAD_UNKNOWN" : "NO_ROAD";
    return [refusal({ ...base, code, measured: 0, needed: ground.widths[0], unit: "m" })];
  }
  const [fall] = findings.falls;
  if (findings.seen === 0 && fall?.code === "access") {
    return [refusal({ ...base, code: "FRONT_SHORT", measured: fall.measured, needed: fall.needed, unit: "m" })];
  }
  if (findings.seen === 0 && fall !== undefined) {
    const code = isForSanitation(context) ? "ANC_AREA" : "AREA_SMALL";
    return [refusal({ ...base, code, measured: regionArea(ground.region), needed: fall.needed, unit: "m²" })];
  }
  // Lots that hold and take no house went further than any candidate that fell: that reason binds first.
  const fallen = fromFalls(findings, context).sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
  const found = [...envelopeRefusals(unbuildable, findings.count, context), ...fallen];
  if (found.length > 0) return found;
  const code = findings.complete ? "SHAPE_BAD" : "TIME_LIMIT";
  return [refusal({ ...base, code, measured: findings.seen, needed: findings.seen + 1, unit: "candidats" })];
};
