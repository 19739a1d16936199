/** Words that announce a reference; then what may stand before its section, which is always in capitals. */
const REFERENCE =
  /(?:[Cc]adastr\p{L}*|CADASTR\p{L}*|[Rr][ée]f(?:[ée]rences?|\.)?(?: cadastrales?)?|R[ÉE]F\p{Lu}*\.?|[Ss]ections?|SECTIONS?|[Pp]arcelles?|PARCELLES?)[\s:,]*(?:(?:n[°o]|num[ée]ro|en|de la|sous|les?|la|num[ée]ros?|r[ée]f[ée]rences?|cadastr\p{L}+|sections?|Section|SECTION)[\s:,]+){0,4}(?<section>[A-Z]{1,2})[\s,-]*(?:(?:[Nn][°o]s?|[Nn]um[ée]ros?|[Pp]arcelles?)[.\s]*)?(?<numero>\d{1,4})(?!\d|[\s]*(?:m[²2è\s]|ares?\b|a\b|ca\b|%|€|[Mm]in))/gu;

/** What follows in a list: « et AM 13 », « et 1474 ». */
const NEXT =
  /^\s*(?:,|et|&|\+|\/)\s*(?:n[°o]s?\s*)?(?<section>[A-Z]{1,2}(?![\p{L}]))?\s*(?:n[°o]\s*)?(?<numero>\d{1,4})(?!\d|\s*(?:m|a\b|ares?|ca\b|%|€|pi[eè]ces|chambres|min))/u;
/** « (AM 1473) ». */
const BRACKETED = /\(\s*(?<section>[A-Z]{2})\s*(?:n[°o]\s*)?(?<numero>\d{1,4})\s*\)/gu;
const MOST = 8;

/** A reference of the cadastre as an advert quotes it: section in capitals, number without leading zeros. */
export interface QuotedReference {
  readonly section: string;
  readonly numero: string;
}

/** The references that a text quotes, « Cadastré AC n° 390 », « parcelle AM 12 », each once, in the order of their names. */
export const referencesInWords = (text: string): readonly QuotedReference[] => {
  const found = new Map<string, QuotedReference>();
  const add = (section: string, numero: string): void => {
    const bare = { section, numero: numero.replace(/^0+(?=.)/, "") };
    found.set(`${bare.section} ${bare.numero}`, bare);
  };
  for (const match of text.matchAll(REFERENCE)) {
    let section = match.groups?.section ?? "";
    add(section, match.groups?.numero ?? "");
    let rest = text.slice(match.index + match[0].length);
    for (let next = NEXT.exec(rest); next !== null && found.size < MOST; next = NEXT.exec(rest)) {
      section = next.groups?.section ?? section;
      add(section, next.groups?.numero ?? "");
      rest = rest.slice(next[0].length);
    }
  }
  for (const { groups } of text.matchAll(BRACKETED)) add(groups?.section ?? "", groups?.numero ?? "");
  return [...found.values()].slice(0, MOST);
};
