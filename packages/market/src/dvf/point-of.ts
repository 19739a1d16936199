import type { LonLat } from "@lotir/geometry";
import { cell, type DvfRow, numberIn } from "./dvf-row.ts";

const pointIn = (row: DvfRow): LonLat | null => {
  const lon = numberIn(row, "longitude");
  const lat = numberIn(row, "latitude");
  if (lon === null || lat === null || Math.abs(lon) > 180 || Math.abs(lat) > 90) return null;
  return lon === 0 && lat === 0 ? null : [lon, lat];
};

const TYPES: readonly string[] = [
  "Maison",
  "Appartement",
  "Local industriel. commercial ou assimilé",
  "Dépendance",
  "",
];

/** The point of the main premises, else of the largest piece of land: one that does not depend on row order. */
export const pointOf = (rows: readonly DvfRow[]): LonLat | null => {
  const ranked = rows
    .map((row) => ({ row, point: pointIn(row), rank: TYPES.indexOf(cell(row, "type_local")) }))
    .filter((each) => each.point !== null)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (numberIn(b.row, "surface_terrain") ?? 0) - (numberIn(a.row, "surface_terrain") ?? 0) ||
        (cell(a.row, "id_parcelle") < cell(b.row, "id_parcelle") ? -1 : 1),
    );
  return ranked[0]?.point ?? null;
};
