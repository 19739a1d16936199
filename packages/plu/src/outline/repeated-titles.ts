import { squash } from "../document/fold.ts";
import type { Fragment } from "./fragments.ts";
import { zoneTitleOf } from "./headings.ts";
import { topicOf } from "./topics.ts";

/** Cells of a table poured one a line may well be the same twice. */
const CELL = /^(?:interdite?s?|autorisee?s?|admise?s?|oui|non|conditions?.*|non reglement\w*|sans objet|neant)\W*$/;

const isTitle = ({ text, plain, marker }: Fragment): boolean =>
  text.length < 90 &&
  !/[.;,:]\s*$/.test(text) &&
  !/\d\s?(?:m|%|m2|metres?|places?)(?![a-z])/.test(plain) &&
  !CELL.test(plain) &&
  (marker !== undefined || topicOf(text) !== undefined || zoneTitleOf(text) !== undefined);

/**
 * A line said again at once is a title, whatever its capitals: some makers of PDFs draw each title twice, for its shadow. It
 * is kept once, and marked.
 */
export const withRepeatedTitles = (fragments: readonly Fragment[]): Fragment[] => {
  const kept: Fragment[] = [];
  for (const fragment of fragments) {
    const last = kept.at(-1);
    const again = last !== undefined && squash(last.text) === squash(fragment.text) && isTitle(fragment);
    if (again) kept[kept.length - 1] = { ...last, repeated: true };
    else kept.push(fragment);
  }
  return kept;
};
