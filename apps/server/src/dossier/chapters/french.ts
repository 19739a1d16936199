// Written as the screen writes them: figures in French, with spaces that never break.
const NARROW = "\u202f";
const whole = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const narrow = (text: string): string => text.replace(/[\u00a0 ]/g, NARROW);

export const frenchCount = (value: number): string => narrow(whole.format(value));
export const frenchArea = (squareMetres: number): string => `${frenchCount(squareMetres)}${NARROW}m²`;
export const frenchMetres = (metres: number): string => `${narrow(tenth.format(metres))}${NARROW}m`;
export const frenchShare = (ratio: number): string => `${narrow(tenth.format(ratio * 100))}${NARROW}%`;
export const frenchEuros = (value: number): string => `${frenchCount(value).replace("-", "−")}${NARROW}€`;
export const frenchDay = (date: string): string => date.slice(0, 10).split("-").reverse().join("/");

export const frenchQuantity = (count: number, singular: string, plural = `${singular}s`): string =>
  `${frenchCount(count)} ${count < 2 ? singular : plural}`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const known = (answer: boolean | null): string => (answer === null ? "inconnu" : answer ? "oui" : "non");
/** After a colon: a sentence goes on. A code, an acronym keeps its capitals. */
export const uncapital = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `06999000AB0123` as people say it: section AB, n° 123. */
export const frenchParcel = (reference: string): string => {
  const [, prefix = "", section = "", number = ""] = /^.{5}(.{3})(.{2})(.{4})$/.exec(reference) ?? [];
  const told = `${section.replace(/^0/, "")} ${number.replace(/^0+/, "")}`;
  return prefix === "000" || prefix === "" ? told : `${prefix} ${told}`;
};
