import { plancher } from "@lotir/units";
import type { Premises, PremisesType } from "./disposition.ts";
import { cell, countIn, type DvfRow, numberIn } from "./dvf-row.ts";
import { parcelleIn } from "./read-reference.ts";

/** By their letters alone: vintages write commas for points, and lose accents. */
const PREMISES: Readonly<Record<string, PremisesType>> = {
  maison: "house",
  appartement: "flat",
  dependance: "outbuilding",
  "local industriel commercial ou assimile": "commercial",
};

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** Undefined where the row describes no premises. */
const typeIn = (row: DvfRow): PremisesType | undefined => {
  const written = cell(row, "type_local");
  return written === "" ? undefined : (PREMISES[written] ?? PREMISES[plain(written)] ?? "unknown");
};

const LOTS = [1, 2, 3, 4, 5];

const lotsIn = (row: DvfRow): string => LOTS.map((n) => cell(row, `lot${n}_numero`)).join("/");

const carrezIn = (row: DvfRow): number | null => {
  const sum = LOTS.reduce((total, n) => total + (numberIn(row, `lot${n}_surface_carrez`) ?? 0), 0);
  return sum > 0 ? sum : null;
};

/** The premises of a row; null on a row of land alone. The floor is the built area, else the sum of Carrez areas. */
export const premisesIn = (row: DvfRow): Premises | null => {
  const type = typeIn(row);
  if (type === undefined) return null;
  const built = numberIn(row, "surface_reelle_bati");
  const floor = built !== null && built > 0 ? built : carrezIn(row);
  const rooms = countIn(row, "nombre_pieces_principales");
  return {
    parcelle: parcelleIn(row),
    type,
    floor: floor === null ? null : plancher(floor),
    rooms: rooms !== null && rooms > 0 ? rooms : null,
  };
};

/** Two rows of the same premises have the same key; so have two outbuildings that nothing tells apart. */
export const premisesKey = (row: DvfRow): string =>
  [
    cell(row, "id_parcelle"),
    cell(row, "type_local"),
    numberIn(row, "surface_reelle_bati") ?? 0,
    numberIn(row, "nombre_pieces_principales") ?? 0,
    cell(row, "adresse_numero"),
    cell(row, "adresse_suffixe"),
    lotsIn(row),
  ].join("|");
