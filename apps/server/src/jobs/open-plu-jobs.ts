import type { CommuneThreads } from "@lotir/commune-work";
import { PLU_READER, type ReadingMeans, type ReadingStep, readReglement, type SourcePlan } from "@lotir/commune-work";
import type { Database } from "@lotir/database";
import { failure } from "@lotir/foncier";
import { describePdfRefusal, readPdfPages } from "@lotir/pdf";
import {
  type CommuneReglement,
  documentOf,
  markDocument,
  type ReglementKey,
  readingsByAnother,
  reglementsOf,
  type StoredDocument,
  unfinishedReadings,
} from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import type { PgBoss } from "pg-boss";
import { isLive, openQueue, workOn } from "./job-queue.ts";
import type { PluFiles } from "./plu-files.ts";
import { openPluNews, type PluNewsItem } from "./plu-news.ts";

const READ = "lire-reglement";

/** How long a scan waits for the règlements of its commune before it runs without them, in ms. */
const PATIENCE = 20_000;

interface ReadJob {
  readonly codeInsee: string;
  readonly reglement: CommuneReglement;
}

/** The reading of règlements, as operations see it. */
export interface PluJobs {
  /** Reads a règlement unless it is read already, or again when `refresh` is "forced". Asking twice reads once. */
  read(codeInsee: string, reglement: CommuneReglement, refresh?: "forced"): Promise<void>;
  /** The step of a reading that runs now. */
  step(key: ReglementKey): ReadingStep | undefined;
  onChange(listener: (item: PluNewsItem) => void): () => void;
}

/** The same, with what the loading of communes needs of it. */
export interface PluReadings extends PluJobs {
  /** Reads every règlement that the zones of a commune refer to and that was never asked for. */
  readNew(codeInsee: string): Promise<void>;
  /** Resolves when no règlement of the commune is being read, or after a while. */
  settled(codeInsee: string): Promise<void>;
  /** Sends again what a dead process left. */
  recover(): Promise<void>;
  /** Reads again what another version read, once a start; what it gave stays on show meanwhile. */
  refreshOutdated(): Promise<void>;
  /** On a server: a règlement that waits while no job will ever read it becomes unknown, and can be asked for again. */
  releaseAbandoned(): Promise<void>;
  work(): Promise<void>;
  /** Stops what is being read; it is read again at the next start. */
  interrupt(reason: unknown): void;
  close(): Promise<void>;
}

const singletonKeyOf = ({ partition, nomfic }: ReglementKey): string => `${partition} ${nomfic}`;

interface Opening {
  readonly boss: PgBoss;
  readonly database: Database;
  readonly plan: SourcePlan;
  readonly today: () => IsoDate;
  readonly threads: CommuneThreads;
  readonly files: PluFiles;
  /** Called when the rules of a commune may have changed. */
  readonly onRead: (codeInsee: string) => Promise<void>;
}

const isBusy = (document: StoredDocument | undefined): boolean =>
  document?.status === "waiting" || document?.status === "reading";

const isUpToDate = (document: StoredDocument | undefined): boolean =>
  document?.status === "read" && document.reader === PLU_READER;

const meansWith = (files: PluFiles): ReadingMeans => ({
  readPages: async (bytes, onPage) => {
    const pages = await readPdfPages(bytes, undefined, onPage);
    return pages.ok ? pages : failure(describePdfRefusal(pages.failure));
  },
  keepFile: files.keep,
});

/** Opens the queue of readings: one job a règlement, whatever the number of parcels and people that wait for it. */
export const openPluJobs = async (opening: Opening): Promise<PluReadings> => {
  const { boss, database, plan, today, threads, onRead } = opening;
  const news = await openPluNews(database);
  const means = meansWith(opening.files);
  const closing = new AbortController();
  await openQueue(boss, READ, database);

  const send = async (codeInsee: string, reglement: CommuneReglement): Promise<void> => {
    await markDocument(database, { ...reglement, commune: codeInsee, status: "waiting" });
    await boss.send(READ, { codeInsee, reglement }, { singletonKey: singletonKeyOf(reglement) });
    news.tell({ codeInsee, ...reglement, step: { step: "searching" } });
  };

  const run = async ({ codeInsee, reglement }: ReadJob): Promise<void> => {
    const { partition, nomfic } = reglement;
    const onStep = (step: ReadingStep): void => news.tell({ codeInsee, partition, nomfic, step });
    const loading = { database, plan, today: today(), threads, signal: closing.signal };
    try {
      await readReglement(loading, { codeInsee, reglement, means, onStep });
    } finally {
      news.tell({ codeInsee, partition, nomfic, step: null });
    }
    await onRead(codeInsee);
  };

  const documentsOf = async (codeInsee: string) => {
    const reglements = await reglementsOf(database.loading, codeInsee);
    return Promise.all(
      reglements.map(async (reglement) => ({ reglement, document: await documentOf(database.loading, reglement) })),
    );
  };

  return {
    read: async (codeInsee, reglement, refresh) => {
      const document = await documentOf(database.loading, reglement);
      if (isBusy(document) || (isUpToDate(document) && refresh !== "forced")) return;
      await send(codeInsee, reglement);
    },
    readNew: async (codeInsee) => {
      for (const { reglement, document } of await documentsOf(codeInsee))
        if (document === undefined) await send(codeInsee, reglement);
    },
    settled: async (codeInsee) => {
      const until = performance.now() + PATIENCE;
      while (performance.now() < until && (await documentsOf(codeInsee)).some(({ document }) => isBusy(document)))
        await new Promise((resolve) => setTimeout(resolve, 250));
    },
    recover: async () => {
      await boss.deleteAllJobs(READ);
      for (const { commune, partition, nomfic, idurba } of await unfinishedReadings(database.loading))
        await send(commune, { partition, nomfic, idurba });
    },
    refreshOutdated: async () => {
      for (const { commune, partition, nomfic, idurba } of await readingsByAnother(database.loading, PLU_READER))
        await send(commune, { partition, nomfic, idurba });
    },
    releaseAbandoned: async () => {
      const unfinished = await unfinishedReadings(database.loading);
      if (unfinished.length === 0) return;
      const jobs = await boss.findJobs<ReadJob>(READ);
      const tended = new Set(jobs.filter(isLive).map(({ data }) => singletonKeyOf(data.reglement)));
      for (const { commune, partition, nomfic, idurba } of unfinished)
        if (!tended.has(singletonKeyOf({ partition, nomfic })))
          await markDocument(database, { commune, partition, nomfic, idurba, status: "unknown" });
    },
    work: () => workOn(boss, { queue: READ }, run),
    step: news.step,
    onChange: news.onChange,
    interrupt: (reason) => closing.abort(reason),
    close: news.close,
  };
};
