import type { ClipMark, Mark, Spot } from "./page.ts";

type Extent = readonly [left: number, top: number, right: number, bottom: number];

const extentOf = (spots: readonly Spot[], around: number): Extent => {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1e9, -1e9];
  for (const [x, y] of spots) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left - around, top - around, right + around, bottom + around];
};

/** Where a mark shows at most; undefined where that is not known from its own figures. */
const reachOf = (mark: Mark): Extent | undefined => {
  if (mark.kind === "path") return extentOf(mark.lines.flat(), mark.pen?.width ?? 0);
  if (mark.kind === "circle") return extentOf([mark.at], mark.radius + (mark.pen?.width ?? 0));
  // No letter is wider than its size, its ring included.
  return mark.kind === "text" ? extentOf([mark.at], mark.size * (mark.text.length + 1)) : undefined;
};

/**
 * The marks of a clip of which something may show. The others are left out: whoever draws a clip first draws the whole of
 * what it holds, and a quarter around a ground is five times its sheet.
 */
export const shownInClip = ({ from, to, marks }: ClipMark): readonly Mark[] =>
  marks.filter((mark) => {
    const reach = reachOf(mark);
    if (reach === undefined) return true;
    const [left, top, right, bottom] = reach;
    return left <= to[0] && right >= from[0] && top <= to[1] && bottom >= from[1];
  });
