/** One line of a geo-dvf file: text by column name, exactly as read. An absent column reads as empty. */
export type DvfRow = Readonly<Record<string, string>>;

/** The columns without which a line cannot be understood; a file that lacks one is refused by its reader. */
export const REQUIRED_DVF_COLUMNS = [
  "id_mutation",
  "date_mutation",
  "numero_disposition",
  "nature_mutation",
  "valeur_fonciere",
  "code_commune",
  "id_parcelle",
  "type_local",
  "surface_reelle_bati",
  "nombre_pieces_principales",
  "nature_culture",
  "surface_terrain",
  "longitude",
  "latitude",
] as const;

export const cell = (row: DvfRow, column: string): string => row[column]?.trim() ?? "";

/** A decimal number ("500000.0", "12,5"); null when the cell is empty or is not one. */
export const numberIn = (row: DvfRow, column: string): number | null => {
  const text = cell(row, column).replace(",", ".");
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return null;
  return Number(text);
};

/** A whole number that tools may have written "3.0"; null otherwise. */
export const countIn = (row: DvfRow, column: string): number | null => {
  const value = numberIn(row, column);
  return value !== null && Number.isInteger(value) ? value : null;
};
