import { boundingBox, type Point } from "@lotir/geometry";
import type { CanvasFrame, CanvasPoint } from "./annotation.ts";
import type { PlanSheet } from "./plan-sheet.ts";

/** Spec 2 §9. */
const WIDTH = 1600;
const HEIGHT = 1200;
const MARGIN = 80;

/** The whole site in the middle of the canvas. */
export const canvasFrameOf = ({ parcels }: PlanSheet): CanvasFrame => {
  const { minX, minY, maxX, maxY } = boundingBox(parcels.map(({ polygon }) => polygon));
  const pixelsPerMetre = Math.min((WIDTH - 2 * MARGIN) / (maxX - minX), (HEIGHT - 2 * MARGIN) / (maxY - minY));
  return {
    width: WIDTH,
    height: HEIGHT,
    pixelsPerMetre,
    west: (minX + maxX) / 2 - WIDTH / 2 / pixelsPerMetre,
    north: (minY + maxY) / 2 + HEIGHT / 2 / pixelsPerMetre,
  };
};

export const toCanvas = ([x, y]: Point, { west, north, pixelsPerMetre }: CanvasFrame): CanvasPoint => ({
  x: (x - west) * pixelsPerMetre,
  y: (north - y) * pixelsPerMetre,
});

export const fromCanvas = ({ x, y }: CanvasPoint, { west, north, pixelsPerMetre }: CanvasFrame): Point => [
  west + x / pixelsPerMetre,
  north - y / pixelsPerMetre,
];
