import { type ParcelleId, readParcelleId } from "@lotir/foncier";
import { type IsoDate, isIsoDate } from "@lotir/units";
import { cell, countIn, type DvfRow } from "./dvf-row.ts";

/** Spreadsheets eat leading zeros: "1313" is the commune 01313. */
export const codeInseeIn = (row: DvfRow): string => cell(row, "code_commune").replace(/\.0$/, "").padStart(5, "0");

export const parcelleIn = (row: DvfRow): ParcelleId | null =>
  readParcelleId(cell(row, "id_parcelle").padStart(14, "0")) ?? null;

export const dispositionNumber = (row: DvfRow): string => {
  const number = countIn(row, "numero_disposition");
  return number === null ? cell(row, "numero_disposition") : String(number);
};

export const dateIn = (row: DvfRow): IsoDate | null => {
  const text = cell(row, "date_mutation").slice(0, 10);
  return isIsoDate(text) ? text : null;
};
