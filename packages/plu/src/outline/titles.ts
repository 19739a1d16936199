import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { type ArticleHeading, articleHeadingOf, HAS_VERB, isUpper, zoneTitleOf } from "./headings.ts";
import { type Topic, topicOf } from "./topics.ts";

export const STATE_WORDS = /^(?:non r[eè]glement|sans objet|n[ée]ant|il n'est pas|se reporter)/i;
const CONNECTIVE = /^(?:et|ou|des?|du|d'|aux?|a|les?|la|l'|par|sur|en|dans|soumis\w*|admis\w*|-)\b/;
/** A line cut before its end. */
export const HANGING = /(?:,|\b(?:aux?|et|des?|les?|la|du|par|à|sur|ou|en|dans|d'|pour|sous))$/i;

export const CUT_WORD = /\p{L}{2}-$/u;

/** Under a bare "Article UC 6", the line that follows is its title unless it already is a sentence or a rule. */
const isTitleLine = (next: Fragment): boolean =>
  next.text.length < 160 &&
  (isUpper(next.text) || topicOf(next.text) !== undefined) &&
  !/[.;:]\s*$/.test(next.text) &&
  !HAS_VERB.test(next.plain) &&
  !MEASURE.test(next.plain) &&
  !/:\s/.test(next.text);

export const continues = (title: string, next: Fragment): boolean => {
  if (next.marker || STATE_WORDS.test(next.plain) || articleHeadingOf(next.text) || zoneTitleOf(next.text))
    return false;
  if (title === "") return isTitleLine(next);
  // "EMPRISE" cut as "EM-" over "PRISE AU SOL".
  if (CUT_WORD.test(title) && /^\p{L}/u.test(next.text)) return true;
  if (HANGING.test(title)) return next.text.length < 160;
  if (isUpper(title)) {
    if (!isUpper(next.text) || /:\s*$/.test(title) || /^secteurs?\b|\|/.test(next.plain)) return false;
    return topicOf(title) === undefined || title.length > 45 || CONNECTIVE.test(next.plain);
  }
  if (topicOf(title) !== undefined && MEASURE.test(next.plain)) return false;
  // "les terrains de camping ;" is the first item of a list, not the end of the title above it.
  if (topicOf(title) !== undefined && /;\s*$/.test(next.text)) return false;
  return /^\p{Ll}/u.test(next.text) && !/[.:;]\s*$/.test(title);
};

/** Titles under which a sub-title may change the subject; elsewhere ("10.2 Hauteur et limites") the article's stands. */
export const OPEN_TOPICS: ReadonlySet<Topic> = new Set([
  "mixed",
  "other",
  "reseaux",
  "eau",
  "eaux_usees",
  "eaux_pluviales",
  "espaces",
  "interdites",
  "conditions",
  "usages",
  "mixite",
]);

/** Under these titles a numbered line is one of the uses listed, unless it names a subject. */
export const LISTS_USES: ReadonlySet<Topic> = new Set(["interdites", "conditions", "usages"]);

export const MEASURE =
  /\d\s*(?:m|%|m2|metres?)(?![a-z])|\b(?:un|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt) metres?\b/;

export const mainNumber = (number: string): string => /^\d+/.exec(number)?.[0] ?? "";

export const headingOf = (fragment: Fragment, ahead = ""): ArticleHeading | undefined =>
  /^(?:A|\d{0,2}[A-Z])/.test(fragment.text) ? articleHeadingOf(fragment.text, ahead) : undefined;

export const subTopic = (parent: Topic, title: string): Topic => {
  const own = topicOf(title);
  if (own === "emprise_minimum") return own;
  if (parent === "stationnement") return own === "cycles" ? own : parent;
  if (!OPEN_TOPICS.has(parent)) return parent;
  return own ?? (parent === "mixed" || parent === "espaces" ? "other" : parent);
};

/** A line that may be the title of a numbered part: no sentence, no figure. */
export const isPlainTitle = (title: string): boolean => {
  const plain = fold(title);
  if (title.length > 170 || /[.;]\s*$/.test(title) || /^\p{Ll}/u.test(title)) return false;
  // "13.1 Coefficient d'espaces verts. La part du terrain": a title and its rule, run in.
  if (RUN_IN.test(title)) return false;
  return !HAS_VERB.test(plain) && !MEASURE.test(plain);
};

export interface TitledRule {
  readonly title: string;
  /** What stands on the same line and is already the rule. */
  readonly rest: string;
}

/** "Emprise au sol : non réglementé": the title, then the state that answers it. */
export const stateUnder = (title: string): TitledRule => {
  if (/^(?:non r[eè]glement\S*|sans objet|n[ée]ant)\W*$/i.test(fold(title))) return { title: "", rest: title };
  const state =
    /^(.{3,120}?)[\s:.-]+((?:Non r[ée]glement|Sans objet|N[ée]ant|NEANT|NON REGLEMENT|Se reporter).*)$/.exec(title);
  return state ? { title: state[1] ?? "", rest: state[2] ?? "" } : { title, rest: "" };
};

/** A title, its full stop, then the sentence that it heads. */
const RUN_IN =
  /^([^.:;]{3,70}?)\.\s+((?:Les?|La|L['’]|Une?|Toute?s?|Tous|Chaque|Aucune?|Dans|En|Pour|Sauf|Lorsqu|Il|Elles?|Sont)\b.{12,})$/u;

/** The first line of a rule that the next line ends: "En UDb : les constructions sont implantées à une distance". */
const RULE_BEGUN =
  /\b(?:sont|est|seront|sera|doi(?:t|vent)|peu(?:t|vent)|devr\w+|pourr\w+) (?:etre )?(?:implant|edifi|fixe|limit|egale?s?\b|respect|exced|etabli|situe|constru)/;
const BEGINS_RULE = /^(?:En|Dans|Pour|Les?|La|Une?|Toute?s?|Tous|Aucune?|Sauf|Lorsque?)\b|^L['’]/;

const isRule = (text: string): boolean => {
  const plain = fold(text);
  if (isUpper(text) || /^(?:ce qui|celles? qui)|\bqui (?:sont|est|peuvent)\b/.test(plain)) return false;
  const spoken = HAS_VERB.test(plain) || /^(?:sont|est)\b/.test(plain);
  const measured = MEASURE.test(plain) || /\br ?\+ ?\d/.test(plain) || /\d ?places?\b/.test(plain);
  if (/[.;:]\s*$/.test(text)) return spoken || measured;
  return spoken && (measured || (text.length > 60 && BEGINS_RULE.test(text) && RULE_BEGUN.test(plain)));
};

/**
 * A heading that runs into its rule: "2.3 Implantation par rapport aux voies : toute construction doit…", or "Article 9 :
 * l'emprise au sol est limitée à 15 %." where no title stands at all.
 */
export const ruleUnder = (text: string): TitledRule | undefined => {
  const colon = /^([^:]{3,110}?)\s*:\s+(\S.*)$/.exec(text);
  const [, head, rest] = colon ?? [];
  const labelled = head !== undefined && rest !== undefined && topicOf(head) !== undefined && !MEASURE.test(fold(head));
  if (labelled && (isRule(rest) || STATE_WORDS.test(rest))) return { title: head, rest };
  const [, titled, sentence] = RUN_IN.exec(text) ?? [];
  if (titled !== undefined && sentence !== undefined && topicOf(titled) !== undefined && !MEASURE.test(fold(titled)))
    return { title: titled, rest: sentence };
  return isRule(text) ? { title: "", rest: text } : undefined;
};
