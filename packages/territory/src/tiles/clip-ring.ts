export type TilePoint = readonly [x: number, y: number];

const crossing = (a: TilePoint, b: TilePoint, axis: 0 | 1, limit: number): TilePoint => {
  const share = (limit - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [limit, a[1] + share * (b[1] - a[1])] : [a[0] + share * (b[0] - a[0]), limit];
};

const clipSide = (ring: readonly TilePoint[], axis: 0 | 1, limit: number, side: 1 | -1): TilePoint[] => {
  const inside = (p: TilePoint): boolean => side * (p[axis] - limit) <= 0;
  const kept: TilePoint[] = [];
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous !== undefined && inside(previous) !== inside(point)) kept.push(crossing(previous, point, axis, limit));
    if (inside(point)) kept.push(point);
    previous = point;
  }
  return kept;
};

/** Sutherland–Hodgman against the square from `low` to `high`; empty when nothing is left. */
export const clipRing = (ring: readonly TilePoint[], low: number, high: number): readonly TilePoint[] => {
  const within = ring.every(([x, y]) => x >= low && x <= high && y >= low && y <= high);
  if (within) return ring;
  const right = clipSide(ring, 0, high, 1);
  const left = clipSide(right, 0, low, -1);
  const bottom = clipSide(left, 1, high, 1);
  return clipSide(bottom, 1, low, -1);
};
