import { availableParallelism } from "node:os";
import type { CommuneThreads } from "@lotir/commune-work";
import { describeCommune, isScanLate, loadLayer, type SourcePlan, scanCommune, secondLook } from "@lotir/commune-work";
import { type Database, sweepLoads } from "@lotir/database";
import { communeProgress, type Doubt, isOptional } from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import type { PgBoss } from "pg-boss";
import type { CommuneNews } from "./commune-news.ts";
import { workOn } from "./job-queue.ts";
import type { LoadWaits } from "./load-waits.ts";
import {
  DESCRIBE,
  type DescribeJob,
  type LayerJob,
  LOAD_LAYER,
  liveJobs,
  SCAN,
  type ScanJob,
  SECOND_LOOK,
  type SecondLookJob,
} from "./open-boss.ts";
import type { PluReadings } from "./open-plu-jobs.ts";
import type { RunningWork } from "./running-work.ts";

/** Two layers at once: one downloads while the other is measured, on two cores. */
const AT_ONCE = 2;
/** One core stays free for whoever searches meanwhile. */
const SCAN_THREADS = Math.max(1, availableParallelism() - 1);

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));

interface Means {
  readonly database: Database;
  readonly plan: SourcePlan;
  readonly today: () => IsoDate;
  readonly threads: CommuneThreads;
  readonly boss: PgBoss;
  readonly news: CommuneNews;
  readonly running: RunningWork;
  readonly readings: PluReadings;
  readonly waits: LoadWaits;
  /** Aborted when the product closes: what is left is looked at after the next start. */
  readonly closing: AbortSignal;
  readonly reportDoubts: (codeInsee: string, doubts: readonly Doubt[]) => void;
}

/** What the queue of loadings runs: layers, then the description of the parcels, then their scan. */
export const startCommuneWork = async (means: Means): Promise<void> => {
  const { database, plan, today, threads, boss, news, running, waits, readings, closing, reportDoubts } = means;

  /** Called by the last job of a commune, which is still live then: nobody waits for it any more. */
  const forgetWhenDone = async (codeInsee: string): Promise<void> => {
    if ((await liveJobs(boss, { codeInsee })).length <= 1) await waits.forget(codeInsee);
  };

  const describeWhenSettled = async (codeInsee: string): Promise<void> => {
    const { status } = await communeProgress(database.loading, codeInsee);
    if (status !== "loading" && status !== "absent" && status !== "failed")
      await boss.send(DESCRIBE, { codeInsee, next: "scan" }, { singletonKey: codeInsee });
  };

  const runLayer = async ({ codeInsee, layer }: LayerJob): Promise<void> => {
    await running.run({ codeInsee, layer }, async (signal) => {
      const onRows = (rows: number): void => news.tell({ codeInsee, layer, rows });
      await loadLayer({ database, plan, today: today(), threads, signal }, { codeInsee, layer, onRows });
    });
    news.tell({ codeInsee, layer, rows: null });
    // No parcel is described by the others.
    if (!isOptional(layer)) {
      if (layer === "zones") await readings.readNew(codeInsee);
      await describeWhenSettled(codeInsee);
    }
    await forgetWhenDone(codeInsee);
  };

  const runDescription = async ({ codeInsee, next }: DescribeJob): Promise<void> => {
    await running.run({ codeInsee, layer: "facts" }, async (signal) => {
      const doubts = await describeCommune({ database, plan, today: today(), threads, signal }, { codeInsee });
      if (doubts.length > 0) reportDoubts(codeInsee, doubts);
    });
    news.tell({ codeInsee });
    // What this loading replaced, or gave up on the way.
    await sweepLoads(database);
    if (next === "scan") await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
    await forgetWhenDone(codeInsee);
  };

  const runScan = async ({ codeInsee }: ScanJob): Promise<void> => {
    const onRows = (rows: number): void => news.tell({ codeInsee, layer: "scan", rows });
    await running.run({ codeInsee, layer: "scan" }, async (signal) => {
      // The rules of the commune first; stopped meanwhile, the scan itself says so.
      await Promise.race([readings.settled(codeInsee), aborted(signal)]);
      await scanCommune(
        { database, plan, today: today(), threads, signal },
        { codeInsee, onRows, atOnce: SCAN_THREADS },
      );
      await boss.send(DESCRIBE, { codeInsee, next: "rest" }, { singletonKey: codeInsee });
    });
    news.tell({ codeInsee, layer: "scan", rows: null });
    await boss.send(SECOND_LOOK, { codeInsee }, { singletonKey: codeInsee });
  };

  const runSecondLook = async ({ codeInsee }: SecondLookJob): Promise<void> => {
    const changed = await secondLook({ database, today: today(), threads, signal: closing }, codeInsee);
    // Score, money and map follow.
    if (changed > 0) await boss.send(DESCRIBE, { codeInsee, next: "rest" }, { singletonKey: codeInsee });
  };

  await workOn(boss, { queue: LOAD_LAYER, atOnce: AT_ONCE }, runLayer);
  await workOn(boss, { queue: SCAN }, runScan);
  await readings.work();
  await workOn(boss, { queue: DESCRIBE }, runDescription);
  await workOn(boss, { queue: SECOND_LOOK }, runSecondLook);
};

/** Rules that changed after a scan ask for another; before the first one, it will find them. */
export const scanAgainIfLate = async (boss: PgBoss, database: Database, codeInsee: string): Promise<void> => {
  const { scan } = await communeProgress(database.loading, codeInsee);
  if (scan !== undefined && (await isScanLate(database.loading, codeInsee)))
    await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
};
