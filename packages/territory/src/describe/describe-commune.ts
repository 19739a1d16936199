import { availableParallelism } from "node:os";
import { abandonLoad, beginLoad, markLayer, publishLoad } from "@lotir/database";
import type { Loading } from "../load/loading.ts";
import { copyLots } from "../threads/copy-lots.ts";
import { mergeLots } from "../threads/merge-lots.ts";
import { answerOf, runInThread } from "../threads/run-in-thread.ts";
import { readCommune, readCommuneSales } from "./commune-store.ts";
import { FACT_COLUMNS, FACTS_VERSION } from "./fact-row.ts";

/** More would gain little: each thread places the whole commune, and compiles what it runs, before it describes its part. */
const MOST_THREADS = 2;
/** One core stays free for the database that copies the rows, and for whoever searches meanwhile. */
const THREADS = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));

interface Describing {
  readonly codeInsee: string;
  /** Told as described parcels are copied. */
  readonly onRows?: (described: number) => void;
}

const copyFacts = async ({ database, signal, today }: Loading, { codeInsee, onRows }: Describing, load: number) => {
  const sales = await readCommuneSales(database.loading, codeInsee);
  const learning = runInThread<"lesson">({ kind: "lesson", sales }, signal);
  const [commune, lesson] = await Promise.all([readCommune(database.loading, codeInsee), answerOf(learning)]);
  const parts = Array.from({ length: THREADS }, (_, rank) =>
    runInThread<"description">({ kind: "description", commune, part: { rank, of: THREADS }, today, lesson }, signal),
  );
  const kept = await copyLots(database, {
    load,
    into: "territory.loaded_parcelle_fact",
    columns: FACT_COLUMNS,
    lots: mergeLots(parts.map(({ lots }) => lots)),
    onRows,
  });
  const scored = (await Promise.all(parts.map(({ answer }) => answer))).reduce((sum, count) => sum + count, 0);
  return { read: kept, kept, setAside: {}, notes: { notees: scored } };
};

/**
 * Describes and scores every parcel of a commune from what is loaded of it, in threads of their own, and publishes the
 * result at once. What was published before stays visible until then.
 */
export const describeCommune = async (loading: Loading, describing: Describing): Promise<void> => {
  const { database, signal } = loading;
  const facts = { commune: describing.codeInsee, layer: "facts" } as const;
  await markLayer(database, { ...facts, status: "loading" });
  const load = await beginLoad(database, facts);
  try {
    const counts = await copyFacts(loading, describing, load);
    await publishLoad(database, { load, source: "Lotir", licence: null, vintage: FACTS_VERSION, counts });
  } catch (error) {
    await abandonLoad(database, load);
    await markLayer(database, { ...facts, status: signal?.aborted ? "cancelled" : "unknown" });
    throw error;
  }
};
