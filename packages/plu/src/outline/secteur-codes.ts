import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import type { ZoneText } from "./outline.ts";

/** The secteurs a zone's rules are given for, by their written code; the bare zone is one when rules apply to it. */
export interface Secteurs {
  readonly all: readonly string[];
  readonly zone: string;
}

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A list of secteurs runs over two or three lines, never over pages: the text is searched in stretches of some lines. */
const STRETCH = 3_000;

const stretchesOf = (zone: ZoneText): string[] => {
  const lines = [...zone.preamble, ...zone.articles.flatMap(({ title, fragments }) => [{ text: title }, ...fragments])];
  const stretches: string[] = [];
  let stretch = "";
  for (const { text } of lines) {
    stretch += `${text}\n`;
    if (stretch.length < STRETCH) continue;
    stretches.push(stretch);
    stretch = "";
  }
  return [...stretches, stretch];
};

const NOT_CODES = /^(?:ne|non|nos|nous|nul|au|aux|art|an|ans|ai|as|avec|ainsi|apres|arbre|age|note|nom|nord|ne)$/;

const isWord = (code: string): boolean => NOT_CODES.test(code.toLowerCase());

/** "Uc-le cœur du bourg", "UB-un hameau": a dash set without spaces before a word, not the end of a code. */
const DASHED_WORD = "(?:d[eu]|l[ea]|[aeu]n|au|et|ou|[ios]n|il|c[ei]|s[aeiu]|n[ei])";

/** What ends a code after a hyphen: "Uc-p", "1AUh-b2". A capital stands alone ("UC-R"), else "UA-UB" would be a code. */
const afterHyphen = (capital: boolean): string =>
  `[-\\u2010\\u2011](?:(?!${DASHED_WORD}(?![a-z]))[a-z]{1,2}\\d?${capital ? "|[A-Z]\\d?" : ""})(?![\\wÀ-ÿ-])`;

/** A code as the text writes it, with what makes it longer than the code of the zone. */
const codeOf = (zone: string, capital: boolean): string => {
  const plain = "(?:[a-z]{1,3}\\d?|\\d{1,2}[a-z]{0,2}|[A-Z][a-z]?|[-_]?\\d{1,2}[a-z]?|\\s?\\([a-z]{1,3}\\))";
  const hyphen = afterHyphen(capital);
  return `(?:\\d\\s?)?${literal(zone)}(?:${plain}?${hyphen}|${plain})`;
};

const chainOf = (code: string): string =>
  `${code}(?:(?:[^\\S\\n]*|\\s*(?:,|;|/|et|ou|&|-)\\s*)(?:(?:les?|du|des|en|au|aux)\\s+)?(?:sous-)?(?:secteurs?\\s+)?${code})*`;

/** Codes after the word that says what they are. A capital after a hyphen asks for "secteur": "zones UA-N" are two zones. */
const codesNamed = (text: string, zone: string): string[] =>
  [
    ["[Ss]ecteurs?", codeOf(zone, true)],
    ["zones?", codeOf(zone, false)],
  ].flatMap(([word = "", code = ""]) =>
    [
      ...text.matchAll(
        new RegExp(`(?:sous-)?${word}\\s*:?\\s+(?:(?:de|dits?|indices?)\\s+)?(${chainOf(code)})(?![\\w(])`, "g"),
      ),
    ].flatMap((match) => (match[1] ?? "").match(new RegExp(`${code}(?![\\w])`, "g")) ?? []),
  );

/** "en Uc-p", "dans UC-R et UC-S", or the label of a rule: "Uc-p : 70 %". Elsewhere a hyphen may be a dash. */
const codesHyphened = (text: string, zone: string): string[] => {
  const code = `\\d?${literal(zone)}[a-z]{0,2}\\d?${afterHyphen(true)}`;
  const list = `${code}(?:\\s*(?:,|et|ou)\\s*${code})*`;
  const led = new RegExp(`\\b(?:[Ee]n|[Dd]ans|[Pp]our) (?:les? )?(${list})`, "g");
  const label = new RegExp(`(?:^|[\\n;,.(•-])[ \\t]{0,4}(${list})\\s?:`, "g");
  return [...text.matchAll(led), ...text.matchAll(label)].flatMap(
    (match) => (match[1] ?? "").match(new RegExp(code, "g")) ?? [],
  );
};

