import { fold } from "../document/fold.ts";
import type { PageModel } from "../document/page-model.ts";

/** A line of the file as it is drawn, and the same folded for search. */
export interface RawLine {
  readonly text: string;
  readonly plain: string;
  readonly page: number | undefined;
}

/** The lines `[from, to]` that a quote covers. */
export interface LinePlace {
  readonly from: number;
  readonly to: number;
}

/** The lines of a document, found again by the words they hold: white space and soft hyphens count for nothing. */
export interface RawLines {
  readonly lines: readonly RawLine[];
  readonly placesOf: (quote: string, page: number | undefined) => readonly LinePlace[];
}

const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\s\u00ad\ufffe\uffff\u200b\ufeff]+/g, "");

/** A quote that many places hold tells nothing of its own place. */
const MOST_PLACES = 12;

export const rawLinesOf = (model: PageModel): RawLines => {
  const lines = model.pages.flatMap((page) =>
    page.lines
      .filter((line) => line.text.trim() !== "")
      .map((line): RawLine => ({ text: line.text, plain: fold(line.text), page: page.number })),
  );
  const starts: number[] = [];
  let all = "";
  for (const line of lines) {
    starts.push(all.length);
    all += bare(line.text);
  }
  const lineAt = (at: number): number => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    lines,
    placesOf: (quote, page) => {
      const wanted = bare(quote);
      const places: LinePlace[] = [];
      if (wanted === "") return places;
      for (let at = all.indexOf(wanted); at >= 0 && places.length < MOST_PLACES; at = all.indexOf(wanted, at + 1)) {
        const place = { from: lineAt(at), to: lineAt(at + wanted.length - 1) };
        if (page === undefined || lines[place.from]?.page === page) places.push(place);
      }
      return places;
    },
  };
};
