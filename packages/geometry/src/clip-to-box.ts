import type { Box, MultiPolygon, Point, Ring } from "./shapes.ts";

type Axis = 0 | 1;

interface Wall {
  readonly axis: Axis;
  readonly at: number;
  /** Which side is kept: 1 keeps what lies above the wall's coordinate. */
  readonly side: 1 | -1;
}

const beyond = (point: Point, { axis, at, side }: Wall): boolean => (point[axis] - at) * side < 0;

const onWall = (from: Point, to: Point, { axis, at }: Wall): Point => {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return axis === 0 ? [at, from[1] + share * (to[1] - from[1])] : [from[0] + share * (to[0] - from[0]), at];
};

const behindWall = (ring: Ring, wall: Wall): Ring => {
  const kept: Point[] = [];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from !== undefined && beyond(from, wall) !== beyond(to, wall)) kept.push(onWall(from, to, wall));
    if (!beyond(to, wall)) kept.push(to);
    from = to;
  }
  return kept;
};

/**
 * What lies in a box, ring by ring (Sutherland–Hodgman). Exact inside of the box; rings may run along its walls, so the
 * answer serves a further clipping by something strictly inside the box, and is no shape to be shown.
 */
export const clippedToBox = (shape: MultiPolygon, box: Box): MultiPolygon => {
  const walls: readonly Wall[] = [
    { axis: 0, at: box.minX, side: 1 },
    { axis: 0, at: box.maxX, side: -1 },
    { axis: 1, at: box.minY, side: 1 },
    { axis: 1, at: box.maxY, side: -1 },
  ];
  const inBox = (ring: Ring): Ring => walls.reduce(behindWall, ring);
  return shape
    .map(({ outer, holes }) => ({ outer: inBox(outer), holes: holes.map(inBox).filter((hole) => hole.length > 2) }))
    .filter(({ outer }) => outer.length > 2);
};