const codesIn = (text: string, zone: string): string[] => {
  const own = codesNamed(text, zone);
  const loose = new RegExp(`(?<![\\w-])\\d?${literal(zone)}[a-z]{1,2}(?![\\w]|${afterHyphen(true)})`, "g");
  const numbered = new RegExp(`\\b(?:en|dans|pour) (${literal(zone)}-?\\d{1,2}[a-z]?)(?![\\w.-])`, "g");
  const others =
    zone.length < 2
      ? []
      : [
          ...(text.match(loose) ?? []),
          ...[...text.matchAll(numbered)].map((match) => match[1] ?? ""),
          ...codesHyphened(text, zone),
        ];
  return [
    // After the word "secteur", in capital and small letter, "Ne" is a code.
    ...own.filter((each) => !isWord(each) || /^\p{Lu}\p{Ll}+$/u.test(each)),
    ...others.filter((each) => !isWord(each)),
  ];
};

/** A title set in capitals, "ZONE UC", over a text that writes "Uc-p". Only a hyphen makes the other spelling sure. */
const codesInLower = (text: string, zone: string): string[] =>
  /[A-Z]{2}$/.test(zone)
    ? codesIn(text, zone.slice(0, -1) + zone.slice(-1).toLowerCase()).filter((each) => /-[A-Za-z]/.test(each))
    : [];

/** Secteurs that only a table names: a cell of its own. */
const codesInCells = (zone: ZoneText, code: string): string[] => {
  const written = new RegExp(
    `^(?:\\d)?${literal(code)}(?:[a-z]{1,3}\\d?|-?\\d{1,2}[a-z]{0,2}|[a-z]{0,2}\\d?${afterHyphen(true)})$`,
  );
  return zone.articles
    .flatMap((article) => article.fragments)
    .flatMap((each) => (each.cells ?? []).filter((cell) => written.test(cell)));
};

/** "UBa-c" where UBa and UBc are secteurs: from the one to the other. */
const withoutRanges = (codes: readonly string[]): string[] =>
  codes.filter((code) => {
    const [, from, to] = /^(.*[a-z])-([a-z])$/.exec(code) ?? [];
    return !(from !== undefined && codes.includes(from) && codes.includes(`${from.slice(0, -1)}${to}`));
  });

const canonical = (written: readonly string[]): string[] => {
  const joined = withoutRanges(written.map((code) => code.replace(/\s+/g, "").replace(/[\u2010\u2011]/g, "-")));
  const numbered = new Set(joined.filter((code) => /^\d/.test(code)).map((code) => code.slice(1)));
  const codes = joined.filter((code) => /^\d/.test(code) || !numbered.has(code));
  const counts = new Map<string, Map<string, number>>();
  for (const code of codes) {
    const forms = counts.get(code.toLowerCase()) ?? new Map<string, number>();
    forms.set(code, (forms.get(code) ?? 0) + 1);
    counts.set(code.toLowerCase(), forms);
  }
  return [...counts.values()].map((forms) => [...forms].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "");
};

