import { isInsideLoop, type Point, type Region } from "@lotir/geometry";

/** Levels evenly spread and centred, so that a mirrored or turned plot gets the same points of its ground. */
const centred = (min: number, max: number, step: number): number[] => {
  const count = Math.max(1, Math.round((max - min) / step));
  return Array.from({ length: count }, (_, index) => (min + max) / 2 + (index - (count - 1) / 2) * step);
};

/** Points spread evenly inside a region, about `count` of them, to compare two plans by who owns each. */
export const samplePoints = ({ outer, holes }: Region, count = 160): Point[] => {
  const [xs, ys] = [outer.map(({ x }) => x), outer.map(({ y }) => y)];
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const step = Math.sqrt(((maxX - minX) * (maxY - minY)) / count);
  const rows = centred(minY, maxY, step);
  return centred(minX, maxX, step).flatMap((x) =>
    rows
      .filter((y) => isInsideLoop(x, y, outer) && !holes.some((hole) => isInsideLoop(x, y, hole)))
      .map((y): Point => [x, y]),
  );
};
