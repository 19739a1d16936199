declare const unit: unique symbol;
declare const of: unique symbol;

/** A length on the ground, in metres. */
export type Metres = number & { readonly [unit]: "m" };

/** The three surfaces that never mix: land, floor (surface de plancher) and legal footprint (emprise au sol). */
export type Surface = "terrain" | "plancher" | "emprise";

/** An area in square metres of one kind of surface. */
export type SquareMetres<Kind extends Surface> = number & { readonly [unit]: "m²"; readonly [of]: Kind };

/** An amount in euros, with cents as decimals; sums that must add up to the cent use {@link Cents}. */
export type Euros = number & { readonly [unit]: "€" };

/** A price in euros for one square metre of one kind of surface. */
export type EurosPerSquareMetre<Kind extends Surface> = number & { readonly [unit]: "€/m²"; readonly [of]: Kind };

/** A share of one: 0.2 is 20 %. */
export type Ratio = number & { readonly [unit]: "ratio" };

const finite = (value: number, what: string): number => {
  if (!Number.isFinite(value)) throw new RangeError(`${what} must be a finite number, got ${value}`);
  return value;
};

export const metres = (value: number): Metres => finite(value, "Metres") as Metres;
export const terrain = (value: number): SquareMetres<"terrain"> =>
  finite(value, "Land area") as SquareMetres<"terrain">;
export const plancher = (value: number): SquareMetres<"plancher"> =>
  finite(value, "Floor area") as SquareMetres<"plancher">;
export const emprise = (value: number): SquareMetres<"emprise"> =>
  finite(value, "Footprint") as SquareMetres<"emprise">;
export const euros = (value: number): Euros => finite(value, "Euros") as Euros;
export const ratio = (value: number): Ratio => finite(value, "Ratio") as Ratio;

export const eurosPer = <Kind extends Surface>(_surface: Kind, value: number): EurosPerSquareMetre<Kind> =>
  finite(value, "Euros per m²") as EurosPerSquareMetre<Kind>;

/** Land is priced by land and floor by floor: mixing the two does not compile. */
export const priceOf = <Kind extends Surface>(area: SquareMetres<Kind>, price: EurosPerSquareMetre<Kind>): Euros =>
  euros(area * price);
