import { availableParallelism } from "node:os";
import { abandonLoad, beginLoad, markLayer, publishLoad } from "@lotir/database";
import { findCommune, SCAN_COLUMNS, scanVersion } from "@lotir/territory/work";
import { mergeBatches } from "@lotir/threads";
import { copyBatches } from "../tasks/copy-batches.ts";
import type { Loading } from "../tasks/loading.ts";

/** More threads than this would starve the one that answers people. */
const MOST_THREADS = 8;

interface Scanning {
  readonly codeInsee: string;
  /** Told as scanned parcels are copied. */
  readonly onRows?: (scanned: number) => void;
  /** One a core by default; fewer leave room for whoever is answered meanwhile. */
  readonly atOnce?: number;
}

const copyScan = async (
  { database, today, signal, threads }: Loading,
  { codeInsee, onRows, atOnce }: Scanning,
  load: number,
) => {
  const commune = await findCommune(database.loading, codeInsee);
  const of = Math.max(1, Math.min(MOST_THREADS, atOnce ?? availableParallelism()));
  const parts = Array.from({ length: of }, (_, rank) =>
    threads.run("scan", { commune, part: { rank, of }, today }, { signal }),
  );
  const kept = await copyBatches(database, {
    load,
    into: "territory.loaded_parcelle_scan",
    columns: SCAN_COLUMNS,
    batches: mergeBatches(parts.map(({ batches }) => batches)),
    onRows,
  });
  return { counts: { read: kept, kept, setAside: {}, notes: {} }, vintage: scanVersion(commune.rulesVersion) };
};

/** Puts every parcel of a commune to the division engine, in one thread a core, and publishes the result at once. */
export const scanCommune = async (loading: Loading, scanning: Scanning): Promise<void> => {
  const { database, signal } = loading;
  const scan = { commune: scanning.codeInsee, layer: "scan" } as const;
  await markLayer(database, { ...scan, status: "loading" });
  const load = await beginLoad(database, scan);
  try {
    const { counts, vintage } = await copyScan(loading, scanning, load);
    await publishLoad(database, { load, source: "Lotir", licence: null, vintage, counts });
  } catch (error) {
    await abandonLoad(database, load);
    await markLayer(database, { ...scan, status: signal?.aborted ? "cancelled" : "unknown" });
    throw error;
  }
};
