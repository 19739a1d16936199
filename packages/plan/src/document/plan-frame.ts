import { type LonLat, type Point, type Projection, projectionFor, projectionOf } from "@lotir/geometry";

/** Where the metres of a plan stand: those of a projection, from a whole-metre origin, brought back to metres of ground. */
export interface PlanFrame {
  readonly epsg: number;
  /** The point of the projection's plane that reads [0, 0] in the plan. */
  readonly origin: Point;
  /** Metres of the projection's plane per metre of ground, at the origin. */
  readonly scale: number;
}

/** The frame of a plan drawn around a place, in the legal projection there. */
export const planFrameAt = (place: LonLat): PlanFrame => {
  const projection = projectionFor(place);
  const [x, y] = projection.toPlanar(place);
  const origin: Point = [Math.floor(x), Math.floor(y)];
  return { epsg: projection.epsg, origin, scale: projection.scaleAt(origin) };
};

/** From a plane to the metres of a plan, and back. */
export interface FramedPlane {
  toPlan(point: Point): Point;
  fromPlan(point: Point): Point;
}

/** A plane of the same projection, read from `origin`: where the division engine draws. */
export const planeInFrame = ({ origin, scale }: PlanFrame, from: Point): FramedPlane => ({
  toPlan: ([x, y]) => [(x + from[0] - origin[0]) / scale, (y + from[1] - origin[1]) / scale],
  fromPlan: ([x, y]) => [x * scale + origin[0] - from[0], y * scale + origin[1] - from[1]],
});

/** Degrees to the metres of a plan and back. */
export interface PlacedFrame {
  toPlan(place: LonLat): Point;
  toPlace(point: Point): LonLat;
}

const placedOn = (projection: Projection, frame: PlanFrame): PlacedFrame => {
  const plane = planeInFrame(frame, [0, 0]);
  return {
    toPlan: (place) => plane.toPlan(projection.toPlanar(place)),
    toPlace: (point) => projection.toLonLat(plane.fromPlan(point)),
  };
};

/** Undefined when the projection is none of those known here. */
export const placedFrame = (frame: PlanFrame): PlacedFrame | undefined => {
  const projection = projectionOf(frame.epsg);
  return projection && placedOn(projection, frame);
};
