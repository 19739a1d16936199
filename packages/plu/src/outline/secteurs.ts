import { fold } from "../document/fold.ts";
import { literal, namedIn, patternOf, type Secteurs, TAIL } from "./secteur-codes.ts";
import type { Statement } from "./statements.ts";
import { speaksOf, takenBackBy } from "./taken-back.ts";

export { type Secteurs, secteursOf } from "./secteur-codes.ts";

const WHOLE = /(?:ensemble de la zone|ensemble des secteurs|tous (?:les )?secteurs|toute la zone|ensemble du secteur)/;
const OTHERS = /(?:autres secteurs|(?<!par )\bailleurs\b|reste de la zone|autres zones|tout autre secteur)/;
const EXCEPT =
  /(?:a l'exception|a l'exclusion|sauf|hormis|hors|excepte)\s+(?:dans |en |pour |de |du |des |celui |ceux )*(?:le |les |l'|la )?(?:sous-)?(?:secteurs?|zones?)?\s*/;

/** What a scope phrase says, given the secteurs its siblings already named; undefined when it names none. */
export const scopeIn = (
  plain: string,
  secteurs: Secteurs,
  siblings: readonly string[],
): readonly string[] | undefined => {
  return scopeInMain(withoutAsides(plain), secteurs, siblings);
};

/** "(20 % en secteur URa)": what is said aside with its own figure does not scope the sentence. */
const ASIDE = /\([^()]*\d\s?(?:%|m|metres?|places?)(?![a-z0-9])[^()]*\)/g;

/** A figure, in digits or in words. */
const SAID =
  "(?:\\d|\\b(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cent)\\b)";

/** "…; ce taux est ramené à 10 % en UXb": the clause alone is for that secteur. */
const TURNED = new RegExp(
  `[;,.]\\s*(?:et |mais )?(?:ce (?:taux|pourcentage|coefficient|recul|retrait|minimum|maximum|chiffre)|cette (?:distance|hauteur|proportion|part|emprise)|il|elle|celui-ci|celle-ci) (?:est|sera|etant|peut etre) (?:de|(?:ramene|porte|reduit|limite|fixe)e?s?) [^;.]*${SAID}[^;.]*\\b(?:en|dans|pour) [^;.]*\\.?\\s*$`,
);

/** "30 %, et 20 % dans le secteur UBc": the last figure alone is for that secteur, the first names none. */
const CODE = "\\d?(?:u|au|n|a)[a-z0-9-]{1,4}";
const CODES_LIST = `${CODE}(?:(?:,| et| ou) ${CODE})*`;
const IN_SECTEUR = `(?:en|dans|pour) (?:les? |la )?(?:(?:sous-)?(?:secteurs?|zones?) )?${CODES_LIST}`;
const MEASURE_SAID =
  "(?:\\d+(?:[.,]\\d+)?|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze) ?(?:%|m(?:etres)?)(?: (?:(?:au )?(?:plus|moins|maximum|minimum)|\\([^()]{1,12}\\)))?";
const COUNT_SAID = "(?:une?|deux|trois|\\d(?:[.,]\\d)?)(?: seule?)?(?: (?:places?|emplacements?))?(?: par logement)?";
const LAST_OWN = new RegExp(
  `(?:,|,? (?:et|mais|ou)) (?:(?:ramene|porte|reduit|limite)e?s? a |de |a )?(?:${MEASURE_SAID}|${COUNT_SAID}) ${IN_SECTEUR}\\.?\\s*$`,
);
/** "Deux places par logement ; en secteur UBa, une place": the last clause has its secteur, the first names none. */
const LAST_CLAUSE = new RegExp(
  `;\\s*(?:et |mais |toutefois,? )?(?:${IN_SECTEUR}(?:\\s*[,:]| (?:a|de|il|elle|ce\\w*|la|le)\\b) [^;]*|[^;]*${SAID}[^;]* ${IN_SECTEUR}\\.?\\s*)$`,
);
const SOME_SCOPE =
  /\b(?:en|dans|pour) (?:les? |la )?(?:(?:sous-)?(?:secteurs?|zones?)\b|\d?(?:u|au|n|a)[a-z]?\d?[a-z]?\b)/;

/** "Ces hauteurs sont portées à 9 m et 13 m dans le secteur U3c": the secteur holds for both. */
const ALL_TURNED =
  /^\W*(?:elles|ces (?:hauteurs|valeurs|distances|reculs|taux|maxim\w+|minim\w+)|celles-ci|ceux-ci|ils) (?:sont|seront|peuvent)/;

const lastOwn = (plain: string): RegExpExecArray | null => {
  if (ALL_TURNED.test(plain)) return null;
  const match = LAST_OWN.exec(plain) ?? LAST_CLAUSE.exec(plain);
  return match &&
    /\d ?(?:%|m)|\b(?:places?|metres|pour cent)\b/.test(plain.slice(0, match.index)) &&
    !SOME_SCOPE.test(plain.slice(0, match.index))
    ? match
    : null;
};

const withoutAsides = (plain: string): string => {
  const turned = plain.replace(ASIDE, blanks).replace(TURNED, blanks);
  const last = lastOwn(turned);
  return last === null
    ? turned
    : turned.slice(0, last.index) + blanks(last[0]) + turned.slice(last.index + last[0].length);
};

const blanks = (text: string): string => " ".repeat(text.length);

const scopeInMain = (plain: string, secteurs: Secteurs, siblings: readonly string[]): readonly string[] | undefined => {
  const except = EXCEPT.exec(plain);
  const excluded = except ? namedIn(plain.slice(except.index).split(/[:;.]/)[0] ?? "", secteurs) : [];
  const before = except && excluded.length > 0 ? plain.slice(0, except.index) : plain;
  const without = (codes: readonly string[]) => codes.filter((code) => !excluded.includes(code));
  if (OTHERS.test(before)) return secteurs.all.filter((code) => !siblings.includes(code) && !excluded.includes(code));
  if (WHOLE.test(before)) return without(secteurs.all);
  const phrase = new RegExp(
    `(?:secteurs?|zones?)\\s[^.;:]{0,80}|(?:^|\\b)(?:en|dans|pour)\\s+(?:les? |la )?\\d?${literal(fold(secteurs.zone))}[a-z0-9-]*[^.;:]{0,60}`,
    "g",
  );
  const bare = before.replace(/^\W+/, "");
  const label = /^[^:]{1,60}:/.exec(bare)?.[0] ?? (bare.length < 40 ? bare : "");
  const labelled = label
    .split(/[\s,:]+/)
    .filter((word) => !/^(?:et|ou|(?:sous-)?secteurs?|zones?|)$/.test(word))
    .every((word) => secteurs.all.some((code) => fold(code) === word));
  const named =
    labelled && label !== ""
      ? namedIn(label, secteurs)
      : [...new Set([...before.matchAll(phrase)].flatMap((match) => namedIn(match[0], secteurs)))];
  if (
    named.length === 1 &&
    named[0] === secteurs.zone &&
    secteurs.all.length > 1 &&
    /\bzone\b/.test(before) &&
    !/secteur/.test(before)
  ) {
    return excluded.length > 0 ? without(secteurs.all) : secteurs.all;
  }
  if (named.length > 0) return without(named);
  return excluded.length > 0 ? without(secteurs.all) : undefined;
};

/** "…, à l'exception du secteur UBb où le recul est de 8 m": what follows is the rule of that secteur. */
export const EXCEPT_WITH_VALUE =
  /(?:a l'exception|a l'exclusion|sauf|hormis)\s[^.;]{0,60}?\s(?:ou (?=les? |la |l'|ils? |elles? |ce |cette |aucune? |une? |toute? |deux |trois |quatre |chaque |tous |toutes |des |leur |sa |son |on )|pour lequel |pour lesquels |dans lequel |dans lesquels )/;

/** What a sentence says of a secteur that it sets apart: "…, sauf en secteur UBb où aucune règle n'est fixée". */
export const saidApart = (plain: string, secteur: string): string | undefined => {
  const apart = EXCEPT_WITH_VALUE.exec(plain);
  if (apart === null || !patternOf(secteur).test(apart[0])) return undefined;
  return plain.slice(apart.index + apart[0].length).split(/[;.]/)[0];
};

const FIGURE =
  /\d\s?(?:m(?:etres)?|%|places?|emplacements?)(?![a-z])|\b(?:une?|deux|trois|quatre|cinq|six) (?:places?|emplacements?|metres)\b|r ?\+ ?\d|0[.,]\d/;

const MEASURES = /\d+(?:[.,]\d+)? ?(?:m(?:etres)?|%)(?![a-z0-9])/g;
const measuresIn = (text: string): number => text.match(MEASURES)?.length ?? 0;

/**
 * "9 m, 12 m en UBa", "40 % du terrain, 10 % en UBa et 70 % en UBb": one figure more than the parts named, and the first is
 * that of the rest. `own`: what is said before each part's name, `at` the figure's place in the first.
 */
const isSaidBefore = (own: readonly string[], at: number): boolean => {
  const [first = "", ...others] = own;
  const [one, two, ...more] = first.slice(at).split(MEASURES).slice(1);
  const plain = (text: string): string => text.replace(/[,;]|\b(?:et|mais|puis|ou|a|de)\b/g, "").trim();
  if (one === undefined || two === undefined || more.length > 0) return false;
  return (
    plain(one) === plain(two) ||
    (plain(two) === "" && /[,;]/.test(one) && others.every((each) => measuresIn(each) === 1))
  );
};

/**
 * The secteurs of one value in a sentence that shares several values between secteurs: "en secteur UHa, 9 m ; en secteur
 * UHb, 6 m", or "une place en secteur UHa et deux dans les autres secteurs". Undefined when the sentence has one scope.
 */
export const scopeAt = (plain: string, at: number, secteurs: Secteurs): readonly string[] | undefined => {
  const written = secteurs.all.map((code) => literal(fold(code)));
  const codes = `(?:${written.toSorted((a, b) => b.length - a.length).join("|")})${TAIL}`;
  const list = `(?:${codes})(?:\\s*(?:,|et|ou)\\s*(?:(?:(?:en|dans|pour) )?(?:les? |la )?(?:sous-)?(?:secteurs?|zones?) )?(?:${codes}))*`;
  const phrase = new RegExp(
    `(?:en|dans|pour)\\s+(?:les? |l'|la )?(?:(?:(?:sous-)?(?:secteurs?|zones?)\\s+)?${list}|autres secteurs|reste de la zone)(?![a-z0-9])|(?<!par )\\bailleurs\\b`,
    "g",
  );
  const labels = [...plain.matchAll(new RegExp(`(?<![a-z0-9-])(${list})\\s*:\\s*(?=(?:au (?:plus|moins) )?\\d)`, "g"))];
  const label = labels.findLast((match) => match.index < at || match.index + match[0].length <= at);
  if (labels.length > 1 && label?.[1]) return namedIn(label[1], secteurs);
  // "20 % du terrain (UAa), 30 % (UAb)": each figure has its part in brackets after it.
  const bracketed = [...plain.matchAll(new RegExp(`\\(\\s*(${list})\\s*\\)`, "g"))];
  const after_ = bracketed.find(({ index }) => index >= at);
  if (bracketed.length > 1 && after_?.[1]) return namedIn(after_[1], secteurs);
  const excepted = EXCEPT_WITH_VALUE.exec(plain);
  if (excepted && at > excepted.index) {
    const own = namedIn(excepted[0], secteurs);
    if (own.length > 0) return own;
  }
  const turned = TURNED.exec(plain) ?? lastOwn(plain);
  const asides = [...plain.matchAll(ASIDE), ...(turned ? [turned] : [])];
  const aside = asides.find((match) => match.index < at && at < match.index + match[0].length);
  if (aside) {
    const inside = [...aside[0].matchAll(phrase)].find((match) => aside.index + match.index + match[0].length > at);
    const own = namedIn(inside?.[0] ?? aside[0], secteurs);
    return own.length > 0 ? own : undefined;
  }
  const phrases = [...withoutAsides(plain).matchAll(phrase)].filter(
    (match) => !/(?:sauf|exception|hormis|hors)\s*$/.test(plain.slice(0, match.index)),
  );
  if (phrases.length < 2) return undefined;
  const lead = plain.slice(0, phrases[0]?.index ?? 0);
  // "50 % dans le secteur UCa ; 30 % dans le reste de la zone": a semicolon keeps each figure with its own part.
  const clauses = [...plain.matchAll(/[^;]+/g)];
  const clause = clauses.findLast((each) => each.index <= at);
  const from = clause?.index ?? 0;
  const inClause = phrases.filter(({ index }) => index >= from && index < from + (clause?.[0].length ?? 0));
  const last = phrases.at(-1);
  const after = plain.slice((last?.index ?? 0) + (last?.[0].length ?? 0));
  const ahead = !/\d\s?(?:m|%|place|$)/.test(lead) && (lead.length < 8 || (FIGURE.test(after) && !FIGURE.test(lead)));
  const index = ahead
    ? phrases.findLastIndex((match) => match.index <= at)
    : phrases.findIndex((match) => at < match.index + match[0].length);
  const own = (inClause.length === 1 && clauses.length > 1 ? inClause[0] : phrases[index])?.[0];
  if (own === undefined) return undefined;
  const named = phrases.flatMap((match) => namedIn(match[0], secteurs));
  const ends = phrases.map((match) => match.index + match[0].length);
  const saidBefore = phrases.map((match, part) => plain.slice(ends[part - 1] ?? 0, match.index));
  if (!ahead && index === 0 && isSaidBefore(saidBefore, at))
    return secteurs.all.filter((code) => !named.includes(code));
  return OTHERS.test(own) ? secteurs.all.filter((code) => !named.includes(code)) : namedIn(own, secteurs);
};

const SOME_SECTOR =
  /^(?:\W|\d+[.)]|[a-z]\))*(?:et |de plus,? |uniquement )?(?:dans|au sein|a l'interieur|pour|en)\s(?:(?:les?|la|des?|du|l'|certains?|seuls?)\s?)*(?:sous-)?secteurs?\b(?! d'assainissement)/;

/** "En UBz, …", "UBz : …": the code of the zone made longer, in the words that open a sentence or label a rule. */
const opensOnOwn = (plain: string, { zone }: Secteurs): string | undefined => {
  if (zone.length < 2) return undefined;
  const code = `${literal(fold(zone))}(?!x\\b)(?:-?[a-z]{1,2}\\d?|\\d[a-z]?|-\\d)(?![a-z0-9-])`;
  const led = new RegExp(
    `^\\W*(?:en|dans|pour) (?:les? |la )?(?:zones? )?${code}(?=\\s*[,:]| (?:les?|la|l|il|un|une)\\b)`,
  );
  const label = new RegExp(`^\\W*(?:(?:sous-)?(?:secteurs?|zones?) )?${code}\\s*:`);
  return (led.exec(plain) ?? label.exec(plain))?.[0];
};

/** "Secteur B1 : …": a label, whatever the code. */
const SECTOR_LABEL = /^\W*(?:sous-)?secteurs? (?:de |d')?[^.;:,]{1,30}:/;

/** Opens on a secteur that is none of the zone's own: a hatched area of the map, a sector of another plan. */
export const isForeignScope = (plain: string, secteurs: Secteurs): boolean => {
  const own = opensOnOwn(plain, secteurs);
  if (own !== undefined && namedIn(own, secteurs).length === 0) return true;
  return (
    (SOME_SECTOR.test(plain) || SECTOR_LABEL.test(plain)) &&
    namedIn(plain.slice(0, 160), secteurs).length === 0 &&
    !WHOLE.test(plain) &&
    !OTHERS.test(plain.slice(0, 60))
  );
};

/** "En secteurs UMb et UMc : …" holds to the end of its paragraph. */
const LABEL = /^\W*(?:(?:en|dans|pour) )?(?:les? |la )?(?:(?:sous-)?(?:secteurs?|zones?))\b[^.;:]{0,80}:/;

/** "En UGa, dans une bande de 15 m, … Au-delà, elles…": what follows on in the paragraph is said of the same secteur. */
const LED = /^\W*(?:en|dans|pour) (?:les? |la )?(?:(?:sous-)?(?:secteurs?|zones?) )?\d?[uan]/;
const FOLLOWS_ON =
  /^\W*(?:au-dela|passee? cette|s'(?:ils?|elles?) ne|en cas de (?:retrait|recul|toit(?:ures?)?[ -](?:terrasses?|plats?|plates?))|a defaut|elles?|ils?|celles?-ci|ceux-ci|celui-ci|dans cette bande|dans le cas contraire|sinon)\b/;

/** "L'implantation en limite n'y est pas admise": there, where the sentence before said. */
const THERE = /\b(?:n'y|y) (?:est|sont|sera|seront|doit|doivent|peut|peuvent)\b/;

/** "UBa, UBb : …", or "UBa Les constructions…" in the cell beside: codes alone, then what they are given. */
const codesLabelling = (statement: Statement, secteurs: Secteurs): readonly string[] => {
  const [, label = ""] = /^\W*([^:.;]{2,50}?)\s*(?::|\s[-–—]\s|\s(?=\p{Lu}\p{Ll}))/u.exec(statement.text) ?? [];
  const own = codesOnly(label, secteurs);
  return own.length > 0 ? own : codesOnly(ENDS_ON_CODES.exec(statement.text)?.[1] ?? "", secteurs);
};

/** "Retrait, URa : 3 m", "Recul minimal, secteurs URb et URc : 5 m", "Principe en URa : …": a label that ends on its codes. */
const ENDS_ON_CODES =
  /^[^:.;\d]{3,70}?(?:,| en| dans| pour)\s+(?:les? |la )?(?:(?:sous-)?(?:secteurs?|zones?)\s+)?(\d{0,2}(?:AU|[UAN])[A-Za-z\d-]{0,5}(?:(?:,\s*| et | ou )\d{0,2}(?:AU|[UAN])[A-Za-z\d-]{0,5})*)\s*:/;

const codesOnly = (label: string, secteurs: Secteurs): readonly string[] => {
  const words = label.split(/[\s,]+/).filter((word) => !/^(?:et|ou|)$/.test(word));
  return words.length > 0 && words.every((word) => word.length > 1 && secteurs.all.includes(word)) ? words : [];
};

/** The secteurs each statement of an article applies to: its own words, else the nearest opener that names some. */
export const scopesOf = (
  statements: readonly Statement[],
  secteurs: Secteurs,
): ReadonlyMap<Statement, readonly string[]> => {
  const scopes = new Map<Statement, readonly string[]>();
  const named: string[] = [];
  let paragraph = -1;
  let carried: readonly string[] | undefined;
  let led: readonly string[] | undefined;
  for (const statement of statements) {
    const label = codesLabelling(statement, secteurs);
    const own = label.length > 0 ? label : scopeIn(statement.plain, secteurs, named);
    const above = statement.openers
      .toReversed()
      .map((opener) =>
        scopeIn(
          opener.plain.slice(0, 160),
          secteurs,
          named.filter((code) => !namedIn(opener.plain, secteurs).includes(code)),
        ),
      )
      .find((each) => each !== undefined);
    if (statement.paragraph !== paragraph) {
      carried = undefined;
      led = undefined;
    }
    paragraph = statement.paragraph;
    const spokenOf = FOLLOWS_ON.test(statement.plain) || THERE.test(statement.plain) ? led : undefined;
    scopes.set(statement, own ?? carried ?? spokenOf ?? above ?? secteurs.all);
    if (own && (label.length > 0 || LABEL.test(statement.plain))) carried = own;
    if (own) led = LED.test(statement.plain) ? own : undefined;
    if (own && statement.plain.length < 160 && !WHOLE.test(statement.plain))
      named.push(...namedIn(statement.plain, secteurs));
  }
  return withoutTakenBack(statements, scopes, secteurs);
};

/** What a later sentence takes back from a rule is taken out of its scope: "Cette règle ne vaut pas en secteur UJa." */
const withoutTakenBack = (
  statements: readonly Statement[],
  scopes: Map<Statement, readonly string[]>,
  secteurs: Secteurs,
): ReadonlyMap<Statement, readonly string[]> => {
  for (const [at, statement] of statements.entries()) {
    const back = takenBackBy(statement, secteurs);
    if (back.length === 0) continue;
    scopes.set(statement, back);
    for (const before of statements.slice(Math.max(0, at - 6), at)) {
      const held = scopes.get(before) ?? secteurs.all;
      const left = held.filter((code) => !back.includes(code));
      if (speaksOf(statement, before) && left.length > 0 && left.length < held.length) scopes.set(before, left);
    }
  }
  return scopes;
};
