import {
  difference,
  intersection,
  lastOf,
  loopsOf,
  type MultiPolygon,
  type Region,
  type Vertex,
} from "@lotir/geometry";
import { localPolygon } from "../plan/region-shapes.ts";
import type { DivisionRules } from "../rules/division-rules.ts";
import type { EdgeFact, Site } from "../site/site.ts";
import { edgeBand } from "./edge-band.ts";

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

const sidesOf = (region: Region, edges: readonly EdgeFact[]): Side[] =>
  loopsOf(region).flatMap((loop) => {
    let a = lastOf(loop);
    return loop.map((b) => {
      const kind = edges[a.edge]?.kind;
      const side = { a, b, isRoad: kind === "voie" || kind === "voie-privee", isNew: a.edge < 0 };
      a = b;
      return side;
    });
  });

const reachOf = (side: Side, rules: DivisionRules, reading: Reading): number => {
  if (side.isNew && reading === "ensemble") return 0;
  return side.isRoad ? rules.setbackFromVoie.value : rules.setbackFromLimite.value.least;
};

const shrunk = (ground: EnvelopeGround, sides: readonly Side[], reading: Reading): MultiPolygon => {
  const bands = sides.flatMap((side) => {
    const reach = reachOf(side, ground.rules, reading);
    return reach > 0 ? [edgeBand(side.a, side.b, reach)] : [];
  });
  const open = difference([localPolygon(ground.region)], bands);
  return ground.noBuild.length === 0 ? open : difference(open, ground.noBuild);
};

/** The depth in which a règlement lets build is counted from the roads of the site, not from those of one lot. */
const inBande = (shape: MultiPolygon, { site, rules }: EnvelopeGround): MultiPolygon => {
  const depth = rules.bande?.value;
  if (depth === undefined) return shape;
  const roads = sidesOf(site.ground, site.edges).filter(({ isRoad }) => isRoad);
  return roads.length === 0
    ? shape
    : intersection(
        shape,
        roads.map(({ a, b }) => edgeBand(a, b, depth)),
      );
};

/** "On the boundary or at least d": each long side boundary is tried both ways, at most three of them. */
const statesOf = (sides: readonly Side[], rules: DivisionRules): (readonly Side[])[] => {
  if (!rules.setbackFromLimite.value.onBoundary) return [sides];
  const long = sides
    .filter(({ isRoad }) => !isRoad)
    .sort((p, q) => Math.hypot(q.b.x - q.a.x, q.b.y - q.a.y) - Math.hypot(p.b.x - p.a.x, p.b.y - p.a.y))
    .slice(0, 3);
  return Array.from({ length: 2 ** long.length }, (_, mask) =>
    sides.filter((side) => {
      const rank = long.indexOf(side);
      return rank < 0 || (mask >> rank) % 2 === 0;
    }),
  );
};

/** Where a house may stand on a lot under one reading: one shape for each way of using its boundaries. */
export const buildableShapes = (ground: EnvelopeGround, reading: Reading): MultiPolygon[] =>
  statesOf(sidesOf(ground.region, ground.site.edges), ground.rules).map((sides) =>
    inBande(shrunk(ground, sides, reading), ground),
  );
