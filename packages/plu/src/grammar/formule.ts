import type { Prospect } from "../zone-rules.ts";
import { numberOf } from "./numbers.ts";

const AT_LEAST =
  "(?:≥|>\\s?=|=\\s?>|=\\s*ou\\s*>|>\\s*ou\\s*=|>\\s*=\\s*ou\\s*a?|=|>|superieure? ou egale? a)(?:\\s*a\\b)?";
const AT_MOST = "(?:≤|<\\s?=|=\\s?<|=\\s*ou\\s*<|<\\s*ou\\s*=|=|<|inferieure? ou egale? a)(?:\\s*a\\b)?";
const NUM = "(\\d+(?:[.,]\\d+)?)";

const signed = (sign: string | undefined, written: string | undefined): number =>
  (sign === "-" ? -1 : 1) * numberOf(written ?? "");

const DISTANCE_FIRST: readonly (readonly [RegExp, (m: RegExpExecArray) => Prospect])[] = [
  [
    new RegExp(`\\b[ldr]\\s*${AT_LEAST}\\s*\\(\\s*h\\s*-\\s*${NUM}\\s*m?(?:etres)?\\s*\\)\\s*/\\s*2`),
    (m) => ({ k: 0.5, c: -numberOf(m[1] ?? "") / 2 }),
  ],
  [
    new RegExp(`\\b[ldr]\\s*${AT_LEAST}\\s*h\\s*/\\s*(\\d)\\s*([-+])\\s*${NUM}`),
    (m) => ({ k: 1 / Number(m[1]), c: signed(m[2], m[3]) }),
  ],
  [
    new RegExp(`\\b[ldr]\\s*${AT_LEAST}\\s*(\\d)\\s*/\\s*(\\d)\\s*(?:de\\s+)?h\\b`),
    (m) => ({ k: Number(m[1]) / Number(m[2]), c: 0 }),
  ],
  [new RegExp(`\\b[ldr]\\s*${AT_LEAST}\\s*h\\s*/\\s*(\\d)`), (m) => ({ k: 1 / Number(m[1]), c: 0 })],
  [new RegExp(`\\b[ldr]\\s*${AT_LEAST}\\s*h\\s*([-+])\\s*${NUM}`), (m) => ({ k: 1, c: signed(m[1], m[2]) })],
  [new RegExp(`\\b[ldr]\\s*${AT_LEAST}\\s*${NUM}\\s*x?\\s*[ha]\\b`), (m) => ({ k: numberOf(m[1] ?? ""), c: 0 })],
  [new RegExp(`\\b[ldr]\\s*${AT_LEAST}\\s*h\\b(?!\\s*[/+-])`), () => ({ k: 1, c: 0 })],
];

/** "un retrait au moins égal à H/2": the letter of the distance left out. */
const HEIGHT_ALONE: readonly (readonly [RegExp, (m: RegExpExecArray) => Prospect])[] = [
  [
    new RegExp(`(?:egale?|inferieure?|moins) (?:a |de )\\(?\\s*h\\s*-\\s*${NUM}\\s*m?(?:etres)?\\s*\\)\\s*/\\s*2`),
    (m) => ({ k: 0.5, c: -numberOf(m[1] ?? "") / 2 }),
  ],
  [/(?:egale?|inferieure?|moins) (?:a |de )(?:l\s*=\s*)?h\s*\/\s*(\d)\b/, (m) => ({ k: 1 / Number(m[1]), c: 0 })],
  [
    /(?:retrait|recul|distance|marge)[^.;\d]{0,30}(?:≥|>\s?=?|=|:)\s*h\s*\/\s*(\d)\b/,
    (m) => ({ k: 1 / Number(m[1]), c: 0 }),
  ],
  [
    /(?:^\W*|limites?(?: separatives?)?,? ou (?:a )?)h\s?\/\s?(\d)(?=\W+(?:avec|mini|sans|et|\d+(?:[.,]\d+)? ?m)|\W*$)/,
    (m) => ({ k: 1 / Number(m[1]), c: 0 }),
  ],
  [/\(\s*(?:[ldr]\s*[=≥]\s*)?h\s*\/\s*(\d)\s*\)/, (m) => ({ k: 1 / Number(m[1]), c: 0 })],
  [/(?:egale?|inferieure?) a la moitie de h\b/, () => ({ k: 0.5, c: 0 })],
];

const HEIGHT_FIRST: readonly (readonly [RegExp, (m: RegExpExecArray) => Prospect])[] = [
  [new RegExp(`\\bh\\s*/\\s*(\\d)\\s*${AT_MOST}\\s*[ldr]\\b`), (m) => ({ k: 1 / Number(m[1]), c: 0 })],
  [
    new RegExp(`\\bh\\s*${AT_MOST}\\s*${NUM}\\s*x?\\s*[ld]\\b(?:\\s*\\+\\s*${NUM})?`),
    (m) => inverse(numberOf(m[1] ?? ""), m[2]),
  ],
  [new RegExp(`\\bh\\s*${AT_MOST}\\s*[ld]\\b(?:\\s*\\+\\s*${NUM})?`), (m) => inverse(1, m[1])],
  [
    new RegExp(
      `\\bh (?:ne (?:peut|doit|pourra|devra|saurait) (?:pas )?(?:etre superieure? a|exceder|depasser)|n'excede pas|ne depasse pas|est au plus egale? a)\\s+(?:${NUM}\\s*(?:x|fois)?\\s*)?[ld]\\b`,
    ),
    (m) => inverse(m[1] === undefined ? 1 : numberOf(m[1]), undefined),
  ],
];

