import type { Fragment } from "./fragments.ts";
import type { Topic } from "./topics.ts";

export interface ArticleText {
  readonly number: string;
  readonly title: string;
  readonly topic: Topic;
  /** The page of its heading. */
  readonly page: number | undefined;
  readonly fragments: Fragment[];
}

/** A stretch of a zone's text: the title that opens it, its first and last pages. A zone may be taken up again. */
export interface ZonePlace {
  readonly title: string | undefined;
  readonly from: number | undefined;
  to: number | undefined;
}

export interface ZoneText {
  readonly code: string | undefined;
  /** The other zones that its title opens with it: "ZONES 1AUa ET 1AUb". */
  readonly also?: readonly string[];
  readonly places: ZonePlace[];
  readonly preamble: Fragment[];
  readonly articles: ArticleText[];
}

/** A règlement as its own titles cut it: what stands before any zone, then zone after zone. */
export interface Outline {
  readonly general: Fragment[];
  readonly zones: ZoneText[];
}

/** The nearest article above a numbered title: 7.2 for 7.2.1, else 7. */
export const aboveIn = (articles: readonly ArticleText[], label: string): ArticleText | undefined =>
  articles
    .filter((each) => label.startsWith(`${each.number}.`))
    .toSorted((a, b) => b.number.length - a.number.length)[0];
