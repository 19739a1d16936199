import { fold } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { HAS_VERB, isUpper } from "./headings.ts";
import { CUT_WORD, continues, HANGING, MEASURE, ruleUnder, stateUnder, type TitledRule } from "./titles.ts";
import { topicOf } from "./topics.ts";

const ENDS = /[.:;!?]\s*$/;

/** The lines below that carry a title on: in a narrow column, "rapport aux limites" over "séparatives". */
export const linesAhead = (fragments: readonly Fragment[], from: number): string => {
  const lines: string[] = [];
  for (const { text, plain, marker } of fragments.slice(from, from + 3)) {
    if (marker || !/^\p{Ll}/u.test(text) || text.length > 60 || HAS_VERB.test(plain) || MEASURE.test(plain)) break;
    if (ENDS.test(text) || /[:;.]\s/.test(text)) break;
    lines.push(text);
  }
  return lines.join(" ");
};

/** Under a bare "Article 4", "Implantation par rapport" begins the title when the lines below end it. */
const beginsTitle = (fragments: readonly Fragment[], at: number): boolean => {
  const { text = "", plain = "", marker } = fragments[at] ?? {};
  if (marker || !/^\p{Lu}/u.test(text) || text.length > 60 || /[.:;]/.test(text)) return false;
  if (HAS_VERB.test(plain) || MEASURE.test(plain)) return false;
  const ahead = linesAhead(fragments, at + 1);
  return ahead !== "" && topicOf(`${text} ${ahead}`) !== undefined;
};

/** A capital that begins a sentence, where a title goes on in small letters. */
const SENTENCE =
  /\s(?=(?:(?:Les?|La|Une?|Toute?s?|Tous|Chaque|Aucune?|Dans|En|Pour|Lorsque?|Il|Sont|Est)\s|L['’]\p{Ll}|\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}\. \p{Lu}))/gu;

/** "A-2.5 Hauteur La hauteur maximale est fixée à": the cell of the title, then that of its rule, run into one line. */
const cellsRunTogether = (line: string): TitledRule | undefined => {
  if (isUpper(line)) return undefined;
  const cut = [...line.matchAll(SENTENCE)].find(({ index }) => {
    const head = line.slice(0, index);
    return !/[,;:.–-]\s*$/.test(head) && !HANGING.test(head) && topicOf(head) !== undefined;
  });
  if (cut === undefined) return undefined;
  const [head, rest] = [line.slice(0, cut.index), line.slice(cut.index).trim()];
  if (HAS_VERB.test(fold(head)) || MEASURE.test(fold(head)) || rest.split(" ").length < 4) return undefined;
  return { title: head, rest };
};

/** The title that begins on a line with `start` and may go on over the lines from `at`, and how many of these it takes. */
export const titleFrom = (
  start: string,
  fragments: readonly Fragment[],
  at: number,
): TitledRule & { taken: number } => {
  const told = cellsRunTogether(start) ?? ruleUnder(start);
  if (told) return { ...told, taken: 0 };
  let title = start;
  let taken = 0;
  for (; taken < 4; taken += 1) {
    const next = fragments[at + taken];
    if (!next || !(continues(title, next) || (title === "" && beginsTitle(fragments, at)))) break;
    title = CUT_WORD.test(title) ? title.slice(0, -1) + next.text : `${title} ${next.text}`.trim();
  }
  return { ...stateUnder(title), taken };
};
