import type { Point } from "@lotir/geometry";
import { angled, plus, times } from "./vector.ts";

/** Corners of a shape drawn in its own frame (metres along, metres across), turned and set down somewhere. */
export const placed = (
  shape: readonly Point[],
  spot: { readonly middle: Point; readonly angle: number },
): readonly Point[] => {
  const [along, across] = [angled(spot.angle), angled(spot.angle + Math.PI / 2)];
  return shape.map(([u, n]) => plus(spot.middle, plus(times(along, u), times(across, n))));
};

export const rectangle = (width: number, depth: number): readonly Point[] => [
  [-width / 2, -depth / 2],
  [width / 2, -depth / 2],
  [width / 2, depth / 2],
  [-width / 2, depth / 2],
];

/** A rectangle with a wing at its left end, towards its back. */
export const elbow = (
  main: { readonly width: number; readonly depth: number },
  wing: { readonly width: number; readonly depth: number },
): readonly Point[] => {
  const [w, d] = [main.width / 2, main.depth / 2];
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w + wing.width, d],
    [-w + wing.width, d + wing.depth],
    [-w, d + wing.depth],
  ];
};
