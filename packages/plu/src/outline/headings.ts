import { fold } from "../document/fold.ts";
import { type Topic, topicOf, topicOfOldNumber } from "./topics.ts";
import { HAS_VERB } from "./words-of-titles.ts";
import { zoneInWords } from "./zone-in-words.ts";

export { HAS_VERB, isUpper } from "./words-of-titles.ts";

export interface ArticleHeading {
  readonly zone?: string;
  /** Without the word "article": "UB 7 - …", but also "A.1 …" where letters number the sections. */
  readonly bare?: boolean;
  readonly number: string;
  /** The last article of a range: "ARTICLES 2AU 8 A 2AU 14". */
  readonly upTo?: string;
  readonly title: string;
}

const ZONE_CODE = "(?:\\d{0,2}[a-z]{1,3}\\d{0,2}[a-z]{0,3}(?:-\\d{1,2}[a-z]?(?!\\.\\d))?)";
const NUMBER = "(?:n°\\s*)?(\\d{1,2}(?:[.-]\\d{1,2}){0,3})(?![.-]?\\d)";
/** "II.1": a section in Roman figures before the article. */
const SECTIONED = NUMBER.replace("(\\d{1,2}", "((?:[ivx]{1,4}[.-])?\\d{1,2}");
const END = "\\s*(?:[-:.)]|$|\\s)\\s*";

const WITH_ZONE: readonly RegExp[] = [
  new RegExp(`^art(?:icle|\\.)?\\s+(${ZONE_CODE})\\s*[-.\\s]\\s*${SECTIONED}${END}`),
  new RegExp(`^art(?:icle|\\.)?\\s+(\\d?[a-z]{1,4})${NUMBER}${END}`),
];
const BARE_WITH_ZONE = new RegExp(`^(${ZONE_CODE})\\s*[-.\\s]\\s*${SECTIONED}\\s*[-:.)]\\s*`);
const BARE_SPACED = new RegExp(`^(${ZONE_CODE})\\s*[-.\\s]\\s*${SECTIONED}\\.?\\s+`);
const NUMBER_THEN_ZONE = new RegExp(
  `^art(?:icle|\\.)?\\s+${NUMBER}(?:\\s+|\\s*[-.]\\s*)(?:de la zone\\s+)?(${ZONE_CODE})\\s*(?:[-:]|$)\\s*`,
);
/** "UD - Article 6". */
const ZONE_THEN_ARTICLE = new RegExp(`^(${ZONE_CODE})\\s*[-:/]?\\s*art(?:icle|\\.)?\\s*${NUMBER}${END}`);
const RANGE = new RegExp(
  `^articles?\\s+((?:${ZONE_CODE}\\s*[-.\\s]\\s*)?)(\\d{1,2})\\s+a\\s+(?:${ZONE_CODE}\\s*[-.\\s]\\s*)?(\\d{1,2})\\s*[-:.]?\\s*$`,
);
/** "N10 - HAUTEUR". */
const GLUED = /^(\d?(?:au|[uan])[a-z]{0,3})(\d{1,2})\s*[-–:.]\s*(?=\D)/;
const WITHOUT_ZONE = new RegExp(`^(?:art(?:icle|\\.)?|disposition|regle)\\s+(?:n°\\s*)?${NUMBER}${END}`);
const NOT_A_ZONE = /^(?:art|l|r|d|n|i{1,3}|iv|vi{0,3}|x|du|de|et|la|le|les|au|ci|il|en|ou|des|aux|sur|par)$/;

/** "U.A. 7" reads "UA 7"; lengths are kept by moving the dots out. */
const withoutDottedZone = (plain: string): string =>
  plain
    .replace(/^(art(?:icle|\.)?\s[^:]{0,12}\d)o(?=\s*[-:.–]|\s)/, "$10")
    .replace(/\b([a-z])\.\s?([a-z])\.?(?=\s*[-.]?\s*\d)/g, (all, a: string, b: string) => (a + b).padEnd(all.length));

