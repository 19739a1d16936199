import type { Loop, MultiPolygon, Origin, Point, Polygon, Region } from "@lotir/geometry";

const ringIn = (loop: Loop, dx: number, dy: number): Point[] => loop.map(({ x, y }): Point => [x + dx, y + dy]);

/** A region of the local frame as a plain polygon of the same frame. */
export const localPolygon = ({ outer, holes }: Region): Polygon => ({
  outer: ringIn(outer, 0, 0),
  holes: holes.map((hole) => ringIn(hole, 0, 0)),
});

/** A region of the local frame as a polygon of the request's plane. */
export const planePolygon = ({ outer, holes }: Region, origin: Origin): Polygon => ({
  outer: ringIn(outer, origin.x, origin.y),
  holes: holes.map((hole) => ringIn(hole, origin.x, origin.y)),
});

const moved = (ring: readonly Point[], dx: number, dy: number): Point[] =>
  ring.map(([x, y]): Point => [x + dx, y + dy]);

/** A shape of the local frame moved to the request's plane. */
export const toPlane = (shape: MultiPolygon, { x, y }: Origin): MultiPolygon =>
  shape.map(({ outer, holes }) => ({ outer: moved(outer, x, y), holes: holes.map((hole) => moved(hole, x, y)) }));

/** A shape of the request's plane moved to the local frame. */
export const toLocal = (shape: MultiPolygon, { x, y }: Origin): MultiPolygon => toPlane(shape, { x: -x, y: -y });
