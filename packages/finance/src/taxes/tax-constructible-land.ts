import type { IsoDate } from "@lotir/units";
import { roundHalfUp } from "../amounts/round-half-up.ts";
import { EROSION } from "../figures/erosion-monetaire.ts";
import { valueOn } from "../figures/figure.ts";
import { SMALL_SALE } from "../figures/plus-value.ts";
import {
  COMMUNAL_LAND_TAX,
  type CommunalLandTax,
  NATIONAL_LAND_TAX,
  type NationalLandTax,
} from "../figures/terrains-constructibles.ts";
import { fullYearsHeld } from "./tax-private-gain.ts";

/** Rates of the two taxes read once at the dates of a sale. Undefined: that tax never falls on it. */
export interface LandTaxRates {
  readonly communal: (CommunalLandTax & { readonly exemptUpTo: number }) | undefined;
  readonly national: (NationalLandTax & { readonly kept: number }) | undefined;
  /** Multiplies the purchase price, brought up to date by the index of consumer prices. */
  readonly erosion: number;
}

export interface LandTaxTerms {
  readonly boughtOn: IsoDate;
  readonly soldOn: IsoDate;
  /** The day a plan made the land constructible. */
  readonly classifiedOn: IsoDate;
  readonly communalTaxVoted: boolean;
  /** In equal parts: the price under which nothing is due is that of each. */
  readonly owners: number;
}

/** Bought before the table, land takes its first year; bought since its last, nothing is added. */
export const erosionOf = (boughtOn: IsoDate, soldOn: IsoDate): number => {
  const table = valueOn(EROSION, soldOn);
  const years = Object.keys(table).map(Number);
  const year = Math.max(Math.min(...years), Number(boughtOn.slice(0, 4)));
  return table[year] ?? 1;
};

export const landTaxRates = ({
  boughtOn,
  soldOn,
  classifiedOn,
  communalTaxVoted,
  owners,
}: LandTaxTerms): LandTaxRates => {
  const communal = valueOn(COMMUNAL_LAND_TAX, soldOn);
  const national = valueOn(NATIONAL_LAND_TAX, soldOn);
  const years = fullYearsHeld(classifiedOn, soldOn);
  const allowed = Math.max(0, years - national.allowanceAfterYears) * national.allowancePerYear;
  return {
    erosion: erosionOf(boughtOn, soldOn),
    communal:
      communalTaxVoted && years < communal.exemptAfterYears
        ? { ...communal, exemptUpTo: valueOn(SMALL_SALE, soldOn) * 100 * owners }
        : undefined,
    national:
      classifiedOn < national.classifiedFrom
        ? undefined
        : { ...national, exemptPrice: national.exemptPrice * owners, kept: Math.max(0, 1 - allowed) },
  };
};

/**
 * 10 % of the price less the purchase price brought up to date, where the commune voted it, on a first sale by a private
 * person; of two thirds of the price where nothing gives a reference (CGI, art. 1529, II, since 28 September 2009). The
 * exemption under three times the purchase price compares with the price of the deed as it stands.
 */
export const communalLandTax = (price: number, purchasePart: number, { communal, erosion }: LandTaxRates): number => {
  if (communal === undefined) return 0;
  if (price <= communal.exemptUpTo || price < purchasePart * communal.minimumMultiple) return 0;
  const base = purchasePart > 0 ? Math.max(0, price - purchasePart * erosion) : price * communal.shareWithoutReference;
  return roundHalfUp(base * communal.rate);
};

/**
 * 5 % of the gain above ten times the purchase price, 10 % above thirty times, the purchase price brought up to date
 * (CGI, art. 1605 nonies: to be confirmed).
 */
export const nationalLandTax = (price: number, paid: number, { national, erosion }: LandTaxRates): number => {
  const purchasePart = paid * erosion;
  const gain = price - purchasePart;
  if (national === undefined || price <= national.exemptPrice * 100 || purchasePart <= 0 || gain <= 0) return 0;
  const { steps } = national;
  if (gain <= (steps[0]?.above ?? 0) * purchasePart) return 0;
  let tax = 0;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index];
    const next = steps[index + 1]?.above ?? Number.POSITIVE_INFINITY;
    if (step === undefined) continue;
    tax += Math.max(0, Math.min(gain, next * purchasePart) - step.above * purchasePart) * step.rate;
  }
  return roundHalfUp(tax * national.kept);
};
