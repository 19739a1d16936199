import { minimalRectangle, type Point } from "@lotir/geometry";
import { areaOf, type LinedRing, pointAt, streetLength } from "../plane/lined-ring.ts";
import { splitRing } from "../plane/split-ring.ts";
import { angled, plus, times } from "../plane/vector.ts";
import type { Region, StreetPlan } from "./street-plan.ts";

const TURNING_RADIUS = 8.5;

// There and back along the two kerbs, round the turning circle: what it encloses is the street.
const keyhole = (
  mouth: Point,
  way: { readonly angle: number; readonly length: number; readonly width: number },
): readonly Point[] => {
  const [along, across] = [angled(way.angle), angled(way.angle + Math.PI / 2)];
  const at = (u: number, n: number): Point => plus(plus(mouth, times(along, u)), times(across, n));
  const half = way.width / 2;
  const opening = Math.asin(half / TURNING_RADIUS);
  const circle = Array.from({ length: 15 }, (_, index): Point => {
    const turn = Math.PI - opening - ((2 * Math.PI - 2 * opening) * index) / 14;
    return at(way.length + Math.cos(turn) * TURNING_RADIUS, Math.sin(turn) * TURNING_RADIUS);
  });
  return [at(-60, half), ...circle, at(-60, -half)];
};

// The middle of the street it opens on: the first crossing met on the way out.
const lastCrossing = (from: Point, to: Point, ring: LinedRing): Point | undefined => {
  const [rx, ry] = [to[0] - from[0], to[1] - from[1]];
  const shares = ring.points.flatMap((p, index) => {
    const q = pointAt(ring, index + 1);
    const [sx, sy] = [q[0] - p[0], q[1] - p[1]];
    const across = rx * sy - ry * sx;
    if (across === 0) return [];
    const share = ((p[0] - from[0]) * sy - (p[1] - from[1]) * sx) / across;
    const along = ((p[0] - from[0]) * ry - (p[1] - from[1]) * rx) / across;
    return share > 0 && share <= 1 && along >= 0 && along <= 1 ? [share] : [];
  });
  const first = Math.min(...shares);
  return Number.isFinite(first) ? [from[0] + rx * first, from[1] + ry * first] : undefined;
};

/** Opens a dead end with its turning circle into a wide block; the block as it was when there is no room for one. */
export const withDeadEnd = (region: Region, plan: StreetPlan): LinedRing => {
  const { land } = region;
  const { random } = plan;
  const box = minimalRectangle({ outer: land.points, holes: [] });
  const isFit = box.short > 70 && box.short < 165 && box.long > 105 && areaOf(land) > 8_000;
  const isWanted = region.district === "pavillons" || region.district === "villas";
  if (!isWanted || !isFit || !random.happens(0.62)) return land;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const angle = box.angle + (attempt % 2 === 0 ? 0 : Math.PI) + random.normal() * 0.03;
    const width = random.between(5, 6.5);
    const length = Math.min(box.long * random.between(0.5, 0.68), 150);
    const mouth = plus(box.centre, angled(angle, -box.long / 2));
    const split = splitRing(land, keyhole(mouth, { angle, length, width }), plan.streets.length);
    const pieces = [...(split?.left ?? []), ...(split?.right ?? [])].toSorted((a, b) => areaOf(b) - areaOf(a));
    const [ground, street] = pieces;
    if (pieces.length !== 2 || !ground || !street || areaOf(street) > 1_900) continue;
    if (streetLength({ ...street, sides: land.sides }) === 0) continue;
    const end = plus(mouth, angled(angle, length));
    const start = lastCrossing(end, plus(mouth, angled(angle, -60)), region.whole) ?? mouth;
    plan.streets.push({ number: plan.streets.length, rank: "impasse", width, centre: [start, end] });
    return ground;
  }
  return land;
};
