import { availableParallelism } from "node:os";
import { type Database, type LayerName, markLayer, sweepLoads } from "@lotir/database";
import {
  communeProgress,
  describeCommune,
  isScanLate,
  loadLayer,
  type SourceLayer,
  type SourcePlan,
  scanCommune,
} from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import { PgBoss } from "pg-boss";
import type { CommuneJobs, LiveProgress } from "./commune-jobs.ts";
import { type CommuneNews, openCommuneNews } from "./commune-news.ts";
import { layersToLoad } from "./layers-to-load.ts";
import { openPluJobs } from "./open-plu-jobs.ts";
import type { PluFiles } from "./plu-files.ts";
import { recoverLoads } from "./recover-loads.ts";

const LOAD_LAYER = "charger-couche";
const DESCRIBE = "decrire-commune";
const SCAN = "analyser-commune";

/** Two layers at once: one downloads while the other is measured, on two cores. */
const AT_ONCE = 2;
/** A notice wakes a worker that rests; one that was busy looks again this often, in seconds (never under the plain poll). */
const PACE = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;
/** One core stays free for whoever searches meanwhile. */
const SCAN_THREADS = Math.max(1, availableParallelism() - 1);
/** A thread that has not answered for this long is taken as dead, and its job given to another process. */
const QUEUE = { notify: true, retryLimit: 1, retryDelay: 5, expireInSeconds: 1_800, heartbeatSeconds: 60 } as const;

/** Why work stops when the product closes: it is begun again at the next start, unlike what a person stopped. */
const CLOSING = new Error("Closing");

interface LayerJob {
  readonly codeInsee: string;
  readonly layer: SourceLayer;
}

/** A description comes before a scan, which it prepares, and after it, to take its verdicts in. */
interface DescribeJob {
  readonly codeInsee: string;
  readonly next: "scan" | "rest";
}

interface Opening {
  readonly database: Database;
  readonly plan: SourcePlan;
  readonly files: PluFiles;
  readonly today: () => IsoDate;
  readonly reportBug: (error: unknown) => void;
}

const openBoss = async ({ database, reportBug }: Opening): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.home === "embedded" ? "pglite" : "postgres",
    schema: "jobs",
    createSchema: false,
    schedule: false,
    useListenNotify: true,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", reportBug);
  await boss.start();
  await boss.createQueue(LOAD_LAYER, { ...QUEUE, policy: "exclusive" });
  // One may wait while another runs: a layer that arrives during a description asks for a new one.
  await boss.createQueue(DESCRIBE, { ...QUEUE, policy: "stately" });
  await boss.createQueue(SCAN, { ...QUEUE, policy: "stately" });
  return boss;
};

