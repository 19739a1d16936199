/** Longer texts say nothing more; what an agency writes fits ten times over. */
const LONGEST = 20_000;

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: " ",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  oelig: "œ",
  sup2: "²",
};

const unescaped = (text: string): string =>
  text.replace(/&(#\d{1,6}|[a-z]{2,6}\d?);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? " ";
    const code = Number(name.slice(1));
    return code >= 32 && code < 0x10ffff ? String.fromCodePoint(code) : whole.slice(0, 0);
  });

/** The words of a foreign text: no markup, no control character, one kind of space and of apostrophe, at most 20 000 characters. */
export const plainWords = (text: unknown): string => {
  if (typeof text !== "string") return "";
  return unescaped(unescaped(text.slice(0, LONGEST)).replace(/<(script|style)\b[\s\S]{0,5000}?<\/\1>/gi, " "))
    .replace(/<\/?[a-z!][^<>]{0,2000}>/gi, " ")
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .normalize("NFC")
    .trim();
};

/** Lower case without accents, hyphens nor apostrophes: for comparing names. */
export const bareName = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
