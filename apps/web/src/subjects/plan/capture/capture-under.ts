import type { ParcelGeometry } from "@lotir/contract";

/** Where a captured map looks, degrees. */
export interface CaptureBounds {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** Northing of Web Mercator, in which maps are drawn. */
const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

/** The outline of some ground over the picture of its map, in shares of its width and height: an SVG path. */
export const outlineOver = (geometry: ParcelGeometry, { north, south, east, west }: CaptureBounds): string => {
  const [top, bottom] = [mercator(north), mercator(south)];
  const spot = ([lon = 0, lat = 0]: readonly number[]): string =>
    `${((lon - west) / (east - west)).toFixed(5)} ${((top - mercator(lat)) / (top - bottom)).toFixed(5)}`;
  const pieces = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return pieces
    .flat()
    .map((ring) => `M${ring.map(spot).join("L")}Z`)
    .join("");
};
