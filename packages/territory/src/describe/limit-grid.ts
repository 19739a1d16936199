import { type Box, boundingBox, type MultiPolygon, type Ring } from "@lotir/geometry";

/** Where the limit of a large shape runs: asked thousands of times, for boxes much smaller than the shape. */
export interface LimitGrid {
  readonly box: Box;
  /** Whether an edge of the shape, hole or outer ring, touches the box. */
  runsThrough(box: Box): boolean;
}

/** Side of a cell, about that of a plot, in metres of plane. */
const SIDE = 40;

const cellsOf = ({ minX, minY, maxX, maxY }: Box): string[] => {
  const cells: string[] = [];
  for (let column = Math.floor(minX / SIDE); column <= Math.floor(maxX / SIDE); column += 1)
    for (let line = Math.floor(minY / SIDE); line <= Math.floor(maxY / SIDE); line += 1)
      cells.push(`${column} ${line}`);
  return cells;
};

/** A straight piece of a limit. */
export type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

const edgesOf = (ring: Ring): Edge[] =>
  ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? ring[0] ?? [x, y];
    return [x, y, nextX, nextY];
  });

const boxAround = ([x1, y1, x2, y2]: Edge): Box => ({
  minX: Math.min(x1, x2),
  minY: Math.min(y1, y2),
  maxX: Math.max(x1, x2),
  maxY: Math.max(y1, y2),
});

/** Two convex shapes are apart when a side of one of them, here a side of the box or the edge itself, parts them. */
export const edgeTouches = (edge: Edge, { minX, minY, maxX, maxY }: Box): boolean => {
  const around = boxAround(edge);
  if (around.minX > maxX || around.maxX < minX || around.minY > maxY || around.maxY < minY) return false;
  const [x1, y1, x2, y2] = edge;
  const sideOf = (x: number, y: number): number => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  const sides = [sideOf(minX, minY), sideOf(maxX, minY), sideOf(maxX, maxY), sideOf(minX, maxY)];
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
};

export const limitGrid = (shape: MultiPolygon): LimitGrid => {
  const cells = new Map<string, Edge[]>();
  for (const { outer, holes } of shape)
    for (const edge of [outer, ...holes].flatMap(edgesOf))
      for (const cell of cellsOf(boxAround(edge))) {
        const edges = cells.get(cell);
        if (edges === undefined) cells.set(cell, [edge]);
        else edges.push(edge);
      }
  return {
    box: boundingBox(shape),
    runsThrough: (box) => cellsOf(box).some((cell) => cells.get(cell)?.some((edge) => edgeTouches(edge, box)) ?? false),
  };
};
