import { terrain } from "@lotir/units";
import type { LandPiece } from "./disposition.ts";
import { cell, type DvfRow, numberIn } from "./dvf-row.ts";
import { parcelleIn } from "./read-reference.ts";

/** The piece of land of a row; null on a row without ground. */
export const landIn = (row: DvfRow): LandPiece | null => {
  const area = numberIn(row, "surface_terrain");
  if (area === null || area <= 0) return null;
  return { parcelle: parcelleIn(row), use: cell(row, "nature_culture"), area: terrain(area) };
};

export const landKey = (row: DvfRow): string =>
  [cell(row, "id_parcelle"), cell(row, "nature_culture"), numberIn(row, "surface_terrain") ?? 0].join("|");
