import { fold } from "../document/fold.ts";
import { bareTopicOf } from "./headings.ts";
import { isPlainTitle, LISTS_USES, mainNumber, OPEN_TOPICS } from "./titles.ts";
import type { Topic } from "./topics.ts";

/** "2" for 2.1, "4.1" for 4.1.3; empty for a single number. */
const prefixOf = (number: string): string => /^(.*[\dA-Z])\.(?:\d+|[a-z])$/.exec(number.trim())?.[1] ?? "";

/**
 * "3.2" after "2.5", "2.3" after "2.1.1": a later part of the same numbering, at whatever depth, though its own title stands
 * unnumbered or was lost. A part of the open article ("2.1.1" under 2.1) is none.
 */
const isLaterPart = (label: string, open: string): boolean => {
  if (!/^\d+\.\d/.test(label) || !/^\d+\.\d/.test(open)) return false;
  const [own, before] = [label.split("."), open.split(".")];
  const differs = own.findIndex((part, depth) => part !== before[depth]);
  return differs >= 0 && differs < before.length && Number(own[differs]) > Number(before[differs]);
};

/** "I.1 Sont interdites": a numbered title made of its verb, the list follows. */
const FORBIDS = /^(?:sont|est) (?:strictement |formellement )?interdite?s?\s*:?\s*$/;

/** The subject that a numbered title names by itself. */
export const topicOfNumbered = (title: string, above: Topic | undefined): Topic | undefined => {
  const listed = above !== undefined && LISTS_USES.has(above);
  return bareTopicOf(title) ?? (!listed && FORBIDS.test(fold(title)) ? "interdites" : undefined);
};

/** What is open when a numbered title comes. */
export interface OpenPlace {
  readonly main: { readonly number: string; readonly topic: Topic } | undefined;
  readonly article: { readonly number: string; readonly topic: Topic } | undefined;
  /** The subject of the nearest article above the label. */
  readonly above: Topic | undefined;
}

interface NumberedTitle {
  readonly label: string;
  readonly title: string;
  /** The subject the title names by itself. */
  readonly named: Topic | undefined;
}

const isSibling = ({ label, named }: NumberedTitle, { article }: OpenPlace): boolean =>
  named !== undefined &&
  article !== undefined &&
  (/^[A-Z]{1,3}\.?\d/.test(label) ||
    isLaterPart(label, article.number) ||
    (prefixOf(label) !== "" && prefixOf(label) === prefixOf(article.number)));

/** The subject a numbered title inherits, when it opens a part of the text; undefined when it is an item of a list. */
export const parentOfNumbered = (titled: NumberedTitle, open: OpenPlace): Topic | undefined => {
  const { label, title, named } = titled;
  const { main, article, above } = open;
  const child = main !== undefined && mainNumber(label) === main.number;
  const sibling = isSibling(titled, open);
  if (!child && named === undefined) return undefined;
  const settled = above !== undefined && !OPEN_TOPICS.has(above) && above !== "stationnement";
  if (settled && !sibling && named !== "emprise_minimum") return undefined;
  const listed = !isPlainTitle(title) || (above !== undefined && LISTS_USES.has(above));
  if (child && named === undefined && listed) return undefined;
  if (!child && !sibling && article && !OPEN_TOPICS.has(article.topic)) return undefined;
  return sibling ? "mixed" : ((child ? above : undefined) ?? main?.topic ?? "other");
};
