import type { Point, Ring } from "../shapes.ts";
import { type Loop, lastOf, loopArea, type Region, type Vertex } from "./region.ts";

/** Side of a cell of the integer grid, in metres: 10 µm. A site of 90 km holds in exact integers. */
export const GRID = 1e-5;

/** Where the local frame of a site starts, in whole metres of its projection. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

export const originOf = (point: Point): Origin => ({ x: Math.floor(point[0]), y: Math.floor(point[1]) });

export const toGrid = ([x, y]: Point, origin: Origin): { x: number; y: number } => ({
  x: Math.round((x - origin.x) / GRID),
  y: Math.round((y - origin.y) / GRID),
});

/** Back to metres of the projection; the sum with the origin is the only rounding. */
export const fromGrid = (vertex: { x: number; y: number }, origin: Origin): Point => [
  origin.x + vertex.x * GRID,
  origin.y + vertex.y * GRID,
];

export const roundVertex = ({ x, y, edge }: Vertex): Vertex => ({ x: Math.round(x), y: Math.round(y), edge });

const scaleLoop = (loop: Loop, factor: number): Loop =>
  loop.map(({ x, y, edge }) => ({ x: x * factor, y: y * factor, edge }));

/** The same region measured in metres of the local frame, for the search, which works in floating point. */
export const inMetres = ({ outer, holes }: Region): Region => ({
  outer: scaleLoop(outer, GRID),
  holes: holes.map((hole) => scaleLoop(hole, GRID)),
});

/** The same region on the grid: every corner rounded to the nearest cell. */
export const onGrid = ({ outer, holes }: Region): Region => ({
  outer: scaleLoop(outer, 1 / GRID).map(roundVertex),
  holes: holes.map((hole) => scaleLoop(hole, 1 / GRID).map(roundVertex)),
});

export const ringOf = (loop: Loop, origin: Origin): Ring => loop.map((vertex) => fromGrid(vertex, origin));

/** The loop turned the asked way round; tags follow their edges. */
export const turned = (loop: Loop, way: "counter-clockwise" | "clockwise"): Loop => {
  if (loopArea(loop) > 0 === (way === "counter-clockwise")) return loop;
  const back: Vertex[] = [];
  let before = lastOf(loop);
  for (const vertex of loop) {
    back.push({ x: vertex.x, y: vertex.y, edge: before.edge });
    before = vertex;
  }
  return back.reverse();
};
