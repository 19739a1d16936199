import { roundedPrice } from "@lotir/market";

// The only place that rounds for the eye. Spaces are narrow and unbreakable, so that a figure never breaks in two.
const NARROW = "\u202f";
const narrow = (text: string): string => text.replace(/[\u00a0 ]/g, NARROW);

const whole = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", year: "numeric" });

/** `1 234`. */
export const formatCount = (value: number): string => narrow(whole.format(value));

// Amounts are in euros everywhere; a member may have them shown in dollars, at the rate that he typed.
let money: { readonly rate: number; readonly sign: string } = { rate: 1, sign: "€" };

/** What amounts are shown in from then on. */
export const showMoneyIn = (currency: "EUR" | { readonly dollarsForOneEuro: number }): void => {
  money = currency === "EUR" ? { rate: 1, sign: "€" } : { rate: currency.dollarsForOneEuro, sign: "$" };
};

/** `1 234 €`, without decimals. */
export const formatEuros = (value: number): string => `${formatCount(value * money.rate)}${NARROW}${money.sign}`;

/** `1 234`: an amount whose unit is said beside it, in the money that is shown. */
export const formatBareEuros = (value: number): string => formatCount(value * money.rate);

/** `1 570 000 €` from 1 569 567: what an estimate knows, and no digit more. */
export const formatRoundedEuros = (value: number): string => formatEuros(roundedPrice(value));

/** `≈ 1 570 000 €`. */
export const formatEstimate = (value: number): string => `≈${NARROW}${formatRoundedEuros(value)}`;

/** `85 €/m²`. */
export const formatEurosPerSquareMetre = (value: number): string =>
  `${formatCount(value * money.rate)}${NARROW}${money.sign}/m²`;

const hundredth = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const inMillions = (value: number): string => narrow(hundredth.format((value * money.rate) / 1_000_000));
const inThousands = (value: number): string => formatCount((value * money.rate) / 1000);

/** `95–120 k€`; plain euros under ten thousand, `1,21–1,57 M€` from a million. */
export const formatEurosRange = (low: number, high: number): string => {
  if (low < 10_000) return `${formatBareEuros(low)}–${formatEuros(high)}`;
  if (low >= 1_000_000) return `${inMillions(low)}–${inMillions(high)}${NARROW}M${money.sign}`;
  return `${inThousands(low)}–${inThousands(high)}${NARROW}k${money.sign}`;
};

/** `145 k€`, `1,57 M€`, `8 400 €`: a price where room is scarce. */
export const formatPriceInShort = (value: number): string => {
  if (value < 10_000) return formatEuros(value);
  return value < 1_000_000
    ? `${inThousands(value)}${NARROW}k${money.sign}`
    : `${inMillions(value)}${NARROW}M${money.sign}`;
};

/** `1 240 m²`. */
export const formatArea = (squareMetres: number): string => `${formatCount(squareMetres)}${NARROW}m²`;

/** `21,4 m`. */
export const formatLength = (metres: number): string => `${narrow(tenth.format(metres))}${NARROW}m`;

/** `120 m`, then `1,2 km` from one kilometre. */
export const formatDistance = (metres: number): string =>
  metres < 1000 ? `${formatCount(metres)}${NARROW}m` : `${narrow(tenth.format(metres / 1000))}${NARROW}km`;

/** `78 %` from 0.78. */
export const formatShare = (ratio: number): string => `${formatCount(ratio * 100)}${NARROW}%`;

/** `jj/mm/aaaa`. A date without an hour is read as it stands: no time zone can move it by a day. */
export const formatDate = (iso: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (year !== undefined) return `${day}/${month}/${year}`;
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : clock.format(moment);
};

const hour = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit" });

/** `jj/mm/aaaa à hh:mm`, by the clock of who reads. */
export const formatMoment = (iso: string): string => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : `${clock.format(moment)} à ${hour.format(moment)}`;
};

/** `1 parcelle`, `12 parcelles`: French takes the plural from two. */
export const formatQuantity = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(count)} ${Math.abs(count) < 2 ? singular : plural}`;

const rate = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const cent = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** The minus sign of print, as wide as the plus. */
const minus = (text: string): string => text.replace("-", "−");

/** `29,2 %` from 0.2919. */
export const formatRate = (ratio: number): string => `${minus(narrow(rate.format(ratio * 100)))}${NARROW}%`;

/** `12,25 %` from 0.1225: a share as it is typed, to the hundredth. */
export const formatTypedRate = (ratio: number): string => `${narrow(hundredth.format(ratio * 100))}${NARROW}%`;

/** `+1,7 %` from 1.7: a figure that is in per cent already. */
export const formatChange = (percent: number): string =>
  `${percent > 0 ? "+" : ""}${minus(narrow(rate.format(percent)))}${NARROW}%`;

/** `−12 340 €`: an amount that may be a loss. */
export const formatAmount = (value: number): string => minus(formatEuros(value));

/** `+12 340 €`: what changes. */
export const formatAmountChange = (value: number): string => `${value > 0 ? "+" : ""}${formatAmount(value)}`;

/** `1 234,56 €`: a line of a balance, to the cent. */
export const formatCents = (value: number): string =>
  `${minus(narrow(cent.format(value * money.rate)))}${NARROW}${money.sign}`;

/** `712 k€`, `1,3 M€`: on an axis, where room is scarce. */
export const formatShortEuros = (value: number): string =>
  Math.abs(value) < 1_000_000
    ? `${minus(narrow(whole.format((value * money.rate) / 1000)))}${NARROW}k${money.sign}`
    : `${minus(narrow(tenth.format((value * money.rate) / 1_000_000)))}${NARROW}M${money.sign}`;

/** `13 mois`, `6,5 mois`. */
export const formatMonths = (months: number): string => `${narrow(tenth.format(months))}${NARROW}mois`;

/** `6,5`: a bare figure, for a sentence that says its unit. */
export const formatDecimal = (value: number): string => minus(narrow(tenth.format(value)));

/** `−18 k€`, `138 k€`, `1,2 M€`: a margin rests on estimates, the thousand is all it knows. */
export const formatMargin = (value: number): string => {
  const thousands = Math.round(value / 1000) * 1000;
  return `${thousands < 0 ? "−" : ""}${formatShortEuros(Math.abs(thousands))}`;
};

/** `92 à 171 k€`, `−62 à 25 k€`: from one end to the other. */
export const formatMarginRange = (low: number, high: number): string => {
  const [least, most] = [formatMargin(low), formatMargin(high)];
  const unit = `${NARROW}k€`;
  return least.endsWith(unit) && most.endsWith(unit)
    ? `${least.slice(0, -unit.length)} à ${most}`
    : `${least} à ${most}`;
};
