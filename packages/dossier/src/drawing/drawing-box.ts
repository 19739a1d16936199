import type { Box, Point } from "@lotir/geometry";
import type { Drawing, Shape } from "./drawing.ts";

/** Every point of a shape that a box must hold. */
const cornersOf = (shape: Shape): readonly Point[] => {
  switch (shape.kind) {
    case "area":
      return shape.rings.flat();
    case "line":
      return shape.points;
    case "circle": {
      const [x, y] = shape.at;
      return [
        [x - shape.radius, y - shape.radius],
        [x + shape.radius, y + shape.radius],
      ];
    }
    case "dimension":
      return [shape.from, shape.to];
    default:
      return [shape.at];
  }
};

const boxOfShapes = (shapes: readonly Shape[]): Box | undefined => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes)
    for (const [x, y] of cornersOf(shape)) {
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
  return [minX, minY, maxX, maxY].every(Number.isFinite) ? { minX, minY, maxX, maxY } : undefined;
};

/** The ground that a drawing is about, in metres: what is not context, or all where all is. */
export const drawingBox = ({ layers }: Drawing): Box | undefined =>
  boxOfShapes(layers.filter(({ context }) => context !== true).flatMap(({ shapes }) => shapes)) ??
  boxOfShapes(layers.flatMap(({ shapes }) => shapes));
