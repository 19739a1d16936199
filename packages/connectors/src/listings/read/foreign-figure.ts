import { isInFrance, type LonLat } from "@lotir/geometry";
import { type IsoDate, isIsoDate } from "@lotir/units";

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const rowOf = (value: unknown): Row => (isRow(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const WRITTEN = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

/** A number, or one written as text ("459 000 €"), within its range; null for anything else. */
export const foreignFigure = (value: unknown, [least, most]: readonly [number, number]): number | null => {
  const text = typeof value === "string" ? value.replace(/[\s\u00a0\u202f]|€|EUR|m²|m2/gi, "") : value;
  const read = typeof text === "string" ? (WRITTEN.test(text) ? Number(text.replace(",", ".")) : Number.NaN) : text;
  return typeof read === "number" && read >= least && read <= most ? read : null;
};

export const wholeFigure = (value: unknown, range: readonly [number, number]): number | null => {
  const read = foreignFigure(value, range);
  return read === null ? null : Math.round(read);
};

export const PRICE = [1_000, 50_000_000] as const;
export const FLOOR = [9, 5_000] as const;
export const LAND = [20, 2_000_000] as const;
export const YEAR = [1500, 2035] as const;
export const ROOMS = [1, 60] as const;
export const ENERGY = [1, 1_500] as const;
export const EMISSION = [0, 300] as const;

export const energyLetter = (value: unknown): string | null =>
  typeof value === "string" && /^\s*[a-g]\s*$/i.test(value) ? value.trim().toUpperCase() : null;

/** A place of France; the middle of nowhere (0, 0) is none. */
export const foreignPlace = (value: unknown): LonLat | null => {
  const row = rowOf(value);
  const lat = foreignFigure(row.lat ?? row.latitude, [-90, 90]);
  const lon = foreignFigure(row.lon ?? row.lng ?? row.longitude, [-180, 180]);
  return lat !== null && lon !== null && isInFrance([lon, lat]) ? [lon, lat] : null;
};

/** The day of a moment; null for a date that does not exist or that nobody could mean. */
export const foreignDay = (value: unknown): IsoDate | null => {
  const day = typeof value === "string" ? value.slice(0, 10) : "";
  return isIsoDate(day) && day >= "2000-01-01" && day <= "2100-01-01" ? day : null;
};
