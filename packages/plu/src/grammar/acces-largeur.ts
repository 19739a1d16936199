import { figureOf, lengthsIn, type Quantity } from "./numbers.ts";
import type { Found, Reading } from "./reading.ts";

/** An access serves the land from the road; a way is what cars drive on. The noun said last before the figure decides. */
const SUBJECTS =
  /\b(?:voies? d'acces|acces|passages?|servitudes? de passage|portails?)\b|\b(?:voies?|voiries?|chaussees?|plate-?formes?|rues?|impasses?|trottoirs?|cheminements?|bandes? de roulement|pistes?|allees?)\b/g;
const ACCESS = /acces|passage/;
const OTHER_WIDTH = /trottoir|pieton|cyclable|portail|bande de roulement|cheminement|stationnement/;

const subjectOf = ({ plain, full, ownFrom, article, before }: Reading, at: number): string | undefined =>
  [...full.slice(0, ownFrom + at).matchAll(SUBJECTS)].at(-1)?.[0] ??
  /^\s*(?:de large\w*|au moins|minimum)*[^.;,\d]{0,25}?\b(acces|voies?)\b/.exec(plain.slice(at + 3, at + 60))?.[1] ??
  (/acc[eè]s/i.test(article.title) && !/voi/i.test(article.title) ? "acces" : undefined) ??
  [...before.matchAll(SUBJECTS)].at(-1)?.[0];

const UNITS = "(?:logements?|lots?|constructions?|habitations?|terrains?|maisons?|unites? foncieres?)";
const HOW_MANY = "(\\d{1,2}|une?|deux|trois|quatre|cinq|six|dix)";
const SERVED: readonly (readonly [RegExp, (count: number) => number])[] = [
  [new RegExp(`(?:plus (?:de|d')|au-dela de|superieur a) ?${HOW_MANY} (?:seule? )?${UNITS}`), (count) => count + 1],
  [new RegExp(`(?:jusqu'a|moins de|au plus|maximum) ${HOW_MANY} (?:a ${HOW_MANY} )?${UNITS}`), () => 1],
  [
    new RegExp(`\\b${HOW_MANY} (?:seule? |(?:ou|et) plus(?:ieurs)? (?:de )?|a ${HOW_MANY} |ou ${HOW_MANY} )?${UNITS}`),
    (count) => count,
  ],
  [new RegExp(`\\bplusieurs ${UNITS}`), () => 2],
];

/** From how many dwellings a width is asked, told in its own clause: "5 m à partir de deux logements". */
const servedFrom = (clause: string): number | undefined => {
  for (const [pattern, from] of SERVED) {
    const match = pattern.exec(clause);
    if (match) return from(figureOf(match[1] ?? "2"));
  }
  return undefined;
};

const OPENING = /^\W*(?:(?:pour|desservant|jusqu'a|a partir de|de|si)\b[^.;:]{2,60}(?:[:,]))/;

const clauseAround = (reading: Reading, length: Quantity): string => {
  const { plain } = reading;
  const all = lengthsIn(plain);
  const index = all.findIndex((each) => each.at === length.at);
  const after = plain.slice(length.end, all[index + 1]?.at ?? plain.length).split(/[.;]|,? et (?:de |a )?$/)[0] ?? "";
  if (servedFrom(after) !== undefined) return after;
  const before = plain.slice(all[index - 1]?.end ?? 0, length.at);
  const opening = OPENING.exec(before.replace(/^[^;,]*[;,]\s?/, ""))?.[0] ?? OPENING.exec(before)?.[0];
  return opening ?? before.split(/[;]/).at(-1) ?? "";
};

/** "Les voies et passages de desserte": the same width for both. */
export const isForBoth = ({ plain }: Reading, { at }: Quantity): boolean =>
  /\b(?:voies?|voiries?)\b(?: \w+){0,3} (?:et|ou) (?:les |aux |des )?(?:acces|passages?)\b(?!.{0,80}\bvoies?\b)/.test(
    plain.slice(0, at),
  ) ||
  /\b(?:acces|passages?)\b(?: \w+){0,3} (?:et|ou) (?:les |aux |des )?(?:voies?|voiries?)\b(?!.{0,80}\bacces\b)/.test(
    plain.slice(0, at),
  );

/**
 * The least width of the access to a land. Where the text asks more for several dwellings, that width is a value of its
 * own, with the number it starts from. The published vocabulary has no name for either: they serve the division alone.
 */
export const accessWidth = (reading: Reading, length: Quantity): Found | undefined => {
  const { plain } = reading;
  const before = plain.slice(Math.max(0, length.at - 60), length.at);
  const subject = subjectOf(reading, length.at);
  if (subject === undefined || !(ACCESS.test(subject) || isForBoth(reading, length)) || OTHER_WIDTH.test(before))
    return undefined;
  if (/longueur|profondeur|rayon|hauteur|distance|recul/.test(before.slice(-35))) return undefined;
  const around = `${before}|${plain.slice(length.end, length.end + 30)}`;
  if (!/largeur|large|emprise/.test(`${reading.full}${reading.full.includes("largeur") ? "" : reading.before}`))
    return undefined;
  if (/\b(?:ne|n')[^.;\d]{0,60}(?:superieures? a|plus d[e'])\s*$/.test(before)) return undefined;
  if (
    /maxim|ni superieure|\bne [^.;]{0,30}plus de|exced|depass|(?:limite|plafonne)e?s? a|au plus(?! \w+ (?:logement|lot))/.test(
      around,
    )
  )
    return undefined;
  if (
    !/au moins|minim|mini\b|inferieure? a|superieure? ou egale?|≥|largeur (?:\w+ )?(?:est )?de|est (?:fixee|portee) a|portee? a|:/.test(
      reading.full,
    )
  )
    return undefined;
  const clause = clauseAround(reading, length);
  const from = servedFrom(clause) ?? (/au-dela|autres cas/.test(clause) ? undefined : 1);
  if (from === undefined) return undefined;
  const base = { champ: "acces_voirie", unite: "m", operateur: ">=", at: length.at, end: length.end } as const;
  return from > 1
    ? {
        ...base,
        sousChamp: "acces_largeur_min_plusieurs",
        valeur: { largeur_m: length.value, des_logements: from },
        conditions: reading.bearing.conditions,
      }
    : { ...base, sousChamp: "acces_largeur_min_m", valeur: length.value };
};
