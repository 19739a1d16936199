import { intersection, type Loop, loopArea, type MultiPolygon, offset, type Point, type Region } from "@lotir/geometry";
import { frontageLengthOf, type IsFront } from "../access/longest-frontage.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import { type DivisionWish, WAY_CLEARANCE } from "../rules/division-wish.ts";
import type { AccessWidths } from "../rules/passage.ts";
import { localPolygon, toLocal } from "../shape/region-shapes.ts";
import { closedTo } from "../site/close-frontage.ts";
import type { EdgeFact, Obstacle, Site } from "../site/site.ts";
import { overlaps } from "./clearance.ts";

/** Something that must stay whole in one lot, at a distance from new lines. */
export interface Keep {
  readonly id: string;
  readonly loop: Loop;
  readonly area: number;
  /** Distance asked to a new line, m: a house, a hard annex that stays with one; zero for what must only not be cut. */
  readonly clearance: number;
  readonly isHouse: boolean;
  /** The house that an annex goes with. */
  readonly annexOf?: string;
  /** A septic tank: no building, but it must stay in the lot of a house, when there is one. */
  readonly isTank?: true;
}

/** The site as the search sees it: metres of the local frame, numbers only. Areas are those of the plane. */
export interface Ground {
  readonly region: Region;
  /** m² of the plane for one m² of ground. */
  readonly scale: number;
  readonly isFront: IsFront;
  readonly keeps: readonly Keep[];
  /** Edges of neighbours' buildings: no lot holds them, and no new line may cut them. */
  readonly edges: readonly Loop[];
  /** What no way in may cross: protected woods and septic fields. */
  readonly closed: readonly Loop[];
  /** Houses with the room that a way leaves before their walls, and every other building as it stands. */
  readonly walls: readonly Loop[];
  readonly front: FrontTier;
  readonly widths: AccessWidths;
  readonly leastLot: number;
  readonly leastHouseLot: number;
  /** Above it a vacant lot is a remainder. */
  readonly largestLot: number;
  readonly bodyWidth: number;
  readonly minFrontage: number;
  readonly houseCoverage: number;
  readonly evenness: number;
  readonly easements: boolean;
}

/**
 * What a lot may enter by. `own`: what the site itself opens on. `lane`: a private lane too (grade C), which needs a right
 * of way. `beyond`: land that is not loaded too, where a road may be. Each is only asked when the one before gives no plan.
 */
export type FrontTier = "own" | "lane" | "beyond";
export const FRONT_TIERS: readonly FrontTier[] = ["own", "lane", "beyond"];

const isInTier = ({ kind, grade, leadsBeyond, closed }: EdgeFact, tier: FrontTier): boolean => {
  if (closed === true) return false;
  if (leadsBeyond === true) return tier === "beyond";
  if (kind === "voie" || kind === "voie-privee") return grade !== "C" || tier !== "own";
  return kind === "inconnu" && tier === "beyond";
};

/** Edges a lot may enter by, in that tier. What nobody described (tag 0) is never one. */
export const frontOf = (edges: readonly EdgeFact[], tier: FrontTier): IsFront => {
  const chosen = edges.map((edge, tag) => tag > 0 && isInTier(edge, tier));
  // New lines carry negative tags: an array asked for one answers slowly.
  return (tag) => tag >= 0 && chosen[tag] === true;
};

/** The site as a tier sees it: what is entered over unknown ground is held to be a road, setbacks included. */
export const enteredBy = (site: Site, tier: FrontTier): Site =>
  tier === "beyond"
    ? { ...site, edges: site.edges.map((edge) => (edge.kind === "inconnu" ? { ...edge, isEntered: true } : edge)) }
    : site;

/** The tiers that open something which the ones before do not. */
export const tiersOf = ({ edges, ground }: Pick<Site, "edges" | "ground">): readonly FrontTier[] => {
  const opened = FRONT_TIERS.map((tier) => frontageLengthOf(ground, frontOf(edges, tier)));
  return FRONT_TIERS.filter((_, rank) => (opened[rank] ?? 0) > (opened[rank - 1] ?? 0));
};

/**
 * The first answer with plans, from what the site opens on by itself to what is only supposed; without any, that of all
 * it may open on, whose reasons hold for the others.
 */
export const overTiers = <Answer extends { readonly plans: readonly unknown[] }>(
  site: Site,
  attempt: (front: FrontTier) => Answer,
): Answer => {
  const tiers = tiersOf(site);
  let answer: Answer | undefined;
  for (const tier of tiers) {
    answer = attempt(tier);
    if (answer.plans.length > 0) break;
  }
  return answer ?? attempt("own");
};

