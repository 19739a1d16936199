import {
  boundingBox,
  type LocalFrame,
  type LonLat,
  localFrame,
  type MultiPolygon,
  projectionFor,
  type Ring,
} from "@lotir/geometry";
import type { WkbPolygon, WkbShape } from "../shape/read-wkb.ts";

/** The plane of one commune: its legal projection, read from a near origin. */
export const planeOf = (at: LonLat): LocalFrame => {
  const projection = projectionFor(at);
  return localFrame(projection, projection.toPlanar(at));
};

/** A stored shape on the plane. Stored shapes are already mended and turned. */
export const onPlane = (shape: WkbShape, plane: LocalFrame): MultiPolygon => {
  const open = (ring: WkbPolygon[number]): Ring => ring.slice(0, -1).map(plane.toPlanar);
  return shape.map(([outer = [], ...holes]) => ({ outer: open(outer), holes: holes.map(open) }));
};

const BOX = 100;
const PADDING = 6;

/** A thumbnail: an SVG path in a 0–100 box, north up, the shape centred with its proportions. */
export const outlineOf = (shape: MultiPolygon): string => {
  const { minX, minY, maxX, maxY } = boundingBox(shape);
  const scale = (BOX - 2 * PADDING) / Math.max(maxX - minX, maxY - minY, 0.01);
  const left = (BOX - (maxX - minX) * scale) / 2;
  const top = (BOX - (maxY - minY) * scale) / 2;
  const place = ([x, y]: Ring[number]): string =>
    `${Math.round((x - minX) * scale + left)} ${Math.round((maxY - y) * scale + top)}`;
  const path = (ring: Ring): string => {
    const places = ring.map(place).filter((each, index, all) => each !== all.at(index - 1));
    // A hole too small for the box is one place: a path of it would be refused by browsers.
    return places.length < 2 ? "" : `M${places.join("L")}Z`;
  };
  return shape.flatMap(({ outer, holes }) => [outer, ...holes].map(path)).join("");
};
