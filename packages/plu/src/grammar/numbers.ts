/** A number found in a folded text, with where it stands: `[at, end)` covers the number and its unit. */
export interface Quantity {
  readonly value: number;
  readonly at: number;
  readonly end: number;
}

const UNITS = ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
const TENS: Readonly<Record<string, number>> = { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 };

/** "Trente-cinq", "quarante-deux". */
const COMPOUND = Object.fromEntries(
  Object.entries(TENS).flatMap(([ten, value]) => UNITS.map((unit, at) => [`${ten}-${unit}`, value + at + 2])),
);

const WORDS: Readonly<Record<string, number>> = {
  ...COMPOUND,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  "soixante-quinze": 75,
  "soixante-dix": 70,
  soixante: 60,
  "quatre-vingt-dix": 90,
  "quatre-vingts": 80,
  "quatre-vingt": 80,
  cent: 100,
  "cent vingt": 120,
  "cent cinquante": 150,
  "deux cents": 200,
  "deux cent cinquante": 250,
  "trois cents": 300,
  "quatre cents": 400,
  "cinq cents": 500,
};

const CENTIMETRES: Readonly<Record<string, number>> = {
  vingt: 20,
  "vingt-cinq": 25,
  cinquante: 50,
  "soixante-quinze": 75,
  "quatre-vingt": 80,
  "quatre-vingts": 80,
};

/** Longest first, and never the end of a longer number: "dix" is not "soixante-dix". */
const WORD = Object.keys(WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const DIGITS = "\\d{1,3}(?:[ .]\\d{3})+(?![\\d,])|\\d{1,2}, \\d{2}(?= ?m(?:etres)?(?![a-z0-9²]))|\\d+(?:[.,]\\d+)?";
const NUMBER = `(?<![\\d.,/a-z])(?:(${DIGITS})|(?<!-)\\b(${WORD})\\b(?!-)(?:\\s*\\(\\s*(\\d+(?:[.,]\\d+)?)\\s*\\))?)`;

export const numberOf = (digits: string): number => {
  const grouped = /^\d{1,3}(?:[ .]\d{3})+$/.test(digits) ? digits.replace(/[ .]/g, "") : digits.replace(/, ?/, ".");
  return Number(grouped);
};

/** A figure in digits or in words. */
export const figureOf = (written: string): number => WORDS[written] ?? numberOf(written);

const quantities = (plain: string, unit: string): Quantity[] =>
  [...plain.matchAll(new RegExp(`${NUMBER}\\s*${unit}`, "g"))].map((match) => ({
    value: match[1] ? numberOf(match[1]) : (WORDS[match[2] ?? ""] ?? Number.NaN),
    at: match.index,
    end: match.index + match[0].length,
  }));

/** Lengths in metres: "7,5 m", "3,50m", "3m50", "quatre mètres", "un mètre". Square and cubic metres are left out. */
export const lengthsIn = (plain: string): Quantity[] => {
  const usual = quantities(plain, "(?:m(?:etres?)?|ml)(?:\\s+lineaires?)?(?![a-z0-9/²])(?!\\s?2\\b)");
  const halves = new RegExp(
    `\\b(${WORD}) metres? (cinquante|vingt-cinq|soixante-quinze|vingt|quatre-vingts?)\\b(?! (?:metres|m\\b|pour|%))`,
    "g",
  );
  const spelled = [...plain.matchAll(halves)].map((match) => ({
    value: (WORDS[match[1] ?? ""] ?? Number.NaN) + (CENTIMETRES[match[2] ?? ""] ?? Number.NaN) / 100,
    at: match.index,
    end: match.index + match[0].length,
  }));
  const split = [...plain.matchAll(/(?<![\d.,])(\d+)\s?m(\d{2})(?!\d)/g)].map((match) => ({
    value: Number(`${match[1]}.${match[2]}`),
    at: match.index,
    end: match.index + match[0].length,
  }));
  return withoutRepeats(
    plain,
    [...usual.filter((each) => !spelled.some((other) => other.at === each.at)), ...spelled, ...split].toSorted(
      (a, b) => a.at - b.at,
    ),
  );
};

/** "sept mètres (7 m)": said twice, counted once. */
const withoutRepeats = (plain: string, found: readonly Quantity[]): Quantity[] => {
  const kept: Quantity[] = [];
  for (const each of found) {
    const last = kept.at(-1);
    const again = last?.value === each.value && /^\s*\(\s*(?:soit )?$/.test(plain.slice(last.end, each.at));
    const closed = /^\s*\)/.exec(plain.slice(each.end))?.[0].length ?? 0;
    if (last && again) kept[kept.length - 1] = { ...last, end: each.end + closed };
    else kept.push(each);
  }
  return kept;
};

/** Areas in m²: "1 000 m²", "30 m2", "30 m 2", "50 mètres carrés". */
export const areasIn = (plain: string): Quantity[] => quantities(plain, "(?:m\\s?2\\b|metres? carres?)");

const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:la|une) moitie\b/g, 50],
  [/\b(?:(?:les|aux) )?(?:deux tiers|2\/3)(?!\w)/g, 200 / 3],
  [/\b(?:le|au|un|du) tiers\b|\b1\/3\b/g, 100 / 3],
  [/\b(?:le|au|un|du) cinquieme\b/g, 20],
  [/\b(?:le|au|un|du) dixieme\b/g, 10],
  [/\b(?:le|au|un|du) quart\b|\b1\/4\b/g, 25],
];

/** Percentages written with a sign: "35 %", "60%", "30 pour cent". */
export const percentsIn = (plain: string): Quantity[] =>
  quantities(plain, "(?:%|pour cent|p\\. ?100|/ ?100(?:emes?|e)?\\b)");

/** Shares said in words: "la moitié", "un tiers", in per cent. */
export const sharesIn = (plain: string): Quantity[] =>
  FRACTIONS.flatMap(([pattern, value]) =>
    [...plain.matchAll(pattern)].map((match) => ({ value, at: match.index, end: match.index + match[0].length })),
  );

/** A whole number said in figures or words, for counts of places. */
export const countsIn = (plain: string, unit: string): Quantity[] => quantities(plain, unit);

/** Every number a text writes, in figures ("3,50", "1 000", "3m50") or in words; shares in words count in per cent. */
export const numbersWritten = (plain: string): number[] => [
  ...[...plain.matchAll(new RegExp(DIGITS, "g"))].map((match) => numberOf(match[0])),
  ...[...plain.matchAll(/\d+(?:[.,]\d+)?/g)].map((match) => numberOf(match[0])),
  ...[...plain.matchAll(new RegExp(`\\b(?:${WORD})\\b`, "g"))].map((match) => WORDS[match[0]] ?? Number.NaN),
  ...lengthsIn(plain).map((length) => length.value),
  ...sharesIn(plain).map((share) => share.value),
];