const inverse = (times: number, plus: string | undefined): Prospect => ({
  k: 1 / times,
  c: plus === undefined ? 0 : -numberOf(plus) / times,
});

const SYMBOLIC = [...DISTANCE_FIRST, ...HEIGHT_FIRST, ...HEIGHT_ALONE];

/** A rule written as a formula: "L ≥ H/2", "H = L". Nothing in "un recul égal à la hauteur". */
export const symbolicIn = (plain: string): Prospect | undefined => {
  for (const [pattern, read] of SYMBOLIC) {
    const match = pattern.exec(plain);
    if (match) return read(match);
  }
  return undefined;
};

/** The same sentence without the constants of its formula: the 3 of "L ≥ H - 3 m" is no distance. */
export const withoutFormula = (plain: string): string =>
  plain.replace(
    /\([^)]{0,200}\)|\bh\s?[-+]\s?\d+(?:[.,]\d+)?\s?m?(?:etres)?\b|[ld]\s?\+\s?\d+(?:[.,]\d+)?\s?m?(?:etres)?\b/g,
    (all) => (/^\([^)]*(?:\bmini?(?:m\w*)?\b|\bau moins\b)/.test(all) ? all : " ".repeat(all.length)),
  );

const LEVEL = "(?:la |sa |leur |cette )?(?:difference (?:d'altitude|de niveau|de hauteur)|hauteur)";
const DIVIDED = (by: string): RegExp =>
  new RegExp(
    `(?:egale?s?|superieure?s?|inferieure?s?|moins|minimum)[^.;]{0,30}\\b${LEVEL}[^.;,\\d]{0,60}\\bdivisee? par ${by}\\b`,
  );
const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [DIVIDED("(?:deux|2)"), 0.5],
  [DIVIDED("(?:trois|3)"), 1 / 3],
  [
    new RegExp(
      `(?:egale?s?|superieure?s?|inferieure?s?|moins|minimum)[^.;]{0,40}\\b(?:la )?(?:moitie de|demi[- ])\\s?${LEVEL}`,
    ),
    0.5,
  ],
  [
    new RegExp(
      `(?:egale?s?|superieure?s?|inferieure?s?|moins|minimum)[^.;]{0,30}\\b(?:aux|les) (?:deux tiers|2/3) de ${LEVEL}`,
    ),
    2 / 3,
  ],
  [
    new RegExp(
      `(?:egale?s?|superieure?s?|inferieure?s?|moins|minimum)[^.;]{0,30}\\b(?:au|le) (?:tiers|1/3) de ${LEVEL}`,
    ),
    1 / 3,
  ],
  [new RegExp(`(?:egale?s?|superieure?s?|inferieure?s?)\\s(?:ou\\s(?:egale?s?|superieure?s?)\\s)?a ${LEVEL}`), 1],
];
const REDUCED =
  /(?:diminuee?|reduite?|minoree?)s? de (\d+(?:[.,]\d+)?|trois|deux|quatre) ?m|(?<!\bau )moins (\d+(?:[.,]\d+)?) ?m|deduits? (\d+(?:[.,]\d+)?) ?m/;
const SPELLED: Readonly<Record<string, number>> = { deux: 2, trois: 3, quatre: 4 };

const inWords = (plain: string): Prospect | undefined => {
  const found = IN_WORDS.map(([pattern, k]) => ({ k, match: pattern.exec(plain) })).find((each) => each.match !== null);
  if (!found?.match) return undefined;
  const after = plain.slice(found.match.index + found.match[0].length, found.match.index + found.match[0].length + 110);
  const reduced = REDUCED.exec(after);
  const written = reduced?.[1] ?? reduced?.[2] ?? reduced?.[3];
  return { k: found.k, c: written === undefined ? 0 : -(SPELLED[written] ?? numberOf(written)) };
};

const HEIGHT_BY_DISTANCE =
  /(?:ne (?:doit|peut|pourra|devra) (?:pas )?(?:depasser|exceder|etre superieure a))\s+(?:(\d+|deux) fois )?la distance/;

/**
 * A rule that ties a distance to a height, as `distance ≥ k·H + c` (metres): "L ≥ H/2", "(H - 3)/2", "H ≤ 2L", "la
 * moitié de la différence d'altitude", "la différence d'altitude diminuée de 3 mètres". Folded text in.
 */
export const prospectIn = (plain: string): Prospect | undefined => {
  const symbolic = symbolicIn(plain);
  if (symbolic) return symbolic;
  const times = HEIGHT_BY_DISTANCE.exec(plain);
  if (times) return { k: 1 / (times[1] === "deux" ? 2 : Number(times[1] ?? 1)), c: 0 };
  return inWords(plain);
};
