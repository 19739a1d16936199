import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { withoutMarker } from "./fragments.ts";
import { isUpper } from "./headings.ts";
import { joinPlain } from "./join-lines.ts";
import { type OpenerRole, roleOf } from "./openers.ts";
import { ordinalOf } from "./ordinals.ts";
import type { ArticleText } from "./outline.ts";
import { isBarred, isTableRow, isUseRow } from "./row-shapes.ts";
import { sentenceBounds } from "./sentences.ts";
import { UnmarkedList } from "./unmarked-list.ts";

/** Where a stretch of a statement's text stands: from `start` on, on that page. */
export interface PageSpan {
  readonly start: number;
  readonly page: number | undefined;
}

export interface Passage {
  readonly text: string;
  readonly plain: string;
  readonly spans: readonly PageSpan[];
}

/** A line, an item or a heading under which a statement stands. */
export interface Opener extends Passage {
  readonly role: OpenerRole;
  readonly kind: string;
}

/** One sentence (or list item) of an article with everything above it that bears on its meaning, outermost first. */
export interface Statement extends Passage {
  readonly article: ArticleText;
  readonly openers: readonly Opener[];
  readonly isItem: boolean;
  /** Rank in the article: two statements with neighbouring ranks follow each other in the text. */
  readonly rank: number;
  /** Rank of its paragraph in the article. */
  readonly paragraph: number;
}

interface Paragraph extends Passage {
  readonly marker: string | undefined;
  readonly label: string;
  readonly lastLine: string;
  readonly cutWord: boolean;
}

const join = (paragraph: Paragraph, fragment: Fragment): Paragraph => {
  const start = paragraph.text.length + 1;
  const sameePage = paragraph.spans.at(-1)?.page === fragment.page;
  return {
    ...paragraph,
    text: `${paragraph.text} ${fragment.text}`,
    plain: joinPlain(paragraph.plain, fragment.plain, paragraph.cutWord),
    cutWord: fragment.cutWord === true,
    spans: sameePage ? paragraph.spans : [...paragraph.spans, { start, page: fragment.page }],
    lastLine: fragment.text,
  };
};

const begin = (fragment: Fragment): Paragraph => ({
  text: fragment.text,
  plain: fragment.plain,
  spans: [{ start: 0, page: fragment.page }],
  marker: fragment.marker?.kind,
  label: fragment.marker?.label ?? "",
  lastLine: fragment.text,
  cutWord: fragment.cutWord === true,
});

const ENDS = /[.;:!?»"]\s*$/;
const HANGS =
  /(?:,|-|\(|[=><≥≤/]|\b(?:aux?|et|des?|les?|la|du|par|à|sur|ou|en|dans|d'|pour|sous|est|sont|que|qui|soit|un|une|l'|article))$/i;

const medianLength = (fragments: readonly Fragment[]): number => {
  const lengths = fragments.map((each) => each.text.length).toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.75)] ?? 80;
};

