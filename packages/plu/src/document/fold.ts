const INVISIBLE = /[\u00ad\ufffe\uffff\u200b\ufeff]/g;
const LIGATURES: Readonly<Record<string, string>> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl" };

/** Text as it is quoted: soft hyphens and ligatures undone, white space collapsed. Letters and accents are untouched. */
export const cleanText = (text: string): string =>
  text
    .replace(INVISIBLE, "")
    .replace(/[ﬀ-ﬄ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/\s+/g, " ")
    .trim();

const SINGLE: Readonly<Record<string, string>> = { œ: "o", æ: "a", "²": "2", "³": "3", "×": "x" };

const foldOne = (character: string): string => {
  if (character < "\u0080") return character.toLowerCase();
  if (/[\u2018\u2019\u02bc\u00b4]/.test(character)) return "'";
  if (/[\u201c\u201d\u00ab\u00bb]/.test(character)) return '"';
  if (/[\u2010-\u2015\u2212]/.test(character)) return "-";
  if (/\s/.test(character)) return " ";
  const lower = character.toLowerCase();
  const base = SINGLE[lower] ?? lower.normalize("NFD").charAt(0);
  return base.length === character.length ? base : character;
};

/**
 * Lower case without accents, typographic signs made plain. Same length as the input, so that an index found in the
 * folded text is an index in the original.
 */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => foldOne(text.charAt(i))).join("");

/** Folded, and every space and sign removed: compares titles set in broken case or letter-spaced. */
export const squash = (text: string): string => fold(text).replace(/[^a-z0-9]/g, "");

/** The normalisation under which a quote must be found in its document (NFKC, plain quotes and dashes, one space). */
export const normaliseForSearch = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\ufffe\u00ad\uffff]/g, "")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\.{4,}/g, "....")
    .replace(/\s+/g, " ")
    .trim();
