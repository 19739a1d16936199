import { type Box, grownBox, type Point } from "@lotir/geometry";
import { extent, type PlanDocument } from "../document/plan-document.ts";

/** The canvas of the specification (spec 2 §9), in pixels. */
export const CANVAS_WIDTH = 1_600;
export const CANVAS_HEIGHT = 1_200;
const MARGIN = 160;

/** A canvas without a parcel shows that much ground, m each way from the origin. */
const EMPTY_HALF_M = 50;

/** A pixel on paper, at the 96 per inch that browsers count, m. */
const PIXEL_M = 0.0254 / 96;

/** One view of a plan: which metres its canvas shows, north up, one scale both ways. */
export interface CanvasView {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMeter: number;
  /** The plan's point at the top left of the canvas, m. */
  readonly west: number;
  readonly north: number;
  /** What the canvas shows, in metres of the plan. */
  readonly bbox: Box;
  /** Metres of ground per metre of paper, a pixel being 1/96 inch. */
  readonly scale: number;
}

export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

/** The view that shows a box whole, in the middle of the canvas. */
export const viewOfBox = (shown: Box): CanvasView => {
  const [width, height] = [shown.maxX - shown.minX, shown.maxY - shown.minY];
  const pixelsPerMeter = Math.min((CANVAS_WIDTH - 2 * MARGIN) / width, (CANVAS_HEIGHT - 2 * MARGIN) / height);
  const [halfWidth, halfHeight] = [CANVAS_WIDTH / 2 / pixelsPerMeter, CANVAS_HEIGHT / 2 / pixelsPerMeter];
  const [x, y] = [(shown.minX + shown.maxX) / 2, (shown.minY + shown.maxY) / 2];
  return {
    width: CANVAS_WIDTH,
    height: CANVAS_HEIGHT,
    pixelsPerMeter,
    west: x - halfWidth,
    north: y + halfHeight,
    bbox: { minX: x - halfWidth, minY: y - halfHeight, maxX: x + halfWidth, maxY: y + halfHeight },
    scale: 1 / (pixelsPerMeter * PIXEL_M),
  };
};

/** The canvas of a plan: its parcels in the middle. What is drawn afterwards never moves it. */
export const canvasViewOf = ({ objects }: Pick<PlanDocument, "objects">): CanvasView => {
  const box = extent(objects.filter(({ layer }) => layer === "parcels"));
  const isGround = box.maxX > box.minX && box.maxY > box.minY;
  return viewOfBox(isGround ? box : grownBox({ minX: 0, minY: 0, maxX: 0, maxY: 0 }, EMPTY_HALF_M));
};

export const toCanvas = ([x, y]: Point, { west, north, pixelsPerMeter }: CanvasView): CanvasPoint => ({
  x: (x - west) * pixelsPerMeter,
  y: (north - y) * pixelsPerMeter,
});

export const fromCanvas = ({ x, y }: CanvasPoint, { west, north, pixelsPerMeter }: CanvasView): Point => [
  west + x / pixelsPerMeter,
  north - y / pixelsPerMeter,
];
