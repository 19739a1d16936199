import type { Box, MultiPolygon, Point, Polygon } from "./shapes.ts";

/** The smallest axis-aligned box around lists of points. Without a point: an inside-out box that nothing meets. */
const boxAround = (lists: Iterable<Iterable<Point>>): Box => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const points of lists)
    for (const point of points) {
      const x = point[0];
      const y = point[1];
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  return { minX, minY, maxX, maxY };
};

/** The smallest axis-aligned box around points. An empty list gives an inside-out box that nothing meets. */
export const boxOf = (points: Iterable<Point>): Box => boxAround([points]);

const outerOf = ({ outer }: Polygon): Polygon["outer"] => outer;

/** The box of a polygon or of several pieces. */
export const boundingBox = (shape: Polygon | MultiPolygon): Box =>
  boxAround("outer" in shape ? [shape.outer] : shape.map(outerOf));

export const grownBox = (box: Box, by: number): Box => ({
  minX: box.minX - by,
  minY: box.minY - by,
  maxX: box.maxX + by,
  maxY: box.maxY + by,
});

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
