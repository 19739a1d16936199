const WRITTEN = /^-?\d+(?:[.,]\d+)?$/;

/** A number written as a number or a string, within its range; undefined for anything else, absurd figures among them. */
export const readNumber = (value: unknown, [least, most]: readonly [number, number]): number | undefined => {
  const text = typeof value === "string" ? value.replace(/\s|m²|m2/g, "") : value;
  const read = typeof text === "string" ? (WRITTEN.test(text) ? Number(text.replace(",", ".")) : Number.NaN) : text;
  return typeof read === "number" && read >= least && read <= most ? read : undefined;
};

/** Dwellings, m² of floor. */
export const FLOOR_RANGE = [9, 2_000] as const;
/** Plots, m² of ground. */
export const LAND_RANGE = [20, 500_000] as const;
export const YEAR_RANGE = [1500, 2035] as const;
/** kWh of primary energy per m² and year. */
export const ENERGY_RANGE = [1, 1_500] as const;
/** kg of CO2 per m² and year. */
export const EMISSION_RANGE = [0, 300] as const;

/** A property of a value of unknown shape. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