/** Between a septic tank and its field and any limit, m (NF DTU 64.1). */
const TANK_CLEARANCE = 3;

const loopsIn = (shape: MultiPolygon, site: Site): Loop[] =>
  intersection(toLocal(shape, site.origin), [localPolygon(site.ground)]).map(({ outer }) => {
    const loop = outer.map(([x, y]) => ({ x, y, edge: 0 }));
    return loopArea(loop) < 0 ? loop.reverse() : loop;
  });

const tanksOf = (site: Site): Keep[] =>
  site.constraints.flatMap(({ kind, shape }, index) =>
    kind !== "assainissement"
      ? []
      : loopsIn(shape, site).map((loop): Keep => {
          const id = `assainissement-${index + 1}`;
          return { id, loop, area: loopArea(loop), clearance: TANK_CLEARANCE, isHouse: false, isTank: true };
        }),
  );

/** Whether a strip or a shared face runs into a building or too near to a house, or over what may not be crossed. */
export const isBlockedOn =
  ({ walls, closed }: Pick<Ground, "walls" | "closed">) =>
  (strip: Region): boolean =>
    walls.some((loop) => overlaps(strip.outer, loop)) || closed.some((loop) => overlaps(strip.outer, loop));

const grown = (loop: Loop, by: number): Loop[] => {
  const outer = loop.map(({ x, y }): Point => [x, y]);
  return offset([{ outer, holes: [] }], by, "mitred").map((piece) => piece.outer.map(([x, y]) => ({ x, y, edge: 0 })));
};

/** A hard annex of this ground has walls that a way keeps away from, as a house has, m². */
const WALLED = 20;

const isWalled = ({ role, solidity, area }: Pick<Obstacle, "role" | "solidity" | "area">): boolean =>
  role === "annexe" && solidity === "dur" && area > WALLED;

const wallsOf = ({ obstacles }: Site, clearance: number): Loop[] =>
  obstacles.flatMap((obstacle) =>
    clearance > 0 && (obstacle.role === "maison" || isWalled(obstacle))
      ? obstacle.loops.flatMap((loop) => grown(loop, clearance))
      : obstacle.loops,
  );

export const groundOf = (site: Site, rules: DivisionRules, wish: DivisionWish, front: FrontTier = "own"): Ground => {
  const scale = site.request.scale * site.request.scale;
  const sanitation = rules.sanitationArea?.value ?? 0;
  // Who asks for a lot of 300 m² wishes for no larger one.
  const smallest = Math.min(...(wish.areas ?? []), Infinity);
  const keeps = site.obstacles
    .filter(({ role }) => role !== "debord")
    .flatMap(({ id, loops, area, role, house, solidity }) =>
      loops.map((loop): Keep => {
        const isHouse = role === "maison";
        const hasWalls = isHouse || isWalled({ role, solidity, area });
        const clearance = hasWalls ? rules.houseSetback.value : 0;
        return { id, loop, area, clearance, isHouse, ...(house === undefined ? {} : { annexOf: house }) };
      }),
    );
  return {
    region: site.ground,
    scale,
    isFront: frontOf(site.edges, front),
    front,
    keeps: [...keeps, ...tanksOf(site)],
    edges: site.obstacles.filter(({ role }) => role === "debord").flatMap(({ loops }) => loops),
    walls: [...wallsOf(site, wish.wayClearance ?? WAY_CLEARANCE), ...tanksOf(site).map(({ loop }) => loop)],
    closed: loopsIn(closedTo(site.constraints), site),
    widths: rules.accessWidths.value,
    leastLot: Math.max(Math.min(wish.lotArea, smallest), sanitation) * scale,
    leastHouseLot: Math.max(Math.min(wish.houseLotArea, smallest), sanitation) * scale,
    largestLot: (wish.areas === undefined ? (wish.largestLot ?? Infinity) : Infinity) * scale,
    bodyWidth: rules.bodyWidth.value,
    minFrontage: rules.minFrontage?.value ?? 0,
    // On the whole operation, what the house covers of its own lot is no rule.
    houseCoverage: rules.appreciation.value === "lot" ? (rules.coverage?.value ?? 1) : 1,
    evenness: wish.evenness ?? Infinity,
    easements: rules.easements.value,
  };
};
