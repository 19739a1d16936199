import { type Box, boxOf, type Point } from "@lotir/geometry";

/** What a picker shows: a window of the ground, in its metres, as wide as it is high. */
export interface PlaceView {
  readonly middle: Point;
  /** m, of half its side. */
  readonly half: number;
}

const FREE = 1.08;
const LEAST_HALF_M = 1;

/** The whole of what is drawn. */
export const wholeView = (lines: readonly (readonly Point[])[]): PlaceView => {
  const { minX, minY, maxX, maxY }: Box = boxOf(lines.flat());
  if (!(maxX >= minX)) return { middle: [0, 0], half: 50 };
  const half = (Math.max(maxX - minX, maxY - minY) / 2) * FREE;
  return { middle: [(minX + maxX) / 2, (minY + maxY) / 2], half: Math.max(half, LEAST_HALF_M) };
};

/** Closer (`by` under 1) or farther, what is at that place staying there. */
export const viewZoomed = ({ middle, half }: PlaceView, at: Point, by: number, whole: PlaceView): PlaceView => {
  const next = Math.min(whole.half * 2, Math.max(LEAST_HALF_M, half * by));
  const kept = next / half;
  return { half: next, middle: [at[0] + (middle[0] - at[0]) * kept, at[1] + (middle[1] - at[1]) * kept] };
};

/** The corner of a line that is nearest to a place, where one is near enough; else the place itself. */
export const nearestCorner = (lines: readonly (readonly Point[])[], at: Point, within: number): Point => {
  let [best, found] = [within, at];
  for (const line of lines)
    for (const corner of line) {
      const away = Math.hypot(corner[0] - at[0], corner[1] - at[1]);
      if (away <= best) [best, found] = [away, corner];
    }
  return found;
};
