import { availableParallelism } from "node:os";
import type { ListedCommune } from "@lotir/connectors";
import { type Outage, outageOf, sweepLoads } from "@lotir/database";
import { bringCommune } from "../load-commune.ts";
import type { Loading } from "../tasks/loading.ts";
import { type InTurn, takeTurns } from "./take-turns.ts";
import { type TimeLeft, timeLeft, type Weighed } from "./time-left.ts";
import { weighCommunes } from "./weigh-communes.ts";
import { type WhatIsLeft, whatIsLeftOf } from "./what-is-left.ts";

/** Communes loaded side by side: one downloads while another is measured, and a small one never waits for a large one. */
const AT_ONCE = 4;

/** A commune being described is held whole, twice over: what is described at once is what memory is needed for. */
const DESCRIBED_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 4));

export type CommuneOutcome =
  /** It stood whole before, or what it lacks is still not to be had: nothing of it changed. */
  | { readonly kind: "already" }
  | { readonly kind: "loaded"; readonly ms: number }
  /** In French. */
  | { readonly kind: "failed"; readonly sentence: string };

export interface CommuneTold {
  readonly commune: ListedCommune;
  readonly outcome: CommuneOutcome;
  /** Communes settled so far, this one included, those that stood already and those that failed too. */
  readonly settled: number;
  readonly left: TimeLeft;
}

export interface DepartementAsk {
  readonly communes: readonly ListedCommune[];
  /** What each is likely to cost beside the others; inhabitants plus hectares unless told. */
  readonly weights?: ReadonlyMap<string, number>;
  /** Told as communes end, one after the other. */
  readonly onCommune: (told: CommuneTold) => Promise<void> | void;
}

export interface DepartementLoad {
  /** Why it ended before its end: somebody stopped it, or the database did not follow. */
  readonly stopped: "asked" | Outage | undefined;
}

interface Waiting {
  readonly commune: ListedCommune;
  readonly weight: number;
  readonly left: WhatIsLeft;
}

/** What has been done of a département, and what it tells of the rest. */
class Progress {
  readonly #waiting: Waiting[];
  readonly #running = new Map<Waiting, number>();
  readonly #done: Weighed[] = [];
  settled = 0;

  constructor(waiting: readonly Waiting[]) {
    // The largest first: the last one is not waited for alone, and what lacks for it is known at once.
    this.#waiting = waiting.toSorted((a, b) => b.weight - a.weight);
  }

  take(): Waiting | undefined {
    const next = this.#waiting.shift();
    if (next !== undefined) this.#running.set(next, performance.now());
    return next;
  }

  end(work: Waiting, outcome: CommuneOutcome): void {
    this.#running.delete(work);
    this.settled += 1;
    if (outcome.kind === "loaded") this.#done.push({ weight: work.weight, ms: outcome.ms });
  }

  left(): TimeLeft {
    const now = performance.now();
    const running = [...this.#running].map(([{ weight }, since]) => ({ weight, ms: now - since }));
    return timeLeft({
      done: this.#done,
      running,
      waiting: this.#waiting.map(({ weight }) => weight),
      atOnce: AT_ONCE,
    });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const outcomeOf = async (loading: Loading, { commune, left }: Waiting, inTurn: InTurn): Promise<CommuneOutcome> => {
  const started = performance.now();
  try {
    const brought = await bringCommune(loading, { codeInsee: commune.codeInsee, ...left, inTurn });
    if (!brought.ok) return { kind: "failed", sentence: brought.failure };
    if (brought.value === "same") return { kind: "already" };
    return { kind: "loaded", ms: performance.now() - started };
  } catch (error) {
    if (loading.signal?.aborted || outageOf(error) !== undefined) throw error;
    // A bug that one commune meets must not cost the five hundred others.
    return { kind: "failed", sentence: `Erreur imprévue : ${messageOf(error)}` };
  }
};

/**
 * Loads and describes what the communes of a département lack, four at a time over the same threads. A commune that
 * stands whole is not asked again: killed at any moment, the same call goes on where it stood. One that fails stops no
 * other. Aborting `loading.signal` stops at once and leaves nothing half-written on show.
 */
export const loadDepartement = async (loading: Loading, ask: DepartementAsk): Promise<DepartementLoad> => {
  const { database, signal } = loading;
  const codes = ask.communes.map(({ codeInsee }) => codeInsee);
  const [lefts, weights] = [await whatIsLeftOf(database.loading, codes), ask.weights ?? weighCommunes(ask.communes)];
  const waiting = ask.communes.map((commune): Waiting => {
    const left = lefts.get(commune.codeInsee) ?? { settled: new Set(), isDescribed: false, isDone: false };
    return { commune, left, weight: weights.get(commune.codeInsee) ?? 1 };
  });
  const progress = new Progress(waiting.filter(({ left }) => !left.isDone));
  const tell = (work: Waiting, outcome: CommuneOutcome): Promise<void> | void => {
    progress.end(work, outcome);
    return ask.onCommune({ commune: work.commune, outcome, settled: progress.settled, left: progress.left() });
  };
  for (const work of waiting) if (work.left.isDone) await tell(work, { kind: "already" });

  const broken = new AbortController();
  const either = AbortSignal.any(signal === undefined ? [broken.signal] : [signal, broken.signal]);
  const inTurn = takeTurns(DESCRIBED_AT_ONCE);
  const workOn = async (): Promise<void> => {
    for (let work = progress.take(); work !== undefined && !either.aborted; work = progress.take())
      await tell(work, await outcomeOf({ ...loading, signal: either }, work, inTurn));
  };
  const each = Array.from({ length: AT_ONCE }, () =>
    workOn().catch((error: unknown) => {
      if (!either.aborted) broken.abort(error);
    }),
  );
  await Promise.all(each);
  const outage = broken.signal.aborted ? outageOf(broken.signal.reason) : undefined;
  if (broken.signal.aborted && outage === undefined) throw broken.signal.reason;
  // What was replaced or cut, once nobody writes any more; a database that is away is swept another day.
  if (outage === undefined) await sweepLoads(database);
  return { stopped: outage ?? (signal?.aborted ? "asked" : undefined) };
};
