import { bareName } from "./plain-words.ts";

const FAR =
  /(?:minutes?|min|mn|km|kilom[eè]tres?|proche|proches|pr[eè]s|limite|limitrophe|entre|direction|vers|acc[eè]s|ligne de bus|gare|port|agence|bureaux|coll[eè]ge|lyc[ée]e|[ée]coles?|centre commercial|m[eè]tres|equidistan\p{L}+)\s+(?:de |d'|du |[àa] |au |vers |et )*$/iu;
/** « Bordeaux à 15 minutes », « Bordeaux (12 km) ». */
const DISTANT = /^\s*(?:centre\s*)?(?:est\s+)?(?:a|en|[(,:-])?\s*(?:moins de\s+)?\d+\s*(?:min|mn|km|m\b|kilom)/iu;
const ON_COMMUNE =
  /(?:commune|ville|village|bourg|territoire|situ[ée]e?s?)\s+(?:de|d'|[àa]|au|sur)\s*(?:la (?:commune|ville) de )?$/iu;
const AT = /(?:^|[\s,.;:(-])(?:[àa]|sur)\s+$/iu;

/** How strongly a text places a thing in a town: 3 « commune de X », 2 « à X », 1 named at the edge of a title, 0 not named, or only as near. */
export const namedStrength = (text: string, town: string): number => {
  const bare = bareName(town);
  if (bare.length < 3) return 0;
  // « La Tresne » is Latresne.
  const words = [...bare.replaceAll(" ", "")].join("[\\s'-]?");
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "");
  const named = new RegExp(`(?<![\\p{L}-])(?:la |le )?${words}(?![\\p{L}])(?!-(?!\\s)\\p{L})`, "giu");
  let strength = 0;
  for (const match of folded.matchAll(named)) {
    const before = folded.slice(Math.max(0, match.index - 60), match.index);
    if (FAR.test(before) || DISTANT.test(folded.slice(match.index + match[0].length))) continue;
    if (ON_COMMUNE.test(before)) strength = Math.max(strength, 3);
    else if (AT.test(before)) strength = Math.max(strength, 2);
    else strength = Math.max(strength, 1);
  }
  return strength;
};

const ANY_COMMUNE =
  /commune\s+(?:de\s+|d')((?:[A-ZÉÈ][\p{L}']+)(?:[\s-](?:[A-ZÉÈ][\p{L}']+|de|du|des|la|le|les|et|sur|en|d'[A-ZÉÈ]\p{L}+|l'[A-ZÉÈ]\p{L}+)(?![\p{L}]))*)/gu;

/** Towns that a text names as the commune of the thing, known or not. */
export const communesTold = (text: string): readonly string[] =>
  [...text.matchAll(ANY_COMMUNE)].map(([, name = ""]) => name);
