/** Why nothing was read of a page. */
export type PageRefusal = "too-large" | "structure-changed" | "not-a-page" | "too-slow" | "crashed";

const SENTENCES: Readonly<Record<PageRefusal, string>> = {
  "too-large": "cette page dépasse 5 Mo : elle n'a pas été lue",
  "structure-changed": "la structure de cette page a changé : rien n'en a été conclu",
  "not-a-page": "ce n'est pas une page d'annonce",
  "too-slow": "cette page n'a pas pu être lue à temps",
  crashed: "cette page n'a pas pu être lue",
};

/** In French, to follow the name of the site. */
export const describePageRefusal = (refusal: PageRefusal): string => SENTENCES[refusal];

export const isPageRefusal = (value: unknown): value is PageRefusal =>
  typeof value === "string" && Object.hasOwn(SENTENCES, value);

export const PAGE_LIMITS = {
  largestBytes: 5_000_000,
  memoryMegabytes: 400,
  longestMs: 15_000,
  mostOutput: 2_000_000,
} as const;
