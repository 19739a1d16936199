import {
  difference,
  intersection,
  lastOf,
  loopsOf,
  type MultiPolygon,
  type Region,
  type Vertex,
} from "@lotir/geometry";
import type { DivisionRules } from "../rules/division-rules.ts";
import { edgeBand } from "../shape/edge-band.ts";
import { localPolygon } from "../shape/region-shapes.ts";
import type { EdgeFact, Site } from "../site/site.ts";

/** What an envelope is computed from, in metres of the local frame; strips over the lot are part of what takes no building. */
export interface EnvelopeGround {
  readonly region: Region;
  readonly lotArea: number;
  /** What kept houses cover of the whole site, m², and the new lots that share the rest of what may be covered. */
  readonly operation: { readonly built: number; readonly newLots: number };
  readonly site: Pick<Site, "ground" | "edges" | "areas">;
  readonly noBuild: MultiPolygon;
  readonly rules: DivisionRules;
}

/** The two readings of article R.151-21. */
export type Reading = "lot" | "ensemble";

interface Side {
  readonly a: Vertex;
  readonly b: Vertex;
  readonly isRoad: boolean;
  readonly isNew: boolean;
}

const sidesOf = (region: Region, edges: readonly EdgeFact[]): Side[][] =>
  loopsOf(region).map((loop) => {
    let a = lastOf(loop);
    return loop.map((b) => {
      const edge = edges[a.edge];
      const isRoad = edge?.kind === "voie" || edge?.kind === "voie-privee" || edge?.isEntered === true;
      const side = { a, b, isRoad, isNew: a.edge < 0 };
      a = b;
      return side;
    });
  });

const reachOf = (side: Side, rules: DivisionRules, reading: Reading): number => {
  if (side.isNew && reading === "ensemble") return 0;
  return side.isRoad ? rules.setbackFromVoie.value : rules.setbackFromLimite.value.least;
};

interface Reaching {
  readonly side: Side;
  readonly reach: number;
}

/** How the boundary turns from one side to the next, the land on its left. */
const cornerOf = (before: Side, after: Side): { readonly isReflex: boolean; readonly isWide: boolean } => {
  const [ux, uy] = [before.b.x - before.a.x, before.b.y - before.a.y];
  const [vx, vy] = [after.b.x - after.a.x, after.b.y - after.a.y];
  return { isReflex: ux * vy - uy * vx < 0, isWide: ux * vx + uy * vy > 0 };
};

/**
 * A corner that turns in is nearest to land that neither side faces: one of the two bands goes round it. Elsewhere the
 * band of the next side covers that land, unless it reaches less far and the corner is wide.
 */
const bandsOf = (loop: readonly Reaching[]): MultiPolygon =>
  loop.flatMap(({ side, reach }, index) => {
    const before = loop[(index + loop.length - 1) % loop.length];
    const after = loop[(index + 1) % loop.length];
    if (reach <= 0 || before === undefined || after === undefined) return [];
    const [first, last] = [cornerOf(before.side, side), cornerOf(side, after.side)];
    return [
      edgeBand(side.a, side.b, reach, {
        a: reach > before.reach && (first.isReflex || first.isWide),
        b: last.isReflex ? reach >= after.reach : reach > after.reach && last.isWide,
      }),
    ];
  });

const shrunk = (ground: EnvelopeGround, loops: readonly (readonly Reaching[])[]): MultiPolygon => {
  const open = difference([localPolygon(ground.region)], loops.flatMap(bandsOf));
  return ground.noBuild.length === 0 ? open : difference(open, ground.noBuild);
};

/** The depth in which a règlement lets build is counted from the roads of the site, not from those of one lot. */
const inBande = (shape: MultiPolygon, { site, rules }: EnvelopeGround): MultiPolygon => {
  const depth = rules.bande?.value;
  if (depth === undefined) return shape;
  const roads = sidesOf(site.ground, site.edges)
    .flat()
    .filter(({ isRoad }) => isRoad);
  return roads.length === 0
    ? shape
    : intersection(
        shape,
        roads.map(({ a, b }) => edgeBand(a, b, depth)),
      );
};

/** "On the boundary or at least d": each long side boundary is tried both ways, at most three of them. */
const freedIn = (sides: readonly Side[], rules: DivisionRules): ReadonlySet<Side>[] => {
  if (!rules.setbackFromLimite.value.onBoundary) return [new Set()];
  const long = sides
    .filter(({ isRoad }) => !isRoad)
    .sort((p, q) => Math.hypot(q.b.x - q.a.x, q.b.y - q.a.y) - Math.hypot(p.b.x - p.a.x, p.b.y - p.a.y))
    .slice(0, 3);
  return Array.from(
    { length: 2 ** long.length },
    (_, mask) => new Set(long.filter((_, rank) => (mask >> rank) % 2 === 1)),
  );
};

/** Where a house may stand on a lot under one reading: one shape for each way of using its boundaries. */
export const buildableShapes = (ground: EnvelopeGround, reading: Reading): MultiPolygon[] => {
  const loops = sidesOf(ground.region, ground.site.edges);
  return freedIn(loops.flat(), ground.rules).map((freed) => {
    const reaching = loops.map((loop) =>
      loop.map((side) => ({ side, reach: freed.has(side) ? 0 : reachOf(side, ground.rules, reading) })),
    );
    return inBande(shrunk(ground, reaching), ground);
  });
};
