import { type Fragment, withoutMarker } from "./fragments.ts";
import { bareTopicOf, zoneTitleOf } from "./headings.ts";
import { linesAhead } from "./title-lines.ts";
import { headingOf, mainNumber } from "./titles.ts";
import { topicOf, topicOfOldNumber } from "./topics.ts";

/** How a règlement writes its titles, told from all of them before any is read. */
export interface TitleStyle {
  /** Articles carry their zone: "UB 6". */
  readonly coded: boolean;
  /** Titles are numbered, "Article 6" or "2.1.3". */
  readonly numbered: boolean;
  /** The articles are those of R.*123-9: a number alone tells the subject. */
  readonly oldNumbers: boolean;
  /** Articles are called so: "Article 6", "UB 7 -". */
  readonly articled: boolean;
  /** Somewhere a title names a zone. */
  readonly zoned: boolean;
}

/** "B.1 – Implantation": letters number the parts, so that "A.1" is a part as well, and no article of a zone A. */
const LETTERED = /^[B-HJ]\s?[.-]\s?\d{1,2}(?:\.\d{1,2})?\s*[-–:.]?\s+\p{Lu}/u;

export const titleStyleOf = (fragments: readonly Fragment[]): TitleStyle => {
  const lettered = fragments.some(({ text }) => LETTERED.test(text));
  const headings = fragments
    .map((each, at) => headingOf(each, linesAhead(fragments, at + 1)))
    .filter((each) => each !== undefined)
    .filter((each) => !(lettered && each.bare && each.zone?.length === 1));
  const titled = fragments.filter((each) => each.marker?.kind === "1.1" && bareTopicOf(withoutMarker(each.text)));
  const told = headings.filter((each) => topicOf(each.title) !== undefined);
  const agreeing = told.filter((each) => topicOf(each.title) === topicOfOldNumber(Number(mainNumber(each.number))));
  return {
    coded: headings.filter((each) => each.zone !== undefined).length >= 4,
    numbered: headings.length + titled.length >= 3,
    oldNumbers: agreeing.length * 2 >= told.length,
    articled: headings.length >= 3,
    zoned: fragments.some((each) => zoneTitleOf(each.text) !== undefined),
  };
};
