/** The secteurs of a zone, told by their exact letters: "Ne" is a code where "ne" is a word. */
export interface Codes {
  readonly all: readonly string[];
  readonly zone: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const wordOf = (code: string): RegExp =>
  code.length === 1
    ? new RegExp(`(?:[Zz]ones?|[Ss]ecteurs?|ZONES?|SECTEURS?)\\s+${escaped(code)}(?![\\p{L}\\d'’-])`, "u")
    : new RegExp(`(?<![\\p{L}\\d-])${escaped(code)}(?![\\p{L}\\d]|[-‑][\\p{Ll}\\d](?!\\p{L}{2}))`, "u");

const sameLetters = (text: string, code: string): boolean => wordOf(code).test(text);

/** The codes that a text names. */
export const codesSaid = (text: string, { all }: Codes): readonly string[] =>
  all.filter((code) => sameLetters(text, code));

const WHOLE =
  /\b(?:tous (?:les |ses )?(?:deux |trois )?secteurs|toutes? (?:la|les) zones?|ensemble (?:de la zone|des secteurs|de ces secteurs)|chaque secteur|les (?:deux|trois|quatre|cinq) secteurs|tout secteur)\b/;
const REST = /\b(?:autres secteurs|reste de la zone|autres parties|partout ailleurs|ailleurs)\b/;
const EXCEPT = /\b(?:sauf|hors|hormis|excepte|a l'exception|a l'exclusion|autres? que|en dehors)\b/;

/** What one phrase says of its place: these secteurs, all of them but some, or what the others leave. */
export type PlaceSaid =
  | { readonly kind: "codes"; readonly codes: readonly string[] }
  | { readonly kind: "rest"; readonly but: readonly string[] };

export const placeSaid = (text: string, plain: string, codes: Codes): PlaceSaid | undefined => {
  const said = codesSaid(text, codes);
  const except = plain.search(EXCEPT);
  const left = except < 0 ? [] : codesSaid(text.slice(except), codes);
  if (left.length > 0) {
    const before = codesSaid(text.slice(0, except), codes);
    const of = before.length > 0 && !(before.length === 1 && before[0] === codes.zone) ? before : codes.all;
    return { kind: "codes", codes: of.filter((code) => !left.includes(code)) };
  }
  if (REST.test(plain)) return { kind: "rest", but: said };
  if (WHOLE.test(plain)) return { kind: "codes", codes: codes.all };
  if (said.length === 0) return undefined;
  const zoneAlone = said.length === 1 && said[0] === codes.zone && /\bzones?\b/.test(plain);
  return { kind: "codes", codes: zoneAlone ? codes.all : said };
};