/** Opens the queue of loadings: one job a commune and layer, then one that describes the parcels. */
export const openCommuneJobs = async (opening: Opening): Promise<CommuneJobs> => {
  const { database, plan, today } = opening;
  const boss = await openBoss(opening);
  const news: CommuneNews = await openCommuneNews(database);
  const running = new Map<string, AbortController>();
  /** Rules that changed after a scan ask for another; before the first one, it will find them. */
  const scanAgain = async (codeInsee: string): Promise<void> => {
    const { scan } = await communeProgress(database.loading, codeInsee);
    if (scan !== undefined && (await isScanLate(database.loading, codeInsee)))
      await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
  };
  const readings = await openPluJobs({ ...opening, boss, queue: QUEUE, pace: PACE, onRead: scanAgain });

  const progress = async (codeInsee: string): Promise<LiveProgress> => ({
    ...(await communeProgress(database.territory, codeInsee)),
    running: news.running(codeInsee),
  });

  /** Runs one piece of work that `cancel` can stop; a stop asked by a person is no failure of the job. */
  const stoppable = async (
    { codeInsee, layer }: { readonly codeInsee: string; readonly layer: LayerName },
    work: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<void> => {
    const key = `${codeInsee} ${layer}`;
    const controller = new AbortController();
    running.set(key, controller);
    try {
      await work(controller.signal);
    } catch (error) {
      const isClosing = controller.signal.reason === CLOSING;
      if (isClosing) await markLayer(database, { commune: codeInsee, layer, status: "waiting" });
      if (isClosing || !controller.signal.aborted) throw error;
    } finally {
      running.delete(key);
    }
  };

  const describeWhenSettled = async (codeInsee: string): Promise<void> => {
    const { status } = await communeProgress(database.loading, codeInsee);
    if (status !== "loading" && status !== "absent" && status !== "failed")
      await boss.send(DESCRIBE, { codeInsee, next: "scan" }, { singletonKey: codeInsee });
  };

  const runLayer = async ({ codeInsee, layer }: LayerJob): Promise<void> => {
    await stoppable({ codeInsee, layer }, async (signal) => {
      const onRows = (rows: number): void => news.tell({ codeInsee, layer, rows });
      await loadLayer({ database, plan, today: today(), signal }, { codeInsee, layer, onRows });
    });
    news.tell({ codeInsee, layer, rows: null });
    if (layer === "zones") await readings.readNew(codeInsee);
    await describeWhenSettled(codeInsee);
  };

  const runDescription = async ({ codeInsee, next }: DescribeJob): Promise<void> => {
    await stoppable({ codeInsee, layer: "facts" }, (signal) =>
      describeCommune({ database, plan, today: today(), signal }, { codeInsee }),
    );
    news.tell({ codeInsee });
    // What this loading replaced, or gave up on the way.
    await sweepLoads(database);
    if (next === "scan") await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
  };

  const runScan = async ({ codeInsee }: { readonly codeInsee: string }): Promise<void> => {
    const onRows = (rows: number): void => news.tell({ codeInsee, layer: "scan", rows });
    await readings.settled(codeInsee);
    await stoppable({ codeInsee, layer: "scan" }, async (signal) => {
      await scanCommune({ database, plan, today: today(), signal }, { codeInsee, onRows, threads: SCAN_THREADS });
      await boss.send(DESCRIBE, { codeInsee, next: "rest" }, { singletonKey: codeInsee });
    });
    news.tell({ codeInsee, layer: "scan", rows: null });
  };

  const send = async (codeInsee: string, layers: readonly SourceLayer[]): Promise<void> => {
    for (const layer of layers) {
      await markLayer(database, { commune: codeInsee, layer, status: "waiting" });
      await boss.send(LOAD_LAYER, { codeInsee, layer }, { singletonKey: `${codeInsee} ${layer}` });
    }
    news.tell({ codeInsee });
  };

  /** A scan that somebody stopped, or that a bug ended, begins again when it is asked for. */
  const resumeScan = async (codeInsee: string): Promise<void> => {
    await markLayer(database, { commune: codeInsee, layer: "scan", status: "waiting" });
    await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
    news.tell({ codeInsee });
  };

  const stopRunning = (codeInsee: string): void => {
    for (const [key, controller] of running) if (key.startsWith(`${codeInsee} `)) controller.abort();
  };

  const queued = async (codeInsee: string) => {
    const jobs = await boss.findJobs<LayerJob>(LOAD_LAYER, { data: { codeInsee } });
    return jobs.filter(({ state }) => state === "created" || state === "retry");
  };

  const jobs: CommuneJobs = {
    start: async (codeInsee, layer) => {
      if (layer !== undefined) return send(codeInsee, [layer]);
      const stands = await communeProgress(database.territory, codeInsee);
      const missing = layersToLoad(stands);
      if (missing.length > 0) await send(codeInsee, missing);
      else if (stands.scan?.status === "cancelled" || stands.scan?.status === "unknown") await resumeScan(codeInsee);
    },
    cancel: async (codeInsee) => {
      const waiting = await queued(codeInsee);
      if (waiting.length > 0)
        await boss.cancel(
          LOAD_LAYER,
          waiting.map(({ id }) => id),
        );
      for (const { data } of waiting)
        await markLayer(database, { commune: data.codeInsee, layer: data.layer, status: "cancelled" });
      stopRunning(codeInsee);
      news.tell({ codeInsee, stop: true });
    },
    plu: readings,
    progress,
    version: async (codeInsee) => (await communeProgress(database.territory, codeInsee)).version ?? undefined,
    onChange: news.onChange,
    settled: async (codeInsee, onStep) => news.until(codeInsee, async () => onStep(await progress(codeInsee))),
    close: async () => {
      for (const controller of running.values()) controller.abort(CLOSING);
      readings.interrupt(CLOSING);
      await boss.stop({ graceful: true, timeout: 5_000 });
      await readings.close();
      await news.close();
    },
  };

  /** On the embedded home, jobs of before this process belong to nobody: they are sent again from what is stored. */
  const recover = async (): Promise<void> => {
    for (const queue of [LOAD_LAYER, DESCRIBE, SCAN]) await boss.deleteAllJobs(queue);
    const { layers, descriptions, scans } = await recoverLoads(database);
    for (const { codeInsee, layer } of layers) await send(codeInsee, [layer]);
    for (const codeInsee of descriptions)
      await boss.send(DESCRIBE, { codeInsee, next: "scan" }, { singletonKey: codeInsee });
    for (const codeInsee of scans) await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
    await readings.recover();
  };

  news.onStop(stopRunning);
  if (database.home === "embedded") await recover();
  await boss.work<LayerJob>(LOAD_LAYER, { ...PACE, localConcurrency: AT_ONCE }, async ([job]) => {
    if (job) await runLayer(job.data);
  });
  await boss.work<{ codeInsee: string }>(SCAN, PACE, async ([job]) => {
    if (job) await runScan(job.data);
  });
  await readings.work();
  await boss.work<DescribeJob>(DESCRIBE, PACE, async ([job]) => {
    if (job) await runDescription(job.data);
  });
  return jobs;
};
