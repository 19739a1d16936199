import { normaliseForSearch } from "../document/fold.ts";

export interface ScoredPage {
  readonly number: number | undefined;
  readonly text: string;
}

const HEADERS: readonly RegExp[] = [
  /^Règlement pièces écrites (Zone|Règles communes|Lexique).*$/,
  /^PLU[Ii] approuvé le .*$/,
  /^ZONE [0-9A-Z ]+$/,
  /^(PLU – )?Edition (novembre|décembre) \d{4}$/,
  /^\d{1,3}$/,
  /^Plan Local d.Urbanisme \/ 4\. Règlement .*$/,
  /^Page \d+ sur 206$/,
];

const clean = (text: string): string =>
  normaliseForSearch(
    text
      .split("\n")
      .filter((line) => !HEADERS.some((header) => header.test(line.trim())))
      .join("\n"),
  );

/** Pages of a truth text, as the published scorer cuts them: opening marks, or the closing footer of the Quimper text. */
export const scoredPagesOf = (text: string): ScoredPage[] => {
  if (text.includes("=====PAGE ")) {
    const parts = text.split(/=====PAGE (\d+)=====\n/);
    return parts.flatMap((part, i) => (i % 2 === 1 ? [{ number: Number(part), text: clean(parts[i + 1] ?? "") }] : []));
  }
  if (!text.includes("Page 1 sur 206"))
    return [{ number: undefined, text: normaliseForSearch(text.replace(/<contenu[^>]*>/g, "")) }];
  const pages: ScoredPage[] = [];
  let from = 0;
  for (const match of text.matchAll(/Page (\d+) sur 206/g)) {
    pages.push({ number: Number(match[1]), text: clean(text.slice(from, match.index)) });
    from = match.index + match[0].length;
  }
  return [...pages, { number: 999, text: clean(text.slice(from)) }];
};

export interface Place {
  readonly first: number | undefined;
  readonly last: number | undefined;
}

/** Every page that holds a quote, or else every pair of pages it runs over. */
export const locateCitation = (pages: readonly ScoredPage[], citation: string): Place[] => {
  const wanted = normaliseForSearch(citation);
  if (wanted === "") return [];
  const on = pages
    .filter((page) => page.text.includes(wanted))
    .map((page) => ({ first: page.number, last: page.number }));
  if (on.length > 0) return on;
  return pages.slice(0, -1).flatMap((page, i) => {
    const next = pages[i + 1];
    const both = next && normaliseForSearch(`${page.text} ${next.text}`).includes(wanted);
    return both ? [{ first: page.number, last: next.number }] : [];
  });
};
