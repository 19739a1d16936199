import type { Claim } from "../claim.ts";
import { fold } from "../document/fold.ts";
import type { LinePlace, RawLine, RawLines } from "./raw-lines.ts";

/** Words that keep a rule for one case, wherever they stand in its clause or in a title above it. */
const LIMITS =
  /\b(?:toutefois|cependant|neanmoins|nonobstant|derog\w+|exception\w*|cas particuliers?|(?:dispositions|regles) (?:particulieres|speciales|specifiques|alternatives)|annexes?|extensions?|surelevations?|existante?s?|piscines?|clotures?|abris?|pylones?|antennes?|transformateurs?|ouvrages techniques|equipements? (?:publics?|collectifs?|d'interet)|services? publics?|perimetres?|lotissements?|operations? (?:d'ensemble|groupees?|d'amenagement)|pietonn\w+|pietons?|venelles?|sentiers?|lorsqu\w*|accord|voisine?s?|mitoyenn?e?s?|a l'angle|carrefours?|hors agglomeration|rayon|emplacements? reserves?|logements? (?:sociaux|aides|locatifs)|changements? de destination|autres cas|cas contraire|phases?|pour les (?:hotels?|bureaux|commerces?|activites?|entrepots?|garages?|abris)|baies?|pignons? aveugles?|(?:selon|suivant|d'apres|conformement) [^.;]{0,40}(?:tableau|plans?|schema|documents? graphiques?))\b/;
/** One kind of building, one hazard, one rank of plots: what the first list does not say. */
const ONE_CASE =
  /\b(?:gardiennage|gardiens?|logements? de fonction|jumelee?s?|(?:second|deuxieme|premier) rang|arriere de parcelles?|cote de reference|inondables?|plans? de prevention|secteurs? de risques?|serres?|silos?|reconstructions?|a titre (?:exceptionnel|temporaire|provisoire))\b/;
const NAMED_ROAD =
  /\b(?:rue|avenue|boulevard|chemin|route|quai|place|cours|allee|impasse|square|esplanade|promenade|faubourg|mail|pont|gare)s? (?:de |du |des |d'|de la |de l')\p{Lu}|\b(?:RD|RN|CD|R\.D\.|R\.N\.) ?\d/u;
const CLASSED = /\b(?:route|voie)s? (?:departementale|nationale|ferree|express)|grande circulation|autoroute/;
const OTHER_ZONE = /\b(?:limites?|contact|bordure|voisinage|mitoyennete)\b[^.;]{0,30}\bzones? /;

/** The clause of a sentence that holds the value. */
const clauseOf = (quote: string, value: unknown): string => {
  const written = typeof value === "number" ? String(value).replace(".", ",") : undefined;
  const at = written === undefined ? 0 : Math.max(0, quote.replaceAll(".", ",").indexOf(written));
  const from = Math.max(quote.lastIndexOf(";", at), 0);
  const to = quote.indexOf(";", at);
  return quote.slice(from, to < 0 ? quote.length : to);
};

const COVERED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /y compris [^,.;]*|hors annexes|annexes (?:comprises|incluses|non comprises)|(?:et|ou) (?:leurs|ses|les) (?:extensions?|annexes)/g,
    / /,
  ],
  [
    /(?:voies?|emprises?|alignement|chemins?|cheminements?|limites?|terrain naturel|sol|niveau)[^.;,]{0,25} existante?s?/g,
    / /,
  ],
  [/existante?s?,? (?:et|ou|,)? ?(?:projete|a (?:modifier|creer|elargir|conserver)|future|modifie)\w*/g, / /],
];

const isLimited = (text: string): boolean => {
  const plain = COVERED.reduce((said, [pattern]) => said.replace(pattern, " "), fold(text));
  return (
    LIMITS.test(plain) || ONE_CASE.test(plain) || CLASSED.test(plain) || NAMED_ROAD.test(text) || OTHER_ZONE.test(plain)
  );
};

const INTRODUCES = /:\s*$|^[^.;]{0,90}[^.;,\s]\s*$/;
const ARTICLE = /^\s*(?:article|art\.|chapitre|titre|section|sous-section)\b/i;
const MARK = /^\s*(?:\d{1,2}(?:\.\d{1,2})*\s?[°.)–-]|[a-zA-Z]\s?[.)]|[IVX]{1,4}\s?[.)–-])/;

/** The nearest line above that introduces the sentence: a numbered title, or one that ends on a colon. */
const titleAbove = (lines: readonly RawLine[], place: LinePlace): string | undefined => {
  for (let at = place.from - 1; at >= Math.max(0, place.from - 12); at -= 1) {
    const text = lines[at]?.text ?? "";
    if (ARTICLE.test(text)) return undefined;
    if (!INTRODUCES.test(text)) continue;
    const next = lines[at + 1]?.text ?? "";
    const opens = /:\s*$/.test(text) || MARK.test(text) || /^\s*(?:\p{Lu}|[-•])/u.test(next);
    if (opens) return text;
  }
  return undefined;
};

const STRONG =
  /\b(?:alternati\w+|exceptions?|derog\w+|cas particuliers?|(?:regles|dispositions|prescriptions) (?:particulieres|speciales|specifiques|complementaires))\b/;
const GENERAL = /\b(?:regles? generales?|dispositions? generales?|cas general|principes?)\b/;

/** Under "Règles alternatives", however far above, until a title says the general rule. */
const underException = (lines: readonly RawLine[], place: LinePlace): boolean => {
  for (let at = place.from - 1; at >= Math.max(0, place.from - 45); at -= 1) {
    const { text = "", plain = "" } = lines[at] ?? {};
    if (ARTICLE.test(text) || (text.length < 80 && GENERAL.test(plain))) return false;
    if (text.length < 80 && !/[.;,]\s*$/.test(text) && STRONG.test(plain)) return true;
  }
  return false;
};

/**
 * Whether words of the sentence, or of the line that introduces it, keep it for one case, though it was read as the rule. What
 * the value already carries as its condition is no surprise.
 */
export const isPerhapsSpecial = (
  raw: RawLines,
  place: LinePlace,
  claim: Pick<Claim, "proof" | "valeur" | "champ">,
): boolean => {
  const clause = clauseOf(claim.proof.quote, claim.valeur);
  if (isLimited(clause) || underException(raw.lines, place)) return true;
  const title = titleAbove(raw.lines, place);
  return title !== undefined && isLimited(title);
};
