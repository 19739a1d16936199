import type { LonLatRings } from "./read-geojson.ts";
import type { LonLat } from "./shapes.ts";
import { signedArea } from "./signed-area.ts";

declare const canonical: unique symbol;

/**
 * Pieces in the one form that the product knows, in degrees: rings closed, no point said twice in a row, outer rings
 * counter-clockwise and holes clockwise (RFC 7946 §3.1.6), each ring from its westernmost point (of those, the
 * southernmost), holes and pieces in the order of those points. Two ways to write one ground are one value.
 * Rings may still cross themselves: mending is what parts them.
 */
export type CanonicalRings = LonLatRings & { readonly [canonical]: true };

type LonLatRing = readonly LonLat[];

const isSame = (a: LonLat, b: LonLat): boolean => a[0] === b[0] && a[1] === b[1];

const comesBefore = (a: LonLat, b: LonLat): number => a[0] - b[0] || a[1] - b[1];

const firstOf = (ring: LonLatRing | undefined): LonLat => ring?.[0] ?? [0, 0];

const open = (ring: LonLatRing): LonLat[] => {
  const points = ring.filter((point, rank) => rank === 0 || !isSame(point, ring[rank - 1] ?? point));
  while (points.length > 1 && isSame(firstOf(points), points.at(-1) ?? [0, 0])) points.pop();
  return points;
};

// The sense of a ring is the same in degrees and in metres: no projection of ours mirrors.
const sense = (ring: LonLatRing): number =>
  Math.sign(signedArea(ring.map(([lon, lat]): [number, number] => [lon, lat])));

const startOf = (points: LonLatRing): number =>
  points.reduce((best, point, rank) => (comesBefore(point, points[best] ?? point) < 0 ? rank : best), 0);

const canonicalRing = (ring: LonLatRing, wanted: 1 | -1): LonLatRing => {
  const points = open(ring);
  const turned = sense(points) === -wanted ? points.reverse() : points;
  const start = startOf(turned);
  const from = [...turned.slice(start), ...turned.slice(0, start)];
  return [...from, ...from.slice(0, 1)];
};

const byFirst = (a: LonLatRing | undefined, b: LonLatRing | undefined): number => comesBefore(firstOf(a), firstOf(b));

/** The same ground in its canonical form. Every coordinate is one of the source's, untouched. */
export const canonicalRings = (rings: LonLatRings): CanonicalRings =>
  rings
    .map(([outer = [], ...holes]) => [
      canonicalRing(outer, 1),
      ...holes.map((hole) => canonicalRing(hole, -1)).sort(byFirst),
    ])
    .sort(([a], [b]) => byFirst(a, b)) as unknown as CanonicalRings;
