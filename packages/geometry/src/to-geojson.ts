import type { Projection } from "./project.ts";
import type { MultiPolygon, Point, Polygon, Ring } from "./shapes.ts";

type Position = [lon: number, lat: number];

export type GeojsonShape =
  | { readonly type: "Polygon"; readonly coordinates: Position[][] }
  | { readonly type: "MultiPolygon"; readonly coordinates: Position[][][] };

const NINE_DECIMALS = 1e9;

/** A shape as GeoJSON in WGS84 degrees, rings closed, nine decimals (0.1 mm). One piece is a Polygon. */
export const toGeojson = (shape: MultiPolygon, projection: Projection): GeojsonShape => {
  const positionOf = (point: Point): Position => {
    const [lon, lat] = projection.toLonLat(point);
    return [Math.round(lon * NINE_DECIMALS) / NINE_DECIMALS, Math.round(lat * NINE_DECIMALS) / NINE_DECIMALS];
  };
  const closed = (ring: Ring): Position[] => [...ring, ...ring.slice(0, 1)].map(positionOf);
  const pieces = shape.map(({ outer, holes }: Polygon) => [outer, ...holes].map(closed));
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined
    ? { type: "Polygon", coordinates: only }
    : { type: "MultiPolygon", coordinates: pieces };
};
