import { lastOf, loopsOf, type Region } from "@lotir/geometry";
import { boxOf } from "../shape/shape-of.ts";

const SAME = (4 * Math.PI) / 180;

/** Distance between two undirected lines, in radians, 0 to π/2. */
export const angleBetween = (a: number, b: number): number => {
  const turn = Math.abs(a - b) % Math.PI;
  return Math.min(turn, Math.PI - turn);
};

const undirected = (angle: number): number => ((angle % Math.PI) + Math.PI) % Math.PI;

interface Heading {
  readonly angle: number;
  readonly weight: number;
}

/** Directions of the edges of a region, near ones gathered (longest first), with the length of boundary that follows each. */
const headingsOf = (region: Region, isFront: (tag: number) => boolean): Heading[] => {
  const edges: Heading[] = [];
  let previous = lastOf(region.outer);
  for (const vertex of region.outer) {
    const [dx, dy] = [vertex.x - previous.x, vertex.y - previous.y];
    const length = Math.hypot(dx, dy);
    if (length > 0.05) {
      edges.push({ angle: undirected(Math.atan2(dy, dx)), weight: isFront(previous.edge) ? 2 * length : length });
    }
    previous = vertex;
  }
  edges.sort((a, b) => b.weight - a.weight || a.angle - b.angle);
  const headings: Heading[] = [];
  for (const edge of edges) {
    const index = headings.findIndex((heading) => angleBetween(heading.angle, edge.angle) < SAME);
    const heading = headings[index];
    if (heading === undefined) headings.push(edge);
    else headings[index] = { angle: heading.angle, weight: heading.weight + edge.weight };
  }
  return headings.sort((a, b) => b.weight - a.weight || a.angle - b.angle);
};

const distinct = (angles: readonly number[]): number[] => {
  const kept: number[] = [];
  for (const angle of angles) {
    if (!kept.some((other) => angleBetween(other, angle) < SAME)) kept.push(undirected(angle));
  }
  return kept;
};

/**
 * Directions a cut may follow on this ground, as undirected lines in radians: those of its longest edges (frontage
 * counts double), the axes of its minimal rectangle, and their perpendiculars. They depend on the ground alone.
 */
export const directionsOf = (region: Region, isFront: (tag: number) => boolean, most: number): number[] => {
  const headings = headingsOf(region, isFront);
  const box = boxOf(region);
  const main = headings.slice(0, 2).flatMap(({ angle }) => [angle, angle + Math.PI / 2]);
  const others = headings.slice(2, 6).map(({ angle }) => angle);
  const turned = headings.slice(2, 4).map(({ angle }) => angle + Math.PI / 2);
  return distinct([...main, box.angle, box.angle + Math.PI / 2, ...others, ...turned]).slice(0, most);
};

/** How far the road, then the land, lies to one side along a normal: odd under a turn of half a circle. */
const leanings = (region: Region, normal: number, isFront: (tag: number) => boolean): readonly number[] => {
  const [nx, ny] = [Math.cos(normal), Math.sin(normal)];
  const sides = loopsOf(region).flatMap((loop) => {
    let a = lastOf(loop);
    return loop.map((b) => {
      const level = (nx * (a.x + b.x) + ny * (a.y + b.y)) / 2;
      const side = { level, length: Math.hypot(b.x - a.x, b.y - a.y), front: isFront(a.edge) };
      a = b;
      return side;
    });
  });
  const mean = (chosen: typeof sides): number =>
    chosen.reduce((sum, { level, length }) => sum + level * length, 0) /
    Math.max(
      1e-9,
      chosen.reduce((sum, { length }) => sum + length, 0),
    );
  const middle = mean(sides);
  const fronts = sides.filter(({ front }) => front);
  const road = fronts.length === 0 ? 0 : mean(fronts) - middle;
  const skew = sides.reduce((sum, { level, length }) => sum + length * (level - middle) ** 3, 0);
  return [road, skew];
};

/**
 * The normal of a direction that points away from the road, or where the land thins out: a sense given by the ground
 * itself, so that a plot turned or mirrored is cut in the same order.
 */
export const normalOf = (direction: number, region: Region, isFront: (tag: number) => boolean): number => {
  const normal = direction + Math.PI / 2;
  const [leaning = 0] = leanings(region, normal, isFront).filter((each) => Math.abs(each) > 1e-3);
  return leaning > 0 ? normal - Math.PI : normal;
};
