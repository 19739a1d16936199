const NUMBER = String.raw`\d{1,3}(?:[ .\u00a0\u202f]\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?`;

/** `200 000`, `120 000,00`, `40.000`, `31,60`, `103.02`: what separates thousands and what separates cents differ. */
export const readNumber = (text: string): number | undefined => {
  const bare = text.replace(/[\s\u00a0\u202f]/g, "");
  const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(bare);
  const value = Number((thousands ? bare.replaceAll(".", "") : bare).replace(",", "."));
  return bare !== "" && Number.isFinite(value) ? value : undefined;
};

const EUROS = new RegExp(`(${NUMBER})\\s?(?:€|euros?\\b|eur\\b)`, "iu");

/** The first amount after some words, before anything else is said at length. */
export const readEurosAfter = (text: string, label: RegExp, reach = 40): number | null => {
  const found = label.exec(text);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const amount = EUROS.exec(text.slice(from, from + reach + 24));
  if (amount === null || amount.index > reach) return null;
  const value = readNumber(amount[1] ?? "");
  return value !== undefined && value > 0 && value < 1e9 ? value : null;
};

const SQUARE_METRES = new RegExp(`(${NUMBER})\\s?m(?:²|2|ètres?\\s?carrés?)`, "giu");
/** Hectares, ares and centiares: `07a 02ca`, `1ha 12a 40ca`, `12 ares 5 centiares`. */
const ARES =
  /(?:(\d{1,4})\s?ha(?:\b|ctares?)\s*)?(?:(\d{1,3})\s?a(?:res?)?(?![a-zà-ÿ])\s*)?(?:(\d{1,3})\s?(?:ca|centiares?)(?![a-zà-ÿ]))?/iu;

/** m² of a cadastral area in hectares, ares and centiares at the start of a text. */
export const readAres = (text: string): number | undefined => {
  const [whole = "", hectares, ares, centiares] = ARES.exec(text) ?? [];
  if (whole.trim() === "" || !text.trimStart().startsWith(whole.trim())) return undefined;
  const total = Number(hectares ?? 0) * 10_000 + Number(ares ?? 0) * 100 + Number(centiares ?? 0);
  return total > 0 ? total : undefined;
};

export interface WrittenArea {
  readonly m2: number;
  readonly index: number;
}

/** Every area in square metres of a text. */
export const readAreas = (text: string): readonly WrittenArea[] =>
  [...text.matchAll(SQUARE_METRES)].flatMap(({ 1: figure = "", index }) => {
    const m2 = readNumber(figure);
    return m2 !== undefined && m2 > 0 && m2 < 5_000_000 ? [{ m2, index }] : [];
  });
