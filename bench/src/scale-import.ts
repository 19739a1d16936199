import { availableParallelism } from "node:os";
import { describeCommune, type Loading, listDepartement, loadLayer, openCommuneThreads } from "@lotir/commune-work";
import { sourcesAt } from "@lotir/connectors";
import { type Home, openDatabase } from "@lotir/database";
import { isoDate } from "@lotir/units";
import { memoryOf } from "./product.ts";

/** Communes at once, as `lotir load <département>`. */
const AT_ONCE = 4;
const DESCRIBED_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 4));
const LAYERS = ["commune", "parcelles", "ventes", "zones", "dpe", "batiments", "voies"] as const;

export interface ImportAsk {
  readonly home: Home;
  readonly sourcesUrl: string;
}

/** One phase: seconds of clock, seconds of processor of this process (every thread), rows. */
export interface Phase {
  readonly seconds: number;
  readonly processor: number;
}

export interface ImportFigures {
  readonly layers: Phase;
  readonly description: Phase;
  /** At most while layers loaded, then in all, megabytes. */
  readonly loadingMb: number | null;
  readonly peakMb: number | null;
}

const each = async (
  codes: readonly string[],
  atOnce: number,
  work: (codeInsee: string) => Promise<unknown>,
): Promise<void> => {
  const waiting = [...codes];
  const run = async (): Promise<void> => {
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) await work(code);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
};

const phase = async (work: () => Promise<void>): Promise<Phase> => {
  const [started, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { seconds: (performance.now() - started) / 1_000, processor: (user + system) / 1e6 };
};

const loadAll = async (loading: Loading, codeInsee: string): Promise<void> => {
  for (const layer of LAYERS) {
    const outcome = await loadLayer(loading, { codeInsee, layer });
    if (!outcome.ok) throw new Error(`${codeInsee} ${layer}: ${JSON.stringify(outcome.failure)}`);
  }
};

// A process of its own: its processor time and its memory are those of the work, and of nothing else.
const ask: ImportAsk = JSON.parse(process.argv[2] ?? "{}");
const opened = await openDatabase({ home: ask.home, appVersion: "0.0.0-banc" });
if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
const database = opened.value;
const loading: Loading = {
  database,
  plan: {
    live: sourcesAt(ask.sourcesUrl, { name: "banc", licence: "Données fictives" }),
    local: [],
    userAgent: "Lotir/banc",
  },
  today: isoDate("2026-11-01"),
  threads: openCommuneThreads(),
};
const listed = await listDepartement(loading, "06");
if (!listed.ok) throw new Error(JSON.stringify(listed.failure));
const codes = listed.value.map(({ codeInsee }) => codeInsee);
const layers = await phase(() => each(codes, AT_ONCE, (codeInsee) => loadAll(loading, codeInsee)));
const loadingMb = memoryOf(process.pid)?.peak ?? null;
process.send?.("loaded");
await new Promise((resolve) => process.once("message", resolve));
const description = await phase(() =>
  each(codes, DESCRIBED_AT_ONCE, (codeInsee) => describeCommune(loading, { codeInsee })),
);
const figures: ImportFigures = { layers, description, loadingMb, peakMb: memoryOf(process.pid)?.peak ?? null };
process.send?.(figures);
await database.close();
process.exit(0);
