import type { Champ, Claim } from "./claim.ts";
import type { Reading } from "./grammar/reading.ts";
import { TOPICS_OF } from "./silences.ts";

const LENGTH =
  /\d+(?:[.,]\d+)? ?m(?:etres?)?(?![a-z0-9²])|\b(?:deux|trois|quatre|cinq|six|huit|dix|douze|quinze) metres\b/;
const SHARE =
  /\d ?%|pour cent|\b0[.,]\d{1,2}\b(?! ?m)|\b(?:la moitie|un tiers|le tiers|deux tiers|un quart|le quart) (?:de|du)\b/;
const PLACES = /\b(?:\d+|une?|deux|trois) (?:places?|emplacements?)\b/;

/** How a value of each field is written, and the words that name the field wherever it stands. */
const WRITTEN: Readonly<Partial<Record<Champ, { readonly figure: RegExp; readonly words: RegExp }>>> = {
  voie: {
    figure: LENGTH,
    words: /\b(?:recul|retrait|implant\w+|distance)\b[^.;]{0,80}\b(?:alignement|voies?|emprises? publiques?)\b/,
  },
  limites: {
    figure: LENGTH,
    words: /\b(?:recul|retrait|implant\w+|distance)\b[^.;]{0,80}\blimites? (?:separatives?|laterales?)/,
  },
  emprise: { figure: SHARE, words: /\bemprise au sol\b|coefficient d'emprise/ },
  hauteur: {
    figure: new RegExp(`${LENGTH.source}|\\br ?\\+ ?\\d`),
    words: /\bhauteurs? (?:maxim\w+|des constructions|des batiments|totale)\b/,
  },
  espaces_verts: { figure: SHARE, words: /\b(?:pleine terre|espaces? (?:verts?|libres?))\b/ },
  stationnement_logement: { figure: PLACES, words: /\bplaces?\b[^.;]{0,60}\blogements?\b/ },
};

/** What a sentence of one secteur does to the rule of its field, in figures or in words. */
const RULES =
  /\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt)\b|reglement|\bn'y?\b|\bne\b|sans objet|report\w+|renvoi|interdi|admis|autoris|oblig|impos|limit|redui|ramen|port[ee]|augment|supprim|libre|\bmemes?\b|implant|recul|retrait|emprise|hauteur|niveaux?|plant|pleine/;
/** Speaks on of the secteur that the sentence before named. */
const SPEAKS_ON = /\b(?:y|elles?|ils?|celles?-ci|celui-ci|ceux-ci|cet?|cette|ces|leurs?)\b/;
const FIGURES =
  /\d+(?:[.,]\d+)? ?(?:m(?:etres)?(?![a-z0-9])|%|places?|m2|m²)|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze) metres\b/g;

/**
 * The sentences of each secteur alone: in words, what stands in the secteur's own article, and what speaks on of it in the
 * same paragraph.
 */
export const ownSentencesOf = (
  readings: readonly Reading[],
  all: readonly string[],
): ReadonlyMap<Reading, readonly string[]> => {
  const own = new Map<Reading, readonly string[]>();
  for (const [at, reading] of readings.entries()) {
    const before = readings[at - 1];
    const held =
      before && before.article === reading.article && before.paragraph === reading.paragraph
        ? own.get(before)
        : undefined;
    const scope =
      reading.secteurs.length < all.length ? reading.secteurs : SPEAKS_ON.test(reading.plain) ? held : undefined;
    if (scope !== undefined) own.set(reading, scope);
  }
  return own;
};

/** Whether that sentence says of the field what no rule of the secteur took from it whole. */
const isLeftUnread = ({ plain, text }: Reading, rules: readonly Claim[]): boolean => {
  const taken = rules.filter(({ proof }) => proof.quote.includes(text.trim()) || text.includes(proof.quote));
  return RULES.test(plain) && (taken.length === 0 || taken.length < (plain.match(FIGURES)?.length ?? 0));
};

/** How many secteurs the narrowest sentence holds for that speaks of a field in one secteur and was not read whole. */
export const unreadBeside = (
  { champ, secteur, rules }: { readonly champ: Champ; readonly secteur: string; readonly rules: readonly Claim[] },
  own: ReadonlyMap<Reading, readonly string[]>,
): number | undefined => {
  const [topic] = TOPICS_OF[champ] ?? [];
  const left = [...own].filter(
    ([reading, scope]) =>
      scope.includes(secteur) && reading.article.topic === topic && !reading.foreign && isLeftUnread(reading, rules),
  );
  return left.length === 0 ? undefined : Math.min(...left.map(([, scope]) => scope.length));
};

const THEIR_OWN: ReadonlySet<string> = new Set(["other", "mixed"]);

/**
 * The sentence where a field of one secteur has its words and a figure, though no value was read from it: in its own article,
 * else in one that is of no subject. Undefined when nothing was lost.
 */
export const lostValueOf = (
  champ: Champ,
  secteur: string,
  readings: readonly Reading[],
  claims: readonly Claim[],
): Reading | undefined => {
  const written = WRITTEN[champ];
  if (written === undefined) return undefined;
  const read = new Set(claims.map(({ proof }) => proof.quote));
  const open = readings.filter(
    ({ secteurs, bearing, foreign, plain, text }) =>
      secteurs.includes(secteur) &&
      !foreign &&
      bearing.reach !== "special" &&
      written.figure.test(plain) &&
      ![...read].some((quote) => quote.includes(text.trim()) || text.includes(quote)),
  );
  const [own] = TOPICS_OF[champ] ?? [];
  return (
    open.find(({ article }) => article.topic === own) ??
    open.find(({ article, plain }) => THEIR_OWN.has(article.topic) && written.words.test(plain))
  );
};
