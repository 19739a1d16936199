import type { Point, Polygon } from "@lotir/geometry";

/** How metres of the plane are laid on the screen: north up. */
export interface PlanView {
  readonly centre: Point;
  /** Pixels per metre at 100 %. */
  readonly fit: number;
  /** Per cent. */
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  /** Pixels that the plan was pushed by. */
  readonly shift: readonly [number, number];
}

/** Spec 2 §5: from 50 % to 300 %, by steps of 10 %. */
export const ZOOM = { min: 50, max: 300, step: 10 } as const;
const MARGIN = 40;

export const zoomed = (zoom: number, by: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + by));

/** The whole ground in the middle of the canvas. */
export const viewOf = (
  polygons: readonly Polygon[],
  { width, height }: { width: number; height: number },
): PlanView => {
  const points = polygons.flatMap(({ outer }) => outer);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    centre: [(west + east) / 2, (south + north) / 2],
    fit: Math.min((width - 2 * MARGIN) / (east - west), (height - 2 * MARGIN) / (north - south)),
    zoom: 100,
    width,
    height,
    shift: [0, 0],
  };
};

export const scaleOf = ({ fit, zoom }: PlanView): number => (fit * zoom) / 100;

export const toScreen = (view: PlanView, [x, y]: Point): Point => [
  (x - view.centre[0]) * scaleOf(view) + view.width / 2 + view.shift[0],
  (view.centre[1] - y) * scaleOf(view) + view.height / 2 + view.shift[1],
];

export const toPlane = (view: PlanView, [x, y]: Point): Point => [
  view.centre[0] + (x - view.width / 2 - view.shift[0]) / scaleOf(view),
  view.centre[1] - (y - view.height / 2 - view.shift[1]) / scaleOf(view),
];
