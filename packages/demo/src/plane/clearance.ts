import { distanceToSegment, type Point, pointInRing, segmentsMeet } from "@lotir/geometry";

const edgesOf = (ring: readonly Point[]): readonly (readonly [Point, Point])[] =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length] ?? point] as const);

/** Whether a small shape stands inside a ring, everywhere at least some metres from its boundary. */
export const standsInside = (shape: readonly Point[], ring: readonly Point[], margin: number): boolean => {
  if (!shape.every((point) => pointInRing(point, ring))) return false;
  const edges = edgesOf(ring);
  const isFar = (point: Point, from: Point, to: Point): boolean => distanceToSegment(point, from, to) >= margin;
  if (!shape.every((point) => edges.every(([from, to]) => isFar(point, from, to)))) return false;
  const sides = edgesOf(shape);
  // A corner of the ring may poke into a long side of the shape, and a long edge may run right through it.
  return edges.every(([corner, next]) =>
    sides.every(([from, to]) => isFar(corner, from, to) && !segmentsMeet(corner, next, from, to)),
  );
};

/** Whether two convex-ish shapes keep some metres between them. */
export const standsApart = (a: readonly Point[], b: readonly Point[], margin: number): boolean => {
  const far = (shape: readonly Point[], other: readonly Point[]): boolean =>
    shape.every((point) => edgesOf(other).every(([from, to]) => distanceToSegment(point, from, to) >= margin));
  return (
    far(a, b) && far(b, a) && !a.some((point) => pointInRing(point, b)) && !b.some((point) => pointInRing(point, a))
  );
};
