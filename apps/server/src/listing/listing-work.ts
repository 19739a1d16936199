/** What the process remembers of adverts: when each city was asked, and the work that is being done. */
export interface ListingWork {
  /** Whether a question was answered less than half an hour ago: a paid source is not asked twice for the same. */
  readonly isFresh: (question: string) => boolean;
  readonly remember: (question: string) => void;
  /** Runs a piece of work, or waits for the one that runs already under that name. */
  readonly once: <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>;
}

const FRESH_MS = 30 * 60_000;
const MOST_REMEMBERED = 5_000;

export const openListingWork = (now: () => number = Date.now): ListingWork => {
  const asked = new Map<string, number>();
  const running = new Map<string, Promise<unknown>>();
  return {
    isFresh: (question) => now() - (asked.get(question) ?? Number.NEGATIVE_INFINITY) < FRESH_MS,
    remember: (question) => {
      asked.delete(question);
      asked.set(question, now());
      for (const [oldest] of asked) {
        if (asked.size <= MOST_REMEMBERED) break;
        asked.delete(oldest);
      }
    },
    once: <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
      const known = running.get(name);
      // The name says what kind of answer it is.
      if (known !== undefined) return known as Promise<Answer>;
      const started = work().finally(() => running.delete(name));
      running.set(name, started);
      return started;
    },
  };
};
