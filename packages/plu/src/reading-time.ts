/** A page is read in some 25 ms; a text made to be read slowly is left, and the next règlement has its turn. */
const BASE_MS = 20_000;
const PER_PAGE_MS = 100;

/** How long the reading of so many pages may take before it is ended. */
export const readingMs = (pages: number): number => BASE_MS + PER_PAGE_MS * pages;