const COUNT = "(?:\\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)";
/** Nothing is left outside the secteurs. */
const DIVIDED = [
  new RegExp(`${COUNT} (?:sous-)?secteurs (?:qui )?(?:divisent|composent|constituent)`),
  /(?:chapitre|reglement|article|titre) s'applique(?:nt)? aux (?:sous-)?secteurs\b|aucune partie de la zone n'est hors (?:de tout )?secteur|ne (?:comporte|comprend) (?:pas d'autres? |aucune? autre )\w+ que (?:ses|les|ces)\b/,
  /(?:divisee?|se divise|decoupee?|se decoupe|decomposee?|se decompose|repartie?|scindee?)\w* en/,
  /(?:se compose|est (?:composee?|constituee?|formee?)) (?:des|de) (?:sous-)?secteurs\b/,
  /(?:se compose|est (?:composee?|constituee?|formee?)) (?:du|d'un) (?:sous-)?secteur\b[^.]{0,160}\bet (?:du|d'un) (?:sous-)?secteur\b/,
];
/** Nothing is, unless an article gives a rule to what would be. */
const COUNTED = [
  /(?:comprend|comporte|regroupe|distingue|compose)\w*[^.]{0,40}\bles (?:\w+ )?(?:sous-)?secteurs suivants/,
  new RegExp(
    `(?:comprend|comporte|regroupe|distingue|compose|constituee? de|formee? de)\\w*[^.]{0,30}\\b${COUNT} (?:sous-)?secteurs`,
  ),
  new RegExp(`\\b${COUNT} (?:sous-)?secteurs (?:sont|y sont) (?:delimite|distingue|identifie|defini|institue|cree)e?s`),
];

/** "Elle comprend deux secteurs particuliers": they are set beside the rest of the zone. */
const STAND_BESIDE = /\b(?:comprend|comporte)\w*[^.]{0,40}\bsecteurs? particuliers?/;

/** An article that sets the bare code beside a secteur gives it a rule: "En zone UB : …", "Dans la zone UB hors secteur UBa". */
const isRuledBare = (zone: ZoneText, code: string, codes: readonly string[]): boolean => {
  const written = literal(fold(code));
  const bare = new RegExp(
    `(?:\\b(?:en|dans|pour) (?:la )?zone ${written}|(?:^|[.;:] ?)\\W{0,4}(?:en )?(?:zone )?${written}|[;.,] en ${written})${TAIL}(?:\\s?[,:]| et (?:en|dans|pour) (?:les? )?(?:sous-)?secteurs?\\b| \\(?(?:hors|sauf|a l'exception|a l'exclusion)\\b)`,
  );
  return zone.articles.some(
    ({ fragments }) =>
      fragments.some(({ plain }) => bare.test(plain)) &&
      fragments.some(({ plain }) => codes.some((each) => patternOf(each).test(plain))),
  );
};

const TURNED =
  /\b(?:cette? \w+|il|elle|ce(?:lui|lle)-ci) est (?:portee?|ramenee?|limitee?|reduite?|fixee?|abaissee?|relevee?)\b/;
const MEASURED = /\d ?(?:%|m\b|metres)/;

/**
 * "L'emprise ne dépasse pas 30 %. Elle est limitée à 15 % en UDc et à 45 % en UDg": where each secteur turns the first
 * figure, that figure is left to the bare zone.
 */
const isTurnedByAll = (zone: ZoneText, codes: readonly string[]): boolean =>
  zone.articles.some(({ fragments }) => {
    const sentences = fragments
      .map(({ plain }) => plain)
      .join(" ")
      .split(/\.\s/)
      .slice(0, 200);
    return sentences.some((sentence, at) => {
      const before = sentences[at - 1] ?? "";
      const bare = MEASURED.test(before) && !codes.some((code) => patternOf(code).test(before));
      return bare && TURNED.test(sentence) && codes.every((code) => patternOf(code).test(sentence));
    });
  });

const LISTED =
  /\b(?:comprend|comporte|compte|regroupe|distingue|contient|inclut|composee? de)\w*\b[^.]{0,60}\bsecteurs?\b/;
const OF_THE_ZONE =
  /\b(?:toute la zone|l'ensemble de la zone|reste de la zone|zone [a-z\d]{1,5} (?:hors|sauf)|hors secteurs?)\b/;
const ALL_OF_THEM =
  /\b(?:tous les secteurs|les (?:deux|trois|quatre|cinq|six) secteurs|chaque secteur|chacun des secteurs)\b/;

/**
 * "La zone comprend les secteurs UIa, UIb et UIc": nothing is left outside them where an article shares its rules out among all
 * of them under titles, or says "dans tous les secteurs", and none speaks of the zone as a whole.
 */
const isSharedOut = (zone: ZoneText, preamble: string, codes: readonly string[]): boolean => {
  const listed = LISTED.exec(preamble);
  if (listed === null) return false;
  const sentence = preamble.slice(listed.index).split(/\.(?:\s|$)/)[0] ?? "";
  if (!codes.every((code) => patternOf(code).test(sentence))) return false;
  const lines = zone.articles.flatMap(({ fragments }) => fragments.map(({ plain }) => plain));
  if (lines.some((line) => OF_THE_ZONE.test(line))) return false;
  const heads = (fragments: readonly { readonly plain: string }[]): string =>
    fragments
      .filter(({ plain }) =>
        /:\s*$|^\W*(?:\d+\W+)?(?:(?:en|dans|pour) )?(?:les? |la )?secteurs? [^.;]{1,40}:/.test(plain),
      )
      .map(({ plain }) => plain)
      .join(" ");
  return zone.articles.some(({ fragments }) => {
    const said = heads(fragments);
    return ALL_OF_THEM.test(said) || codes.every((code) => patternOf(code).test(said));
  });
};

const isSplitWhole = (zone: ZoneText, code: string, codes: readonly string[]): boolean => {
  if (codes.length < 2) return false;
  const lines = zone.preamble.map((each) => each.text).join(" ");
  const plain = fold(lines.slice(0, 2 * STRETCH));
  const bare = new RegExp(
    `(?:hors (?:le |les )?secteurs?|zone ${literal(fold(code))} (?:stricte|proprement dite|hors|sauf)|reste de la zone)`,
  );
  if (DIVIDED.some((pattern) => pattern.test(plain))) return true;
  if (bare.test(plain)) return false;
  if (isSharedOut(zone, plain, codes)) return true;
  return (
    !STAND_BESIDE.test(plain) &&
    COUNTED.some((pattern) => pattern.test(plain)) &&
    !isRuledBare(zone, code, codes) &&
    !isTurnedByAll(zone, codes)
  );
};

/** Before and after the lines of a presentation that name secteurs, in lines. */
const AROUND = 8;

/**
 * The zone with what presents it before its title ("Chapitre 2 : les zones 1AUb et 2AUb. Phase 1 : secteur 1AUb1…"), where its own
 * text names no secteur.
 */
const presented = (zone: ZoneText, code: string, general: readonly Fragment[]): ZoneText => {
  if (code.length < 2 || stretchesOf(zone).some((stretch) => codesIn(stretch, code).some((each) => each !== code)))
    return zone;
  const named = general.flatMap(({ text }, at) => (codesNamed(text, code).length > 0 ? [at] : []));
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || last - first > 4 * AROUND) return zone;
  return { ...zone, preamble: [...general.slice(Math.max(0, first - AROUND), last + AROUND), ...zone.preamble] };
};

/**
 * The secteurs named in a zone's own text, or in what presents it. A zone that its preamble divides whole into secteurs has no
 * rule as such.
 */
export const secteursOf = (own: ZoneText, code: string, general: readonly Fragment[] = []): Secteurs => {
  const zone = presented(own, code, general);
  const named = stretchesOf(zone).flatMap((stretch) => [...codesIn(stretch, code), ...codesInLower(stretch, code)]);
  const codes = canonical([...named, ...codesInCells(zone, code)]).filter(
    (each) => each.toLowerCase() !== code.toLowerCase(),
  );
  return { zone: code, all: isSplitWhole(zone, code, codes) ? codes : [code, ...codes] };
};

/** Makes a code a longer one: "Uc" is not named by "Uc-p", known or not. "UA-UB" names both. */
const LONGER = `-(?:\\d|(?!u[a-z]|${DASHED_WORD}(?![a-z]))[a-z]{1,2}\\d?(?![a-z0-9]))`;

/** What may not follow a code, in folded text. */
export const TAIL = `(?![a-z0-9]|${LONGER})`;

/** Codes of one letter are only read after "zone" or "secteur": "A" is also a French word. */
export const patternOf = (code: string): RegExp => {
  const written = literal(fold(code)).replace("\\(", "\\s*\\(\\s*");
  if (code.length > 1 && isWord(code))
    return new RegExp(`(?:zones?|secteurs?)\\s+(?:\\d?[a-z][a-z\\d]{0,4}\\s*(?:,|et|ou)\\s*)*${written}(?![a-z0-9'-])`);
  return code.length === 1
    ? new RegExp(`(?:zones?|secteurs?)\\s+${written}(?![a-z0-9'(-]|\\s*\\()`)
    : new RegExp(`(?<![a-z0-9-])(?<!\\barticles? )${written}${TAIL}`);
};

export const namedIn = (plain: string, secteurs: Secteurs): string[] =>
  secteurs.all.filter((code) => patternOf(code).test(plain));
