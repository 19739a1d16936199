declare const frame: unique symbol;

/** A place on the globe: [longitude, latitude] in WGS84 degrees, in that order. */
export type LonLat = readonly [lon: number, lat: number] & { readonly [frame]?: "degrees" };

/** A place on a plane: [x, y] in metres, east then north. Degrees never reach it: project first. */
export type Point = readonly [x: number, y: number] & { readonly [frame]?: "metres" };

/** A closed line: at least three points, the first not repeated at the end. */
export type Ring = readonly Point[];

/** An outer ring, counter-clockwise, and its holes, clockwise. */
export interface Polygon {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** One cadastral object may have several pieces. */
export type MultiPolygon = readonly Polygon[];

/** An axis-aligned box in the plane, in metres. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}
