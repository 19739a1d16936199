import type { ListingSourceState } from "@lotir/contract";

/** What a source answered about a city, and how many entries could not be read, by reason. */
export interface ToldOfCity {
  readonly state: ListingSourceState;
  readonly leftOut: Readonly<Record<string, number>>;
}

/** What the process remembers of adverts: what each city was told, and the work that is being done. */
export interface ListingWork {
  /** What a question was answered less than half an hour ago: a paid source is not asked twice for the same. */
  readonly toldOf: (question: string) => ToldOfCity | undefined;
  readonly remember: (question: string, told: ToldOfCity) => void;
  /** Runs a piece of work, or waits for the one that runs already under that name. */
  readonly once: <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>;
}

const FRESH_MS = 30 * 60_000;
const MOST_REMEMBERED = 5_000;

export const openListingWork = (now: () => number = Date.now): ListingWork => {
  const asked = new Map<string, { readonly at: number; readonly told: ToldOfCity }>();
  const running = new Map<string, Promise<unknown>>();
  return {
    toldOf: (question) => {
      const known = asked.get(question);
      return known !== undefined && now() - known.at < FRESH_MS ? known.told : undefined;
    },
    remember: (question, told) => {
      asked.delete(question);
      asked.set(question, { at: now(), told });
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
