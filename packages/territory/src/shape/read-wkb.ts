import type { LonLat } from "@lotir/geometry";

/** One polygon: outer ring first, then holes, as stored: first point repeated at the end. */
export type WkbPolygon = LonLat[][];
export type WkbShape = WkbPolygon[];

const POLYGON = 3;
const MULTIPOLYGON = 6;

/**
 * Reads polygons and multipolygons laid end to end in well-known binary (the form in which both homes give many shapes
 * at once cheaply). Throws on another geometry type: the columns that we read hold nothing else.
 */
export const readWkb = (bytes: Uint8Array): WkbShape[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shapes: WkbShape[] = [];
  let at = 0;

  const header = (): { little: boolean; kind: number } => {
    const little = view.getUint8(at) === 1;
    const kind = view.getUint32(at + 1, little) & 0xff;
    at += 5;
    return { little, kind };
  };
  const count = (little: boolean): number => {
    const value = view.getUint32(at, little);
    at += 4;
    return value;
  };
  const rings = (little: boolean): WkbPolygon => {
    const polygon: WkbPolygon = [];
    for (let ring = count(little); ring > 0; ring--) {
      const points: LonLat[] = [];
      for (let point = count(little); point > 0; point--) {
        points.push([view.getFloat64(at, little), view.getFloat64(at + 8, little)]);
        at += 16;
      }
      polygon.push(points);
    }
    return polygon;
  };

  while (at < bytes.byteLength) {
    const { little, kind } = header();
    const shape: WkbShape = [];
    if (kind === POLYGON) shape.push(rings(little));
    else if (kind === MULTIPOLYGON) {
      for (let part = count(little); part > 0; part--) shape.push(rings(header().little));
    } else throw new TypeError(`Unexpected geometry type ${kind} in a polygon column`);
    shapes.push(shape);
  }
  return shapes;
};
