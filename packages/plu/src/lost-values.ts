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
