import type { Result } from "@lotir/foncier";
import type { Euros, IsoDate, Metres, Ratio } from "@lotir/units";
import type { Goods, Sale } from "../dvf/sale.ts";
import type { SquareMetrePrice } from "../nearby/square-metre-price.ts";

/** The goods that have a price of their own; the other kinds of sale are never estimated. */
export type PricedKind = "house" | "flat" | "building-land" | "other-land";

/** The nearest circle in which at least three sales of the same kind were found. */
export type EstimateLevel =
  /** 200 m. */
  | "street"
  /** 1 km. */
  | "neighbourhood"
  /** The same commune. */
  | "commune"
  /** 10 km. */
  | "area"
  /** Further away. */
  | "region";

export type EstimateMethod = "lotir" | "spec" | "commune-median";

export interface Estimate {
  readonly method: EstimateMethod;
  readonly kind: PricedKind;
  readonly value: Euros;
  /** Four prices in five fall between low and high; never excludes the value. */
  readonly low: Euros;
  readonly high: Euros;
  /** Value by the m² that means something: floor for dwellings, ground for land. */
  readonly perSquareMetre: SquareMetrePrice;
  readonly level: EstimateLevel;
  /** See the package's README: for `lotir`, the chance that the price falls within 20 % of the value. */
  readonly confidence: Ratio;
  /** Sales of the same kind that the estimate has learnt from. */
  readonly learntFrom: number;
}

/** "Non estimé", and why. */
export type Abstention =
  | { readonly kind: "not-priced"; readonly sale: Goods["kind"] }
  | { readonly kind: "unknown-area"; readonly of: "plancher" | "terrain" }
  | { readonly kind: "unknown-place" }
  | { readonly kind: "too-few-sales"; readonly found: number; readonly needed: number }
  /** Fewer than `needed` sales of the kind within so many kilometres. */
  | { readonly kind: "too-far"; readonly kilometres: number; readonly needed: number }
  /** More than `years` before the first sale known or after the last one. */
  | { readonly kind: "out-of-period"; readonly first: IsoDate; readonly last: IsoDate; readonly years: number }
  | { readonly kind: "too-doubtful"; readonly confidence: Ratio; readonly needed: Ratio };

/** A past sale that an estimate rests on. */
export interface Comparable {
  readonly sale: Sale;
  readonly distance: Metres;
  /** Its share of all the influence on the estimate; the shares of all the sales sum to 1. */
  readonly weight: Ratio;
}

/** What the asker is not sure of; each widens the interval. */
export interface Unsure {
  /** Standard deviation of the logarithm of a floor that was guessed; 0 when it is known. */
  readonly floorSpread: number;
}

/** Trained once on sales, then asked as often as wanted. Goods are priced at their own `date`. */
export interface Estimator {
  readonly estimate: (goods: Goods, unsure?: Unsure) => Result<Estimate, Abstention>;
  /** The heaviest first. Slower than `estimate`: for one good at a time. Empty when the estimate abstains. */
  readonly comparables: (goods: Goods, most?: number) => readonly Comparable[];
}
