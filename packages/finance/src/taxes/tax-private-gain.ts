import { type Cents, cents, type IsoDate, monthsBetween } from "@lotir/units";
import { roundToCents, ZERO } from "../amounts/round-half-up.ts";
import { entryOn, valueOn } from "../figures/figure.ts";
import {
  type AllowanceSpan,
  GAIN_ALLOWANCE,
  GAIN_SURTAX,
  GAIN_TAX,
  PURCHASE_COSTS_LUMP,
  SMALL_SALE,
  SOCIAL_ALLOWANCE,
  SOCIAL_LEVIES,
  type SurtaxBracket,
  WORKS_LUMP,
} from "../figures/plus-value.ts";

/** Full periods of twelve months between purchase and sale: a year begun does not count (CGI, art. 150 VC). */
export const fullYearsHeld = (bought: IsoDate, sold: IsoDate): number =>
  Math.max(0, Math.floor(monthsBetween(bought, sold) / 12));

const allowanceOf = (spans: readonly AllowanceSpan[], years: number): number => {
  const parts = spans.map((span) => Math.max(0, Math.min(years, span.to) - span.from + 1) * span.perYear);
  return (
    Math.round(
      Math.min(
        1,
        parts.reduce((a, b) => a + b, 0),
      ) * 1e6,
    ) / 1e6
  );
};

/** Share of the gain left out of income tax after so many full years. */
export const gainAllowance = (years: number, on: IsoDate): number => allowanceOf(valueOn(GAIN_ALLOWANCE, on), years);

/** Share of the gain left out of social levies after so many full years. */
export const socialAllowance = (years: number, on: IsoDate): number =>
  allowanceOf(valueOn(SOCIAL_ALLOWANCE, on), years);

const surtaxIn = (gain: number, bracket: SurtaxBracket): number =>
  bracket.rate * gain - bracket.smoothing * (bracket.to * 100 - gain);

/** Surtax by the brackets of the day of the sale. */
export const surtaxOf = (gain: number, brackets: readonly SurtaxBracket[]): Cents => {
  for (const bracket of brackets)
    if (gain > bracket.above * 100 && gain <= bracket.to * 100)
      return roundToCents(bracket.smoothing === 0 ? bracket.rate * gain : surtaxIn(gain, bracket));
  return ZERO;
};

/** Surtax on a taxable gain (cents) of anything but building land (CGI, art. 1609 nonies G). */
export const gainSurtax = (gain: number, on: IsoDate): Cents => surtaxOf(gain, valueOn(GAIN_SURTAX, on));

export interface PrivateGainTerms {
  readonly bought: IsoDate;
  readonly sold: IsoDate;
  readonly built: boolean;
  /** The seller's main residence, or a sale exempt for another reason. */
  readonly exempt: boolean;
  /** Real costs of the purchase for this part, when better than the lump sum; 0 when bought free of charge. */
  readonly realPurchaseCosts: number | undefined;
  /** The lump sums are open to a purchase paid for, not to a gift or an inheritance. */
  readonly lumpAllowed: boolean;
  /** Owners in equal parts: the small sale and the surtax are judged on the part of each (BOI-RFPI-PVI-10-40-70; CGI, art. 1609 nonies G: to be confirmed). */
  readonly owners: number;
}

export interface PrivateGainAmounts {
  readonly price: number;
  readonly sellingCosts: number;
  readonly purchasePart: number;
  readonly countedWorks: number;
}

export interface PrivateGain {
  readonly years: number;
  readonly purchaseCosts: Cents;
  readonly countedWorks: Cents;
  readonly gross: Cents;
  readonly allowance: number;
  readonly socialAllowance: number;
  readonly taxable: Cents;
  readonly socialBase: Cents;
  readonly incomeTax: Cents;
  readonly socialLevies: Cents;
  readonly surtax: Cents;
  readonly total: Cents;
}

/** Rates of a sale read once at its dates, so that thousands of prices can be tried. */
export interface PrivateGainRates {
  readonly terms: PrivateGainTerms;
  readonly years: number;
  readonly allowance: number;
  readonly socialAllowance: number;
  readonly taxRate: number;
  readonly socialRate: number;
  readonly lump: number;
  readonly worksLump: number;
  /** None for building land. */
  readonly surtax: readonly SurtaxBracket[];
  /** A price up to this many cents is exempt. */
  readonly smallSale: number;
}

/** The brackets of one share, on the gain of all: n equal parts of a gain bear n times the surtax of one. */
const perShare = (brackets: readonly SurtaxBracket[], owners: number): readonly SurtaxBracket[] =>
  brackets.map((bracket) => ({ ...bracket, above: bracket.above * owners, to: bracket.to * owners }));

export const privateGainRates = (terms: PrivateGainTerms): PrivateGainRates => {
  const years = fullYearsHeld(terms.bought, terms.sold);
  return {
    terms,
    years,
    allowance: gainAllowance(years, terms.sold),
    socialAllowance: socialAllowance(years, terms.sold),
    taxRate: valueOn(GAIN_TAX, terms.sold),
    socialRate: valueOn(SOCIAL_LEVIES, terms.sold),
    lump: terms.lumpAllowed ? entryOn(PURCHASE_COSTS_LUMP, terms.sold).value : 0,
    smallSale: valueOn(SMALL_SALE, terms.sold) * 100 * terms.owners,
    worksLump: terms.built && terms.lumpAllowed && years >= 5 ? valueOn(WORKS_LUMP, terms.sold) : 0,
    surtax: terms.built ? perShare(valueOn(GAIN_SURTAX, terms.sold), terms.owners) : [],
  };
};

/** Costs of the purchase of a part: the real ones, or the lump sum when better. */
export const purchaseCostsOf = (purchasePart: number, { terms, lump }: PrivateGainRates): Cents =>
  roundToCents(Math.max(terms.realPurchaseCosts ?? 0, purchasePart * lump));

/** A price up to this many cents bears no tax, whatever the gain. */
export const exemptUpTo = ({ terms, smallSale }: PrivateGainRates): number =>
  terms.exempt ? Number.POSITIVE_INFINITY : smallSale;

/** Tax on the gain of one sale by a private person (CGI, art. 150 U to 150 VH). A loss is worth nothing. */
export const taxPrivateGain = (amounts: PrivateGainAmounts, rates: PrivateGainRates): PrivateGain => {
  const purchaseCosts = purchaseCostsOf(amounts.purchasePart, rates);
  const countedWorks = roundToCents(Math.max(amounts.countedWorks, amounts.purchasePart * rates.worksLump));
  const gross = roundToCents(
    amounts.price - amounts.sellingCosts - (amounts.purchasePart + purchaseCosts + countedWorks),
  );
  const due = amounts.price <= exemptUpTo(rates) ? 0 : Math.max(0, gross);
  const taxable = roundToCents(due * (1 - rates.allowance));
  const socialBase = roundToCents(due * (1 - rates.socialAllowance));
  const incomeTax = roundToCents(taxable * rates.taxRate);
  const socialLevies = roundToCents(socialBase * rates.socialRate);
  const surtax = surtaxOf(taxable, rates.surtax);
  return {
    years: rates.years,
    purchaseCosts,
    countedWorks,
    gross,
    allowance: rates.allowance,
    socialAllowance: rates.socialAllowance,
    taxable,
    socialBase,
    incomeTax,
    socialLevies,
    surtax,
    total: cents(incomeTax + socialLevies + surtax),
  };
};
