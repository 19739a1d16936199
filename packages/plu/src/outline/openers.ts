/**
 * What a line that introduces others says: the rank of what follows (general or exception), the secteurs, the object
 * (annexes, pitched roofs, shops…), or the beginning of a sentence its items finish. `item`: an ordinary list item.
 */
export type OpenerRole = "rank" | "sector" | "object" | "lead" | "condition" | "item" | "none";

const RANK =
  /^(?:(?:la|les)\s+)?(?:regles?|dispositions?|principes?|cas|implantations?|hauteurs?|prescriptions|modalites|limites|normes|conditions)?\s*(?:generale?s?|generaux|alternatives?|particulie?re?s?|particuliers|d'application|autres dispositions|dispositions diverses|commune?s?|speciale?s?|specifiques)\b/;
const RANK_WORDS =
  /^(?:exceptions?|derogations?|toutefois|cependant|rappels?|cas (?:general|particuliers?)|autres dispositions|regle[s]? alternative|adaptations?|majorations?|saillies)\b/;
const SECTOR =
  /^(?:(?:et|ou|sauf|uniquement|seulement)\s+)?(?:dans|en|pour|au sein)?\s*(?:de\s+)?(?:l'|les?|la|tous les|toute la|le reste de la|les autres|l'ensemble de la|l'ensemble des)?\s*(?:autres\s+|seuls?\s+)?(?:sous-)?(?:secteurs?|zones?)\b|^(?:en|dans|pour)\s+(?:les?\s+|la\s+)?\d{0,2}[a-z]{1,3}\d{0,2}[a-z]{0,3}\b(?:\s*(?:,|et|ou)\s*\d{0,2}[a-z]{1,3}\d{0,2}[a-z]{0,3}\b)*\s*[:;]?$|^dans l'ensemble\b|^autres secteurs|^(?:reste|ensemble) de la zone|^secteurs?\b/;
const VERB =
  /\b(?:doit|doivent|est|sont|peut|peuvent|sera|seront|devra|devront|pourra|pourront|fixee?s?|limitee?s?|ne|n'excede|s'implante(?:nt|ront)?|respecte(?:nt|ra|ront)?|il est|exige|admis(?:es?)?|autorise(?:e|s|es)?|interdit(?:s|es?)?|a|ont)\b/;

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

const isHeadingLike = (plain: string, text: string): boolean =>
  wordCount(plain) <= 14 && !/[.,]\s*$/.test(text) && !/\d\s*(?:m|%|m2|metres?)\b/.test(plain);

/** "Aux règles du 1) s'ajoutent les prescriptions ci-après :": only says that rules come. */
const ONLY_ANNOUNCES =
  /\b(?:s'ajoutent|sont completee?s|s'appliquent|sont applicables|il est ajoute|sont les suivantes?)\b[^:]*:\s*$|^(?:les )?(?:regles?|dispositions|prescriptions)[^:]{0,30}(?:suivantes?|ci-apres|ci-dessous)\b[^:]{0,40}:\s*$/;

export const roleOf = (plain: string, text: string): OpenerRole => {
  const trimmed = plain.trim();
  const introduces = /:\s*$/.test(trimmed);
  const title = isHeadingLike(trimmed, text.trim());
  if (
    /^(?:lorsqu|si |quand |en cas d)/.test(trimmed) &&
    wordCount(trimmed) <= 20 &&
    !/[,.;]/.test(trimmed.replace(/\d[.,]\d/g, ""))
  )
    return "object";
  if (!introduces && !title) return "none";
  if (ONLY_ANNOUNCES.test(trimmed) && !SECTOR.test(trimmed)) return "none";
  if (wordCount(trimmed) <= 14 && (RANK.test(trimmed) || RANK_WORDS.test(trimmed))) return "rank";
  if (/^sauf (?:indication|disposition|mention|prescription)/.test(trimmed) && !/\bdoi(?:t|vent)\b/.test(trimmed))
    return "condition";
  if (SECTOR.test(trimmed) && (!VERB.test(trimmed) || wordCount(trimmed) <= 8)) return "sector";
  if (introduces && VERB.test(trimmed)) return "lead";
  if (VERB.test(trimmed)) return "none";
  return introduces || wordCount(trimmed) <= 9 ? "object" : "none";
};
