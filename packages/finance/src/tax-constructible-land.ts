import { type Cents, cents, type IsoDate } from "@lotir/units";
import { valueOn } from "./figures/figure.ts";
import { SMALL_SALE } from "./figures/plus-value.ts";
import { COMMUNAL_LAND_TAX, NATIONAL_LAND_TAX } from "./figures/terrains-constructibles.ts";
import { halfUp, ZERO } from "./half-up.ts";
import { fullYearsHeld } from "./tax-private-gain.ts";

export interface ConstructibleLand {
  readonly price: number;
  readonly purchasePart: number;
  readonly soldOn: IsoDate;
  /** The day a plan made the land constructible. */
  readonly classifiedOn: IsoDate;
}

/** 10 % of two thirds of the price, where the commune voted it, on a first sale by a private person (CGI, art. 1529). */
export const taxCommunalLand = (land: ConstructibleLand): Cents => {
  const rule = valueOn(COMMUNAL_LAND_TAX, land.soldOn);
  const classifiedYears = fullYearsHeld(land.classifiedOn, land.soldOn);
  const exempt =
    land.price <= valueOn(SMALL_SALE, land.soldOn) * 100 ||
    classifiedYears >= rule.exemptAfterYears ||
    land.price < land.purchasePart * rule.minimumMultiple;
  return exempt ? ZERO : halfUp(land.price * rule.shareOfPrice * rule.rate);
};

/** 5 % of the gain above ten times the purchase price, 10 % above thirty times (CGI, art. 1605 nonies: to be confirmed). */
export const taxNationalLand = (land: ConstructibleLand): Cents => {
  const rule = valueOn(NATIONAL_LAND_TAX, land.soldOn);
  const gain = land.price - land.purchasePart;
  if (land.classifiedOn < rule.classifiedFrom) return ZERO;
  if (land.price <= rule.exemptPrice * 100 || land.purchasePart <= 0 || gain <= 0) return ZERO;
  const years = Math.max(0, fullYearsHeld(land.classifiedOn, land.soldOn) - rule.allowanceAfterYears);
  const kept = Math.max(0, 1 - years * rule.allowancePerYear);
  const tax = rule.steps.reduce((sum, step, index) => {
    const next = rule.steps[index + 1]?.above ?? Number.POSITIVE_INFINITY;
    const slice = Math.min(gain, next * land.purchasePart) - step.above * land.purchasePart;
    return sum + Math.max(0, slice) * step.rate;
  }, 0);
  return cents(halfUp(tax * kept));
};
