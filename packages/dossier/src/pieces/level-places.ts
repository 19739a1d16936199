import { distance, type Point } from "@lotir/geometry";
import type { PieceGround } from "./piece-ground.ts";

/** Closer, two heights of a model say the same, and their figures meet on the sheet. */
const APART = 4;

/** Corners of the lots, else of the ground: where a plan in three dimensions gives heights. `most` of them, spread. */
export const levelPlaces = (
  { lots, parcels }: Pick<PieceGround, "lots" | "parcels">,
  most: number,
): readonly Point[] => {
  const outlines = lots.length > 0 ? lots.map(({ polygon }) => polygon) : parcels.flatMap(({ polygons }) => polygons);
  const kept: Point[] = [];
  for (const point of outlines.flatMap(({ outer }) => outer))
    if (kept.every((each) => distance(each, point) >= APART)) kept.push(point);
  if (kept.length <= most) return kept;
  return Array.from({ length: most }, (_, rank) => kept[Math.floor((rank * kept.length) / most)]).filter(
    (point) => point !== undefined,
  );
};