const rest = (text: string, from: number): string =>
  text
    .slice(from)
    .replace(/^[\s\-–:.)]+/, "")
    .trim();

/** Under "1AUy-6", one or two words that the number makes plain. */
const SHORT_TITLE =
  /^(?:reculs?|retraits?|limites?|voies?|acces|reseaux|desserte|terrains?|interdictions?|conditions|aspect|clotures?|emprises?|hauteurs?|gabarit|stationnement|espaces)\b[^.;:\d]*$/;

const isLegal = (plain: string): boolean => /^art(?:icle|\.)?\s*[lrd]\.?\s?\*?\s?\d{3}/.test(plain);

/**
 * An article heading, if the line is one: "ARTICLE UL 6 : …", "UB 7 - …", "Article 6 UA", "Article 4 - …", "ART. U.A. 7".
 * `ahead`: the lines below that may carry its title on, "A-2.1 Implantation par" over "rapport aux voies".
 */
export const articleHeadingOf = (text: string, ahead = ""): ArticleHeading | undefined => {
  const plain = withoutDottedZone(fold(text));
  if (isLegal(plain)) return undefined;
  const range = RANGE.exec(plain);
  if (range?.[2] && range[3] && range[1] !== undefined) {
    const known = range[1] === "" || isZoneCode(range[1].trim(), text);
    if (known) {
      const zone = range[1] === "" ? {} : { zone: codeIn(text, range[1].trim()) };
      return { ...zone, number: range[2], upTo: range[3], title: "" };
    }
  }
  const after = ZONE_THEN_ARTICLE.exec(plain);
  if (after?.[1] && after[2] && isZoneCode(after[1], text))
    return { zone: codeIn(text, after[1]), number: after[2], title: rest(text, after[0].length) };
  const swapped = NUMBER_THEN_ZONE.exec(plain);
  if (swapped?.[1] && swapped[2] && isZoneCode(swapped[2], text)) {
    return { zone: swapped[2].toUpperCase(), number: swapped[1], title: rest(text, swapped[0].length) };
  }
  const spaced = BARE_SPACED.exec(plain);
  const bare = BARE_WITH_ZONE.exec(plain) ?? (spaced && /^\p{Lu}/u.test(text.slice(spaced[0].length)) ? spaced : null);
  const withZone = WITH_ZONE.map((pattern) => pattern.exec(plain)).find((match) => match !== null) ?? bare;
  if (withZone?.[1] && withZone[2] && isZoneCode(withZone[1], text)) {
    const title = rest(text, withZone[0].length);
    const named = topicOf(`${title} ${ahead}`.trim()) !== undefined && title.length < 160;
    if (
      withZone !== bare ||
      named ||
      (SHORT_TITLE.test(fold(title)) && title.length < 50 && !HAS_VERB.test(fold(title)))
    ) {
      return {
        zone: codeIn(text, withZone[1]),
        number: withZone[2],
        title,
        ...(withZone === bare ? { bare: true } : {}),
      };
    }
  }
  const glued = GLUED.exec(plain);
  if (glued?.[1] && glued[2] && isZoneCode(glued[1], text)) {
    const title = rest(text, glued[0].length);
    // Only where the number is that of the subject: "UB1 - …" may well be a secteur.
    if (title.length < 120 && topicOf(title) === topicOfOldNumber(Number(glued[2])))
      return { zone: codeIn(text, glued[1]), number: glued[2], title, bare: true };
  }
  const plainArticle = WITHOUT_ZONE.exec(plain);
  if (plainArticle?.[1]) return { number: plainArticle[1], title: rest(text, plainArticle[0].length) };
  return undefined;
};

