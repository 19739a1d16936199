/** A page is read in some 25 ms; a text made to be read slowly is left, and the next règlement has its turn. */
const BASE_MS = 20_000;
const PER_PAGE_MS = 100;

/** How long the reading of so many pages may take before it is ended. */
export const readingMs = (pages: number): number => BASE_MS + PER_PAGE_MS * pages;

/** What is said of a règlement whose reading was ended. */
export const readTooLong = (afterMs: number): string => {
  const seconds = Math.max(1, Math.round(afterMs / 1000));
  return `L'extraction des règles dépasse ${seconds} seconde${seconds < 2 ? "" : "s"} : elle a été arrêtée.`;
};
