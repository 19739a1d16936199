import { isInsideLoop, type Point, type Region } from "@lotir/geometry";

/** Points spread evenly inside a region, about `count` of them, to compare two plans by who owns each. */
export const samplePoints = ({ outer, holes }: Region, count = 160): Point[] => {
  const [xs, ys] = [outer.map(({ x }) => x), outer.map(({ y }) => y)];
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const step = Math.sqrt(((maxX - minX) * (maxY - minY)) / count);
  const points: Point[] = [];
  for (let x = minX + step / 2; x < maxX; x += step) {
    for (let y = minY + step / 2; y < maxY; y += step) {
      if (isInsideLoop(x, y, outer) && !holes.some((hole) => isInsideLoop(x, y, hole))) points.push([x, y]);
    }
  }
  return points;
};
