const AMOUNT = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const NUMBER = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 5 });

/** "12 345,60 €" from cents, for formulas and sentences. */
export const frenchEuros = (amountInCents: number): string => `${AMOUNT.format(amountInCents / 100)} €`;

/** "12 346 €" from cents, for what is told rather than checked. */
export const frenchWholeEuros = (amountInCents: number): string =>
  `${NUMBER.format(Math.round(amountInCents / 100))} €`;

/** "12 345,6" */
export const frenchNumber = (value: number): string => NUMBER.format(value);

/** The same with the digits of a small share (0,025), and 1e+300 rather than its three hundred digits. */
export const readableNumber = (value: number): string => {
  if (Math.abs(value) >= 1e15) return value.toExponential();
  return Math.abs(value) < 1 ? PERCENT.format(value) : frenchNumber(value);
};

/** "0,71498 %" from 0.0071498. */
export const frenchPercent = (value: number): string => `${PERCENT.format(value * 100)} %`;