const LISTED = /^(?:les? |la |l'|des |du |toute?s? |tous |une? |aux? )/;

/** An item of a list without marks: it begins as the item before it, which a comma or a semicolon ended. */
const isUnmarkedItem = (before: Paragraph, fragment: Fragment, above: Paragraph | undefined): boolean =>
  /[,;]\s*$/.test(before.text) &&
  LISTED.test(before.plain) &&
  LISTED.test(fragment.plain) &&
  before.marker === undefined &&
  (/:\s*$/.test(above?.text ?? "") || /[,;]\s*$/.test(above?.text ?? ""));

/** "2 places/logement" over "1 place visiteur/4 logements": a list without marks nor stops. */
const COUNTED = /^(?:[Mm]in\w*\.? )?\d+(?:[.,]\d+)? ?(?:places?|emplacements?|%)/;
/** "Toiture à pentes : 6 m à l'égout" over "Toiture-terrasse : 7 m à l'acrotère". */
const LABELLED = /^\p{Lu}[^:.;]{2,45}\s?:\s[^:;.]*\d/u;

/** "UBa Hôtels, commerces" over "UBb Industrie": the cell of the secteur, then what it is given. */
const CODED = /^\d?[UAN][A-Z]{0,2}[a-z]{1,2}\d?\s+\p{Lu}\p{Ll}/u;

/** "1AUyb : sans limite", "UBa et UBb : 35 %": the label of another part. */
const CODE_LABEL =
  /^\d{0,2}(?:AU|[UAN])[A-Z]{0,2}[a-z]{0,3}\d{0,2}[a-z]{0,2}(?:(?:,| et| ou) \d{0,2}(?:AU|[UAN])[A-Za-z\d]{0,6})* ?:/;

/** "a) …," then "b) …": a comma may end an item of a list as a full stop does. */
const isNextItem = (before: Paragraph, { marker }: Fragment): boolean =>
  marker !== undefined &&
  before.marker === marker.kind &&
  before.text.endsWith(",") &&
  ordinalOf(marker.label) === ordinalOf(before.label) + 1;

const LEGEND = /^\W*[A-Z]\*?\s?[=:]\s?\p{Ll}[\p{L}' ]{2,40}$/u;

const DOTTED = /\p{L}[^.]*\.{5,}\s*\d+(?:[.,]\d+)?\s?(?:m\b|%|places?)/u;

/** Whether a line carries on the paragraph before it: no list mark, and the line before neither ends nor stops short. */
const carriesOn = (before: Paragraph, fragment: Fragment, usual: number): boolean => {
  if (isTableRow(fragment.plain) || isTableRow(fold(before.lastLine))) return false;
  if (isBarred(fragment.plain) || isBarred(fold(before.lastLine))) return false;
  if (isUseRow(fragment.plain) || isUseRow(fold(before.lastLine))) return false;
  if (fragment.marker && (!HANGS.test(before.text) || isNextItem(before, fragment))) return false;
  if (fragment.marker && ["-", "•", "o"].includes(fragment.marker.kind)) return false;
  // "I = interdit": the last line of a legend ends with its table.
  if (LEGEND.test(before.lastLine)) return false;
  // "Voies communales ........ 5 m": a line with its leader is a rule by itself.
  if (DOTTED.test(before.lastLine) || DOTTED.test(fragment.text)) return false;
  // Dots that lead to an item: "........- pour les autres constructions".
  if (/^\.{4,}/.test(fragment.text)) return false;
  if (/^\p{Ll}/u.test(fragment.text)) return !/[.:]\s*$/.test(before.text) || /\b(?:art|cf|ex)\.$/i.test(before.text);
  if (ENDS.test(before.text) && !/\b(?:art|cf|[LRD])\.$/.test(before.text)) return false;
  if (HANGS.test(before.text)) return true;
  if ([COUNTED, LABELLED, CODED].some((kind) => kind.test(fragment.text) && kind.test(before.lastLine))) return false;
  if (/\d\s?(?:m|%|m²|m2|mètres?)$/.test(before.text) && /^\p{Lu}/u.test(fragment.text)) return false;
  if (CODE_LABEL.test(fragment.text)) return false;
  if (/^(?:Secteurs?|Sous-secteurs?|Zones?|Dans|En|Pour|Toutefois|Cependant|Lorsque|Hors)\b/.test(fragment.text))
    return false;
  if (isUpper(before.lastLine) !== isUpper(fragment.text) && !/^[\d(]/.test(fragment.text)) return false;
  return before.lastLine.length > usual * 0.72;
};

/** No paragraph of a règlement is as long: what never ends is cut, so that reading it stays bounded. */
const LONGEST = 3_000;

const paragraphsOf = (fragments: readonly Fragment[]): Paragraph[] => {
  const usual = medianLength(fragments);
  const paragraphs: Paragraph[] = [];
  for (const fragment of fragments) {
    const last = paragraphs.at(-1);
    const listed = last !== undefined && isUnmarkedItem(last, fragment, paragraphs.at(-2));
    if (last && !listed && last.text.length < LONGEST && fragment.startsLine && carriesOn(last, fragment, usual))
      paragraphs[paragraphs.length - 1] = join(last, fragment);
    else paragraphs.push(begin(fragment));
  }
  return paragraphs;
};

/** The part `[from, to)` of a passage, its page spans moved along. */
export const slice = (passage: Passage, from: number, to: number): Passage => {
  const before = passage.spans.filter((span) => span.start <= from).at(-1);
  const inside = passage.spans.filter((span) => span.start > from && span.start < to);
  return {
    text: passage.text.slice(from, to),
    plain: passage.plain.slice(from, to),
    spans: [{ start: 0, page: before?.page }, ...inside.map((span) => ({ start: span.start - from, page: span.page }))],
  };
};

const BULLETS: ReadonlySet<string> = new Set(["-", "o", "."]);
const FREE: readonly OpenerRole[] = ["rank", "sector", "object", "lead", "condition"];

/** "2) Dans le secteur UM1 :": a title with its number, that no free line below may unseat. */
const isNumberedHeading = ({ kind, role }: Opener): boolean =>
  !kind.startsWith("free") && !BULLETS.has(kind) && kind !== "•" && (role === "sector" || role === "rank");

/** "Définition de la hauteur :" holds until the next numbered line or secteur, never over it. */
const isDefinition = ({ plain, kind }: Opener): boolean =>
  kind.startsWith("free") && /^(?:definitions?|mode de (?:calcul|mesure)|modalites de (?:calcul|mesure))\b/.test(plain);

/** Keeps the openers above the one that comes: a new one replaces its equal and everything below it. */
const placed = (stack: readonly Opener[], opener: Opener): Opener[] => {
  const same = stack.findIndex((each) => each.kind === opener.kind);
  const numbered = stack.findLastIndex(isNumberedHeading);
  if (same >= 0 && same < numbered && opener.kind.startsWith("free"))
    return [...stack.filter((each, at) => at !== same && (at <= numbered || !each.kind.startsWith("free"))), opener];
  if (same >= 0) return [...stack.slice(0, same), opener];
  if (opener.kind === "free:rank")
    return [...stack.filter((each) => !each.kind.startsWith("free") && !BULLETS.has(each.kind)), opener];
  if (!opener.kind.startsWith("free")) return [...stack, opener];
  const listAt = stack.findIndex((each) => BULLETS.has(each.kind));
  const finished = listAt > 0 && stack[listAt - 1]?.kind === "free:lead" ? listAt - 1 : -1;
  return [...stack.filter((each, index) => !BULLETS.has(each.kind) && index !== finished), opener];
};

/**
 * Places numbered items by the continuity of their numbers: "2." goes back to where "1." stood even if bullets closed
 * it since, and a list that restarts at 1 inside a list of the same kind is nested in it.
 */
class Numbering {
  readonly #seen = new Map<string, { ordinal: number; above: readonly Opener[] }>();

  place(stack: readonly Opener[], opener: Opener, label: string): Opener[] {
    const ordinal = ordinalOf(label, opener.kind);
    if (["-", "•", "o", "."].includes(opener.kind) || ordinal === 0) return placed(stack, opener);
    const kind = this.#kindOf(stack, opener.kind, ordinal);
    const before = this.#seen.get(kind);
    const open = stack.some((each) => each.kind === kind);
    const resumed =
      !open && ordinal > 1 && before?.ordinal === ordinal - 1 ? [...before.above, { ...opener, kind }] : undefined;
    const next = resumed ?? placed(stack, { ...opener, kind });
    this.#seen.set(kind, { ordinal, above: next.slice(0, -1) });
    return next;
  }

  #kindOf(stack: readonly Opener[], base: string, ordinal: number): string {
    const open = stack.map((each) => each.kind).filter((kind) => kind.replace(/\++$/, "") === base);
    const deepest = open.at(-1);
    if (deepest === undefined) return base;
    if (ordinal === 1) return `${deepest}+`;
    return open.toReversed().find((kind) => this.#seen.get(kind)?.ordinal === ordinal - 1) ?? open[0] ?? base;
  }
}

/** A full sentence without list mark ends the list above it, and what introduced that list. */
const afterPlainSentence = (stack: readonly Opener[]): Opener[] => {
  const listed = stack.some((each) => BULLETS.has(each.kind));
  const last = stack.at(-1);
  return stack.filter((each) => {
    // "- En secteur Ns" alone on its line is a heading: the sentence below stands under it.
    if (each === last && each.role === "sector" && !/\d\s?(?:m|%)/.test(each.plain)) return true;
    if (BULLETS.has(each.kind) || each.kind === "free:lead" || each.kind === "free:condition") return false;
    return !(listed && each.kind === "free:object");
  });
};

const headOf = (paragraph: Paragraph, first: Passage): Passage => {
  const body = withoutMarker(paragraph.text);
  const offset = paragraph.text.length - body.length;
  return slice(first, Math.min(offset, first.text.length), first.text.length);
};

/** "4.2 Visiteurs : …" begins with its subject: the number is blanked, at the same length. */
const unnumbered = (plain: string, skip: number): string =>
  /^\W*$/.test(plain.slice(0, skip)) ? plain : plain.slice(skip).padStart(plain.length);

/** Where a word was cut at the end of a line, the blanks that stand for its hyphen are moved to the end. */
const closedUp = (plain: string): string => plain.replace(/(?<=\p{L}) {2,4}(?=\S)/gu, " ").padEnd(plain.length);

const looksLikeItem = (paragraph: Paragraph): boolean =>
  /^(?:\d+(?:[.,]\d+)?\s*(?:m\b|%|metres?\b)|soit\b|r\s?\+|\p{Ll})/u.test(fold(paragraph.text)) &&
  !/^(?!Soit\b)\p{Lu}/u.test(paragraph.text);

/** The sentences of an article, each under the openers that stand above it. */
export const statementsOf = (article: ArticleText): Statement[] => {
  const statements: Statement[] = [];
  const numbering = new Numbering();
  let stack: Opener[] = [];
  const list = new UnmarkedList();
  for (const [position, paragraph] of paragraphsOf(article.fragments).entries()) {
    const skip = paragraph.text.length - withoutMarker(paragraph.text).length;
    const bounds = sentenceBounds(paragraph.text, skip);
    const sentences = bounds.map(([from, to]) => slice(paragraph, from, to));
    const first = sentences[0];
    if (!first) continue;
    const head = headOf(paragraph, first);
    const role = roleOf(head.plain, head.text);
    const opens = role !== "none" && sentences.length === 1;
    if ((paragraph.marker !== undefined && !BULLETS.has(paragraph.marker)) || (opens && role === "sector"))
      stack = stack.filter((each) => !isDefinition(each));
    if (paragraph.marker !== undefined) {
      stack = numbering.place(
        stack,
        { ...head, role: role === "none" ? "item" : role, kind: paragraph.marker },
        paragraph.label,
      );
    } else if (opens && FREE.includes(role)) {
      stack = placed(stack, { ...head, role, kind: `free:${role}` });
      list.open(head);
    } else if (!looksLikeItem(paragraph) && !list.holds(paragraph)) {
      stack = afterPlainSentence(stack);
    }
    const own = paragraph.marker !== undefined || opens;
    sentences.forEach((sentence, index) => {
      const openers = own && index === 0 ? stack.slice(0, -1) : stack;
      statements.push({
        ...sentence,
        plain: closedUp(index === 0 ? unnumbered(sentence.plain, skip) : sentence.plain),
        article,
        openers,
        isItem: index === 0 && (paragraph.marker !== undefined || looksLikeItem(paragraph)),
        rank: statements.length,
        paragraph: position,
      });
    });
    // "Les espaces libres sont plantés. La part de pleine terre est de :": the last sentence introduces what follows.
    const last = sentences.at(-1);
    if (sentences.length > 1 && last !== undefined && /:\s*$/.test(last.plain)) {
      const closing = roleOf(last.plain, last.text);
      if (closing === "lead") stack = placed(stack, { ...last, role: closing, kind: `free:${closing}` });
      if (closing === "lead") list.open(last);
    }
  }
  return statements;
};
