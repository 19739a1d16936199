const LONGEST = 20_000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ecirc: "ê",
  ccedil: "ç",
  euro: "€",
  sup2: "²",
};

const entity = (whole: string, name: string): string => {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1] ?? /^#(\d{1,7})$/.exec(name)?.[1];
  if (code === undefined) return ENTITIES[name.toLowerCase()] ?? whole;
  const point = Number.parseInt(code, name.toLowerCase().startsWith("#x") ? 16 : 10);
  return point > 31 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : " ";
};

const TELEPHONE = /(?<![\d.,])(?:(?:\+|00)33[\s.\-–]?|0)(?:\(0\)\s?)?[1-9](?:[\s.\-–/]?\d{2}){4}(?!\d)/g;
const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const PERSON = /\b(?:M\.|Mme|Mlle|Monsieur|Madame|Mademoiselle)\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu;
export const MASKED = "[coordonnées retirées]";

/** Ways to reach a person, and his name behind a title: masked as the text comes in. */
const withoutPeople = (text: string): string =>
  text.replace(TELEPHONE, MASKED).replace(EMAIL, MASKED).replace(PERSON, MASKED);

/**
 * Text of unknown origin as plain words: no markup, no script, no control or hidden character, nobody to call, and
 * 20 000 characters at most. Anything that is no text is the empty one.
 */
export const foreignText = (value: unknown, longest = LONGEST): string => {
  if (typeof value !== "string") return "";
  const bare = value
    .slice(0, 4 * LONGEST)
    .replace(/<(script|style|template|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/<\/?[a-z][^<>]{0,2000}>/gi, " ")
    .replace(/&(#?[\da-z]{1,10});/gi, entity)
    // What entities hid.
    .replace(/<\/?[a-z][^<>]{0,2000}>/gi, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (each) => (each === "\n" ? "\n" : " "))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return withoutPeople(bare).slice(0, longest);
};
