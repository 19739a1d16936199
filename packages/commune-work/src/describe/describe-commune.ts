import { availableParallelism } from "node:os";
import { abandonLoad, beginLoad, markLayer, publishLoad } from "@lotir/database";
import type { LayerCounts, PackedCommune } from "@lotir/territory/work";
import {
  addCounts,
  type Doubt,
  doubtsOf,
  findCommune,
  findCommuneSales,
  type LoadedObjects,
  layersOf,
  recordsOf,
} from "@lotir/territory/work";
import { mergeBatches } from "@lotir/threads";
import type { Part } from "../tasks/commune-tasks.ts";
import { copyBatches } from "../tasks/copy-batches.ts";
import type { DescriptionBatch } from "../tasks/description-batch.ts";
import type { Loading } from "../tasks/loading.ts";
import { FACT_COLUMNS, FACTS_VERSION } from "./fact-row.ts";

/** Two threads each, that hand on to each other: more would gain little, for each pair places the whole commune. */
const PAIRS = availableParallelism() < 4 ? 1 : 2;

interface Describing {
  readonly codeInsee: string;
  /** Told as described parcels are copied. */
  readonly onRows?: (described: number) => void;
}

/** What is read, unless the signal comes before: whoever reads goes on alone. */
const unlessStopped = <Value>(reading: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    reading.then(resolve, reject);
  });

/** The records, then what another thread measures of one part of the parcels. */
const measured = async function* (
  reading: Promise<PackedCommune>,
  { threads, part, signal }: Pick<Loading, "threads"> & { readonly part: Part; readonly signal: AbortSignal },
): AsyncGenerator<DescriptionBatch> {
  const commune = await unlessStopped(reading, signal);
  yield { kind: "records", records: recordsOf(commune) };
  yield* threads.run("measure", { commune, part }, { signal }).batches;
};

/** What the sources gave that parcels should show. */
const objectsOf = async ({ database }: Loading, codeInsee: string): Promise<LoadedObjects> => {
  const layers = await layersOf(database.loading, codeInsee);
  const kept = (layer: "zones" | "batiments"): number => {
    const found = layers.find(({ name }) => name === layer);
    return found?.loadId == null ? 0 : (found.counts.kept ?? 0);
  };
  return { zones: kept("zones"), buildings: kept("batiments") };
};

interface Described extends LayerCounts {
  readonly doubts: readonly Doubt[];
}

const copyFacts = async (loading: Loading, { codeInsee, onRows }: Describing, load: number): Promise<Described> => {
  const { database, signal, today, threads } = loading;
  const sales = await findCommuneSales(database.loading, codeInsee);
  signal?.throwIfAborted();
  const reading = findCommune(database.loading, codeInsee);
  // Heard by the threads that wait for it.
  reading.catch(() => undefined);
  const parts = Array.from({ length: PAIRS }, (_, rank) =>
    threads.run(
      "description",
      { sales, today },
      { signal, fed: (stopped) => measured(reading, { threads, part: { rank, of: PAIRS }, signal: stopped }) },
    ),
  );
  const kept = await copyBatches(database, {
    load,
    into: "territory.loaded_parcelle_fact",
    columns: FACT_COLUMNS,
    batches: mergeBatches(parts.map(({ batches }) => batches)),
    onRows,
  });
  const answers = await Promise.all(parts.map(({ answer }) => answer));
  const scored = answers.reduce((sum, answer) => sum + answer.scored, 0);
  const counts = answers.map((answer) => answer.counts).reduce(addCounts);
  const doubts = doubtsOf(counts, await objectsOf(loading, codeInsee));
  return { read: kept, kept, setAside: {}, notes: { notees: scored }, doubts };
};

/**
 * Describes and scores every parcel of a commune from what is loaded of it, in threads of their own, and publishes the
 * result at once, with what the commune as a whole lets doubt, which it answers too. What was published before stays
 * visible until then.
 */
export const describeCommune = async (loading: Loading, describing: Describing): Promise<readonly Doubt[]> => {
  const { database, signal } = loading;
  const facts = { commune: describing.codeInsee, layer: "facts" } as const;
  await markLayer(database, { ...facts, status: "loading" });
  const load = await beginLoad(database, facts);
  try {
    const counts = await copyFacts(loading, describing, load);
    await publishLoad(database, {
      load,
      source: "Lotir",
      licence: null,
      vintage: FACTS_VERSION,
      counts: { ...counts },
    });
    return counts.doubts;
  } catch (error) {
    await abandonLoad(database, load);
    await markLayer(database, { ...facts, status: signal?.aborted ? "cancelled" : "unknown" });
    throw error;
  }
};
