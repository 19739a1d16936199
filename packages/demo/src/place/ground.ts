import { localFrame, type Point, projectionFor } from "@lotir/geometry";

export type Position = readonly [lon: number, lat: number];

/** Metres of ground around the middle of the island, written as degrees with the seven decimals of the cadastre. */
export type ToDegrees = (at: Point) => Position;

const SEVEN = 1e7;

export const groundAround = (middle: Position): ToDegrees => {
  const projection = projectionFor([middle[0], middle[1]]);
  const frame = localFrame(projection, projection.toPlanar([middle[0], middle[1]]));
  const origin = frame.toPlanar([middle[0], middle[1]]);
  const scale = frame.scaleAt(origin);
  return ([x, y]) => {
    const [lon, lat] = frame.toLonLat([origin[0] + x * scale, origin[1] + y * scale]);
    return [Math.round(lon * SEVEN) / SEVEN, Math.round(lat * SEVEN) / SEVEN];
  };
};

export const closedRing = (points: readonly Point[], toDegrees: ToDegrees): readonly Position[] =>
  [...points, ...points.slice(0, 1)].map(toDegrees);