/** A zone code starts with U, AU, A or N (R.151-17), is written with a capital, and is not a French word. */
const isZoneCode = (plain: string, text: string): boolean => {
  if (NOT_A_ZONE.test(plain) && plain !== "n" && plain !== "au") return false;
  if (!/^\d{0,2}(?:i{1,3})?[uan]/.test(plain) || /^[a-z]{5,}$/.test(plain)) return false;
  return /^(?:\d|[A-Z])/.test(codeIn(text, plain)) && /[A-Z]/.test(codeIn(text, plain));
};

const codeIn = (text: string, plain: string): string => {
  const undotted = text.replace(/^art(?:icle|\.)?/i, "").replaceAll(".", "");
  const at = fold(undotted).indexOf(plain);
  return at < 0 ? plain.toUpperCase() : undotted.slice(at, at + plain.length);
};

const ZONE_TITLES: readonly RegExp[] = [
  /^(?:titre|chapitre|section|partie)?[^a-z]*[0-9ivx]*[^a-z]*(?:le\s+)?(?:reglement|dispositions|regles)\s+(?:(?:specifiques|particulieres|propres)\s+)?(?:applicables?\s+)?(?:dans|de|a|aux|en)?\s*(?:la|les|l')?\s*(?:zones?|secteurs?)\s+(?:urbaines?\s+)?"?([0-9]{0,2}[a-z]{1,3}[0-9a-z]{0,3})"?(?![a-z'])(?!\s+urbanis)/,
  /^(?:(?:titre|chapitre|section|partie)\s*[0-9ivx]+\s*[-:.]*\s*|\d{1,2}(?:\.\d{1,2})?\s?[.):-]?\s+[-:]?\s*|[ivx]{1,4}\s?[.):-]\s*)?(?:la\s+)?zones?\s+"?([0-9]{0,2}[a-z]{1,3}[0-9a-z]{0,3}(?:-[0-9]{1,2})?)"?\s*(?:$|[-:(]|, zone\b|et secteurs?\b)/d,
  /^fiche\s*(?:de |d'|du reglement de |[-:–—]\s*)?(?:la |une )?(?:zone|secteur)\s*[-:–—]?\s*"?([0-9]{0,2}[a-z]{1,3}[0-9a-z]{0,3}(?:-[0-9]{1,2})?)"?\s*(?:$|[-:(–—])/,
  /^reglement\b.{0,30}\bzone\s+([0-9]{0,2}[a-z]{1,3}[0-9a-z]{0,3})\s*$/,
];
const WORDS = /^(?:a|de|du|des|et|la|le|les|l|en|urb|agricole|naturel|est|qui|non|sont|aux|ou|dont|par|sur|ces)$/;

/** "Zone UB : 30 % ; secteur UBa : 60 %", "Zone UB (hors secteur) | 40 %": the rule of the zone, not its title. */
const VALUE_OF_ZONE =
  /^zones? (?:[^:]{1,12}:|[a-z\d]{1,6} ?(?:\((?:hors|sauf) [^)]{3,30}\)|\|) ?[:|]?) ?(?:\d+(?:[.,]\d+)? ?(?:%|m\b|metres?|places?)|r ?\+ ?\d|non regle)/;

/** The zone a title announces: "REGLEMENT APPLICABLE A LA ZONE UL", "ZONE AU0", "Chapitre 3 - Zone UB". */
export const zoneTitleOf = (text: string): string | undefined => {
  const line = withPlainCode(text);
  return titledZone(line) ?? zoneInWords(line);
};

/** "U.C.", "I NA" and "1 NA" are written UC, INA and 1NA elsewhere. */
const withPlainCode = (text: string): string =>
  text.length > 110
    ? text
    : text
        .replace(/(?<=\b[Zz](?:one|ONE)\b.{0,40})\b(AU|[UAN])\.\s?([A-Z]{1,2})\b\.?/, "$1$2")
        .replace(/\b([Zz]ones?|ZONES?) (\d|I{1,3}) (?=[UAN][A-Z])/, "$1 $2");

