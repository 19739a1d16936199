import type { Position } from "../place/ground.ts";

/**
 * A closed ring as one of the many sources writes it, by the rank of its object: counter-clockwise, clockwise as the
 * published cadastre mostly is, from another corner, or with a corner written twice. The ground is the same.
 */
export const writtenRing = (ring: readonly Position[], rank: number): readonly Position[] => {
  const corners = ring.slice(0, -1);
  const middle = corners.length >> 1;
  const elsewhere = [...corners.slice(middle), ...corners.slice(0, middle)];
  const doubled = [...corners.slice(0, middle + 1), ...corners.slice(middle)];
  const written = [corners, corners.toReversed(), elsewhere.toReversed(), doubled][rank % 4] ?? corners;
  return [...written, ...written.slice(0, 1)];
};
