import { canonicalRings, type LonLat } from "@lotir/geometry";
import { linesFrom, type Outline, outlineMaybeEmptyFrom, placesFrom } from "../geojson/outline.ts";

/** How the Géoportail de l'urbanisme draws a thing. */
export type Drawn = "surface" | "ligne" | "point";

/** Half the width of a pencil line, in degrees: about half a metre. */
const PENCIL = 0.000_005;

const around = ([lon, lat]: LonLat): Outline[number] => [
  [
    [lon - PENCIL, lat - PENCIL],
    [lon + PENCIL, lat - PENCIL],
    [lon + PENCIL, lat + PENCIL],
    [lon - PENCIL, lat + PENCIL],
    [lon - PENCIL, lat - PENCIL],
  ],
];

const along = (from: LonLat, to: LonLat): Outline[number] => {
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(east, north);
  if (length === 0) return around(from);
  const [x, y] = [(-north / length) * PENCIL, (east / length) * PENCIL];
  const corner = (at: LonLat, side: number): LonLat => [at[0] + side * x, at[1] + side * y];
  return [[corner(from, 1), corner(from, -1), corner(to, -1), corner(to, 1), corner(from, 1)]];
};

/** What a shape of that kind covers; lines and points are given the width of a pencil. Throws GeometryIssue as `outline.ts`. */
export const drawnOutline = (drawn: Drawn, geometry: unknown): Outline => {
  if (drawn === "surface") return outlineMaybeEmptyFrom(geometry);
  if (drawn === "point") return canonicalRings(placesFrom(geometry).map(around));
  return canonicalRings(
    linesFrom(geometry).flatMap((line) => line.slice(1).map((to, at) => along(line[at] ?? to, to))),
  );
};
