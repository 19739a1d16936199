import { textWidth } from "../font/measure-text.ts";
import type { Spot, TextMark } from "../page/page.ts";

/** Letters below and above the middle of capitals, as parts of the size: accents and descenders included. */
const HALF_HEIGHT = 0.66;
const SHIFTS = { start: 0, middle: -0.5, end: -1 } as const;

/** The four corners that the letters of a text take on the page. */
export const textCorners = ({ at, text, size, bold, anchor, angle }: TextMark): readonly Spot[] => {
  const width = textWidth(text, size, bold ? "bold" : "regular");
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const left = SHIFTS[anchor] * width;
  return [left, left + width].flatMap((along) =>
    [-HALF_HEIGHT * size, HALF_HEIGHT * size].map(
      // Down is positive on a page: counter-clockwise is up.
      (down): Spot => [at[0] + along * cos + down * sin, at[1] - along * sin + down * cos],
    ),
  );
};

/** How far to move so that [low, high] stands in [from, to]; undefined where it cannot. */
const shift = ([low, high]: Spot, [from, to]: Spot): number | undefined => {
  if (high - low > to - from) return undefined;
  if (low < from) return from - low;
  return high > to ? to - high : 0;
};

const span = (values: readonly number[]): Spot => [Math.min(...values), Math.max(...values)];

/** A text moved to stand whole in a rectangle; none where its place is outside, or it is too long. */
export const keepInside = (mark: TextMark, from: Spot, to: Spot): TextMark | undefined => {
  const [x, y] = mark.at;
  if (!(x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1])) return undefined;
  const corners = textCorners(mark);
  const right = shift(span(corners.map(([each]) => each)), [from[0], to[0]]);
  const down = shift(span(corners.map(([, each]) => each)), [from[1], to[1]]);
  return right === undefined || down === undefined ? undefined : { ...mark, at: [x + right, y + down] };
};
