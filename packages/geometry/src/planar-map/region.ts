/**
 * A corner of a region and the tag of the edge that leaves it: what the edge is (a piece of the site's boundary, a cut)
 * travels with it through every cut, so that nobody has to find it again by distance.
 */
export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** A closed line of at least three corners, the first not repeated. */
export type Loop = readonly Vertex[];

/** A connected piece of plane: an outer loop, counter-clockwise, and its holes, clockwise. */
export interface Region {
  readonly outer: Loop;
  readonly holes: readonly Loop[];
}

/** The straight line of the points where `nx·x + ny·y = t`; (nx, ny) has length 1. "Below" is where the sum is smaller. */
export interface Line {
  readonly nx: number;
  readonly ny: number;
  readonly t: number;
}

const NOWHERE: Vertex = { x: Number.NaN, y: Number.NaN, edge: Number.NaN };

/** The last corner of a loop (not-a-number for an empty one, which no region has). */
export const lastOf = (loop: Loop): Vertex => loop[loop.length - 1] ?? NOWHERE;

export const loopsOf = (region: Region): readonly Loop[] =>
  region.holes.length === 0 ? [region.outer] : [region.outer, ...region.holes];

/** Signed area of a loop, positive counter-clockwise, measured from its own corner so that far origins cost nothing. */
export const loopArea = (loop: Loop): number => {
  let previous = lastOf(loop);
  const { x, y } = previous;
  let sum = 0;
  for (const vertex of loop) {
    sum += (previous.x - x) * (vertex.y - y) - (vertex.x - x) * (previous.y - y);
    previous = vertex;
  }
  return sum / 2;
};

/** Area of a region, holes taken off, in the square of the unit of its coordinates. */
export const regionArea = (region: Region): number => {
  let area = loopArea(region.outer);
  for (const hole of region.holes) area += loopArea(hole);
  return area;
};
