import { cutsOf, cutThrough, editProgram, type Program } from "@lotir/division";
import type { Point } from "@lotir/geometry";

export interface CutEnds {
  readonly from: Point;
  readonly to: Point;
}

/** The program with one limit through two points of the plane; `origin`: where the engine's own frame stands. */
export const cutMoved = (program: Program, rank: number, { from, to }: CutEnds, origin: Point): Program => {
  const cut = cutsOf(program)[rank];
  if (cut === undefined || Math.hypot(to[0] - from[0], to[1] - from[1]) < 0.5) return program;
  const local = ([x, y]: Point) => ({ x: x - origin[0], y: y - origin[1] });
  const { normal, place } = cutThrough(cut, local(from), local(to));
  return editProgram(program, { cut: rank, normal, place });
};

/** A limit pushed across itself. */
export const pushed = ({ from, to }: CutEnds, [dx, dy]: Point): CutEnds => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const across = dx * nx + dy * ny;
  return {
    from: [from[0] + nx * across, from[1] + ny * across],
    to: [to[0] + nx * across, to[1] + ny * across],
  };
};

/** Nearest of the corners within reach, else the point itself. */
export const snapped = (point: Point, corners: readonly Point[], reach: number): Point =>
  corners
    .map((corner) => ({ corner, far: Math.hypot(corner[0] - point[0], corner[1] - point[1]) }))
    .filter(({ far }) => far <= reach)
    .toSorted((a, b) => a.far - b.far)[0]?.corner ?? point;

/** A pushed limit brought onto the corner nearest to its line, when one is within reach. */
export const snappedLine = (ends: CutEnds, corners: readonly Point[], reach: number): CutEnds => {
  const { from, to } = ends;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const gaps = corners
    .map(([x, y]) => (x - from[0]) * nx + (y - from[1]) * ny)
    .filter((gap) => Math.abs(gap) <= reach)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const [gap] = gaps;
  return gap === undefined ? ends : pushed(ends, [nx * gap, ny * gap]);
};