const titledZone = (text: string): string | undefined => {
  const plain = fold(text);
  if (plain.length > 110 || VALUE_OF_ZONE.test(plain) || /\bcommunes (?:a|aux)\b/.test(plain)) return undefined;
  for (const pattern of ZONE_TITLES) {
    const match = pattern.exec(plain);
    const code = match?.[1];
    if (code && (!WORDS.test(code) || /\b[AN]\b|\bUR[Bb]\b/.test(text))) {
      const at = match.indices?.[1]?.[0] ?? plain.lastIndexOf(code);
      const written = text.slice(at, at + code.length);
      if (/^[0-9]*[A-Z]/.test(written)) return written;
    }
  }
  return undefined;
};

const TITLE_STARTS: readonly RegExp[] = [
  /^(?:l')?implantations?/,
  /^(?:voies|limites? separatives|la vegetation|vegetation)\b/,
  /^(?:par rapport|entre|reculs?|retraits?|distances?|les constructions les unes)\b/,
  /^(?:les\s+)?(?:coefficient d')?(?:l')?emprise(?: (?:au sol|batie|des constructions)|\s*$)/,
  /^(?:la\s+)?hauteur/,
  /^(?:obligations? .{0,60})?(?:le\s+)?stationnement/,
  /^(?:les\s+)?espaces? (?:libres|verts|non batis|(?:en |de )?(?:pleine|permeables?|vegetalises?|plantes?))/,
  /^(?:que|quelles?|quels?|ou|combien|comment|a quelle)\b.*\?\s*$/,
  /^(?:les )?plantations?\b/,
  /^(?:les )?(?:nature|sols?|impermeabilisation(?: des sols)?)\s*$/,
  /^vis-a-vis (?:des|de la|du)\b/,
  /^les unes par rapport aux autres\b/,
  /^alignements?\s*$/,
  /^(?:traitement|pleine terre|coefficients?|part (?:de|minimale)|gabarits?|surfaces? (?:vegetalisees|non impermeabilisees|permeables))/,
  /^(?:acces|voirie|desserte)/,
  /^(?:volumetrie|caracteristiques des terrains|superficie minimale|surface minimale)/,
  /^(?:ce qui est|destinations?|usages?|occupations?|constructions?|interdictions?|types?|activites?|mixite|nature de)/,
  /^(?:aspect|qualite|performances?|infrastructures|clotures|facades|toitures)/,
  /^(?:alimentation|assainissement|eau potable|eaux (?:usees|pluviales)|gestion des eaux|reseaux)/,
  /^(?:(?:la )?nature en ville|(?:la )?vegetalisation|(?:la )?biodiversite)\b/,
  /^(?:electricite|telephone|telecommunications|dechets|collecte des dechets|ordures|gaz|defense)/,
];

/** "Règles de gabarit", "Normes de stationnement", "Obligations relatives aux espaces libres". */
const RULES_OF =
  /^(?:les )?(?:regles?|normes?|conditions|dispositions|obligations?|prescriptions) (?:de |d'|du |relatives? (?:a |aux |au )|en matiere de |concernant )(?:la |le |les |l')?/;

/** A title that names a topic by itself, without article number: "Emprise au sol", "IMPLANTATION PAR RAPPORT AUX VOIES". */
export const bareTopicOf = (text: string): Topic | undefined => {
  const plain = fold(text)
    .replace(/^[^a-z0-9]+/, "")
    .replace(RULES_OF, "");
  if (
    text.length > 130 ||
    /[.;]\s*$|\p{Ll}{4}\.\s\p{Lu}\p{Ll}/u.test(text) ||
    (HAS_VERB.test(plain) && !/^ce qui est (?:interdit|autorise|admis)|\?\s*$/.test(plain)) ||
    /caravanes?|vehicules? (?:hors|usages)|depots?\b/.test(plain) ||
    /[<>=≥≤]|\d\s*(?:m|%|metres?)\b/.test(plain)
  )
    return undefined;
  return TITLE_STARTS.some((start) => start.test(plain)) ? (topicOf(text) ?? topicOf(plain)) : undefined;
};
