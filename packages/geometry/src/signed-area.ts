import type { Ring } from "./shapes.ts";

/**
 * Signed area of a ring, in square units of its plane: positive when counter-clockwise.
 * Computed around the ring's first point, so that absolute coordinates lose nothing by cancellation.
 */
export const signedArea = (ring: Ring): number => {
  const [first] = ring;
  if (first === undefined) return 0;
  let doubled = 0;
  let [previousX, previousY] = [0, 0];
  // Points are read by rank: taken apart by pattern, they cost four times as much until the loop is compiled.
  for (const point of ring) {
    const dx = point[0] - first[0];
    const dy = point[1] - first[1];
    doubled += previousX * dy - dx * previousY;
    previousX = dx;
    previousY = dy;
  }
  return doubled / 2;
};
