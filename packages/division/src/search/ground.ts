import { intersection, type Loop, loopArea, type MultiPolygon, type Region } from "@lotir/geometry";
import type { IsFront } from "../access/longest-frontage.ts";
import type { AccessWidths } from "../access/passage.ts";
import { localPolygon, toLocal } from "../plan/region-shapes.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { DivisionWish } from "../rules/division-wish.ts";
import { closedTo } from "../site/close-frontage.ts";
import type { EdgeFact, Site } from "../site/site.ts";
import { overlaps } from "./clearance.ts";

/** Something that must stay whole in one lot, at a distance from new lines. */
export interface Keep {
  readonly id: string;
  readonly loop: Loop;
  readonly area: number;
  /** Distance asked to a new line, m; zero for what must only not be cut. */
  readonly clearance: number;
  readonly isHouse: boolean;
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
  /** What no way in may cross. */
  readonly closed: readonly Loop[];
  readonly widths: AccessWidths;
  readonly leastLot: number;
  readonly leastHouseLot: number;
  readonly bodyWidth: number;
  readonly minFrontage: number;
  readonly houseCoverage: number;
  readonly evenness: number;
  readonly easements: boolean;
}

/** A house is a hard building of more than 20 m²: sheds and pools move. */
const HOUSE = 20;

const WAYS = new Set<EdgeFact["kind"]>(["voie", "voie-privee"]);

/** Edges a lot may enter by. A private lane (grade C) only counts where there is nothing better: it needs a right of way. */
export const frontOf = (edges: readonly EdgeFact[], region: Region): IsFront => {
  const ways = edges.map(({ kind, closed }) => WAYS.has(kind) && closed !== true);
  const own = edges.map(({ grade }, tag) => ways[tag] === true && grade !== "C");
  const hasOwn = [region.outer, ...region.holes].some((loop) => loop.some(({ edge }) => own[edge] === true));
  const chosen = hasOwn ? own : ways;
  // New lines carry negative tags: an array asked for one answers slowly.
  return (tag) => tag >= 0 && chosen[tag] === true;
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

/** Whether a strip or a shared face runs into a building, or over what may not be crossed. */
export const isBlockedOn =
  ({ keeps, closed }: Pick<Ground, "keeps" | "closed">) =>
  (strip: Region): boolean =>
    keeps.some(({ loop }) => overlaps(strip.outer, loop)) || closed.some((loop) => overlaps(strip.outer, loop));

export const groundOf = (site: Site, rules: DivisionRules, wish: DivisionWish): Ground => {
  const scale = site.request.scale * site.request.scale;
  const sanitation = rules.sanitationArea?.value ?? 0;
  // Who asks for a lot of 300 m² wishes for no larger one.
  const smallest = Math.min(...(wish.areas ?? []), Infinity);
  const keeps = site.obstacles.flatMap(({ id, loops, area, solidity }) =>
    loops.map((loop): Keep => {
      const isHouse = solidity === "dur" && area > HOUSE;
      return { id, loop, area, clearance: isHouse ? rules.houseSetback.value : 0, isHouse };
    }),
  );
  return {
    region: site.ground,
    scale,
    isFront: frontOf(site.edges, site.ground),
    keeps: [...keeps, ...tanksOf(site)],
    closed: loopsIn(closedTo(site.constraints), site),
    widths: rules.accessWidths.value,
    leastLot: Math.max(Math.min(wish.lotArea, smallest), sanitation) * scale,
    leastHouseLot: Math.max(Math.min(wish.houseLotArea, smallest), sanitation) * scale,
    bodyWidth: rules.bodyWidth.value,
    minFrontage: rules.minFrontage?.value ?? 0,
    // On the whole operation, what the house covers of its own lot is no rule.
    houseCoverage: rules.appreciation.value === "lot" ? (rules.coverage?.value ?? 1) : 1,
    evenness: wish.evenness ?? Infinity,
    easements: rules.easements.value,
  };
};
