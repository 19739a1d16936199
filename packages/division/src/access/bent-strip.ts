import {
  difference,
  distanceBetween,
  distanceToSegment,
  intersection,
  type Loop,
  loopArea,
  loopsOf,
  type MultiPolygon,
  offset,
  type Point,
  type Polygon,
  polygonArea,
  type Region,
  regionArea,
  type Vertex,
} from "@lotir/geometry";
import { edgeBand } from "../shape/edge-band.ts";
import { convexCore } from "./convex-core.ts";
import { STRIP } from "./strip-along.ts";

/** Room for the rounding of arcs and of the grid, m. */
const SLACK = 0.02;

/** A core smaller than this is where a vehicle would only just not stand, m². */
const LEAST_CORE = 1e-3;

const polygonOf = ({ outer, holes }: Region): MultiPolygon => {
  const ring = (loop: Loop): Point[] => loop.map(({ x, y }): Point => [x, y]);
  return [{ outer: ring(outer), holes: holes.map(ring) }];
};

/** A plain shape as a region whose edges are all the side of a strip; undefined unless it is one piece. */
export const regionOf = (shape: MultiPolygon): Region | undefined => {
  const pieces = shape.filter((piece) => polygonArea(piece) > 0.05);
  const [polygon] = pieces;
  if (polygon === undefined || pieces.length > 1) return undefined;
  const loop = (ring: readonly Point[]): Loop => ring.map(([x, y]) => ({ x, y, edge: STRIP }));
  return { outer: loop(polygon.outer), holes: polygon.holes.map(loop) };
};

/** Hairs this fine along a common side are rounding, and would count as perimeter, m. */
const HAIR = 0.002;

const isHair = (a: Point, tip: Point, b: Point): boolean => {
  const [ux, uy, vx, vy] = [tip[0] - a[0], tip[1] - a[1], b[0] - tip[0], b[1] - tip[1]];
  const length = Math.hypot(ux, uy);
  return length === 0 || (ux * vx + uy * vy < 0 && Math.abs(ux * vy - uy * vx) < HAIR * Math.max(length, 1e-9));
};

/** A ring without the tips of its hairs: where it turns right back along itself. */
const shaved = (ring: readonly Point[]): readonly Point[] => {
  const kept = ring.filter((tip, index) => {
    const [a, b] = [ring[(index + ring.length - 1) % ring.length], ring[(index + 1) % ring.length]];
    return a === undefined || b === undefined || !isHair(a, tip, b);
  });
  return kept.length === ring.length || kept.length < 3 ? ring : shaved(kept);
};

/** A shape without another, as one region; undefined when it falls apart. */
export const without = (region: Region, taken: Region): Region | undefined =>
  regionOf(
    difference(polygonOf(region), polygonOf(taken)).map(({ outer, holes }) => ({ outer: shaved(outer), holes })),
  );

/** A corner this near to a side of the lot lies on it: the grid of the clipping moves it by less, m. */
const ON_SIDE = 0.005;

const isOn = ({ x, y }: Vertex, a: Vertex, b: Vertex): boolean =>
  distanceToSegment([x, y], [a.x, a.y], [b.x, b.y]) < ON_SIDE;

/** The clipping forgets what each side is: those that lie on a side of the lot are that side again. */
const named = (loop: Loop, lot: Region): Loop =>
  loop.map((from, index) => {
    const to = loop[(index + 1) % loop.length] ?? from;
    const sides = loopsOf(lot).flatMap((side) =>
      side.map((a, rank) => ({ a, b: side[(rank + 1) % side.length] ?? a })),
    );
    const side = sides.find(({ a, b }) => a.edge > 0 && isOn(from, a, b) && isOn(to, a, b));
    return side === undefined ? from : { ...from, edge: side.a.edge };
  });

/** Everything of a lot nearer than `width` to a flank: a strip that follows its bends. */
export const stripFollowing = (lot: Region, path: readonly Vertex[], width: number): Region | undefined => {
  const bands = path.flatMap((vertex, index) => {
    const next = path[index + 1];
    // The round end of one band is the round start of the next.
    return next === undefined ? [] : [edgeBand(vertex, next, width, { a: index === 0, b: true })];
  });
  const strip = bands.length === 0 ? undefined : regionOf(intersection(polygonOf(lot), bands));
  return strip && { outer: named(strip.outer, lot), holes: strip.holes.map((hole) => named(hole, lot)) };
};

/**
 * Whether a vehicle of the asked width goes through: shrunk by half of it the strips stay in one piece, which is at half
 * of it from both ends.
 */
export const letsThrough = (
  strips: readonly Region[],
  width: number,
  ends: { entry: MultiPolygon; served: Region },
): boolean => {
  const reach = width / 2 + 2 * SLACK;
  const reaches = (core: MultiPolygon): boolean =>
    distanceBetween(core, ends.entry) <= reach && distanceBetween(core, polygonOf(ends.served)) <= reach;
  // One strip of four sides is the usual case, and needs no clipping; what it does not settle is looked at in full.
  const [only] = strips;
  const plain = only === undefined || strips.length > 1 ? undefined : convexCore(only, width / 2 - 1.25 * SLACK);
  if (
    plain !== undefined &&
    plain.length > 2 &&
    loopArea(plain) > LEAST_CORE &&
    reaches(polygonOf({ outer: plain, holes: [] }))
  )
    return true;
  const joined = offset(strips.flatMap(polygonOf), SLACK / 4, "mitred");
  const core = offset(joined, -(width / 2 - SLACK), "round").filter((piece) => polygonArea(piece) > LEAST_CORE);
  return core.length === 1 && reaches(core);
};

/** Land a strip takes, m². */
export const stripArea = (strips: readonly Region[]): number =>
  strips.reduce((sum, strip) => sum + regionArea(strip), 0);

/** Edges a vehicle comes in by, as shapes of no width: only good to measure a distance to. */
export const entryEdges = (lot: Region, isEntry: (tag: number) => boolean): MultiPolygon =>
  lot.outer.flatMap((a, index) => {
    const b = lot.outer[(index + 1) % lot.outer.length];
    const edge = (to: Vertex): Polygon => ({
      outer: [
        [a.x, a.y],
        [to.x, to.y],
      ],
      holes: [],
    });
    return b !== undefined && isEntry(a.edge) ? [edge(b)] : [];
  });
