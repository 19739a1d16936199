import type { CommuneThreads, SourcePlan } from "@lotir/commune-work";
import type { Database } from "@lotir/database";
import { referenceOf } from "@lotir/foncier";
import { communeProgress, type Doubt, keepFinding } from "@lotir/territory";
import type { IsoDate } from "@lotir/units";
import type { CommuneJobs, LiveProgress } from "./commune-jobs.ts";
import { openCommuneNews } from "./commune-news.ts";
import { scanAgainIfLate, startCommuneWork } from "./commune-work.ts";
import { openLoadWaits } from "./load-waits.ts";
import { openLoadingRequests } from "./loading-requests.ts";
import { DESCRIBE, openBoss } from "./open-boss.ts";
import { openPluJobs } from "./open-plu-jobs.ts";
import type { PluFiles } from "./plu-files.ts";
import { recoverCommunes, refreshOutdated, releaseAbandoned } from "./recover-communes.ts";
import { CLOSING, openRunningWork } from "./running-work.ts";

interface Opening {
  readonly database: Database;
  readonly plan: SourcePlan;
  readonly threads: CommuneThreads;
  readonly files: PluFiles;
  readonly today: () => IsoDate;
  readonly reportBug: (error: unknown) => void;
  /** Told when the answers of a commune, as a whole, are to be checked. */
  readonly reportDoubts: (codeInsee: string, doubts: readonly Doubt[]) => void;
  /** Whether this process runs the jobs, or only asks for them. */
  readonly isWorking: boolean;
}

/** How often layers that no process tends any more are looked for, in ms. */
const TENDING = 3_600_000;

/** Opens the queue of loadings: one job a commune and layer, then one that describes the parcels. */
export const openCommuneJobs = async (opening: Opening): Promise<CommuneJobs> => {
  const { database, reportBug } = opening;
  const boss = await openBoss(opening);
  const news = await openCommuneNews(database);
  const running = openRunningWork(database);
  const waits = openLoadWaits(database);
  const onRead = (codeInsee: string): Promise<void> => scanAgainIfLate(boss, database, codeInsee);
  const readings = await openPluJobs({ ...opening, boss, onRead });
  const { send, ...asks } = openLoadingRequests({ database, boss, news, running, waits });
  const tended = { database, boss, news, asks: { send, ...asks } };

  const progressBy =
    (reader: Database["territory"]) =>
    async (codeInsee: string): Promise<LiveProgress> => ({
      ...(await communeProgress(reader, codeInsee)),
      running: news.running(codeInsee),
    });
  const progress = progressBy(database.territory);

  const release = async (): Promise<void> => {
    await releaseAbandoned(tended);
    await readings.releaseAbandoned();
  };

  news.onStop(running.stop);
  const closing = new AbortController();
  let tending: NodeJS.Timeout | undefined;
  const work = async (): Promise<void> => {
    if (database.home === "embedded") {
      await recoverCommunes(tended);
      await readings.recover();
    } else await release();
    await refreshOutdated(tended);
    await readings.refreshOutdated();
    await startCommuneWork({ ...opening, boss, news, running, waits, readings, closing: closing.signal });
    tending = setInterval(() => void release().catch(reportBug), TENDING);
    tending.unref();
  };
  if (opening.isWorking) await work();

  return {
    ...asks,
    boss,
    plu: readings,
    keepFinding: async (id, finding) => {
      if (!(await keepFinding(database.loading, id, finding))) return;
      // Score, money and map follow: the parcels of the commune are described again, once for many findings.
      const { codeInsee } = referenceOf(id);
      await boss.send(DESCRIBE, { codeInsee, next: "rest" }, { singletonKey: codeInsee });
    },
    progress,
    progressToTell: progressBy(database.loading),
    version: async (codeInsee) => (await communeProgress(database.territory, codeInsee)).version ?? undefined,
    onChange: news.onChange,
    settled: async (codeInsee, onStep) => news.until(codeInsee, async () => onStep(await progress(codeInsee))),
    close: async () => {
      clearInterval(tending);
      running.interrupt();
      closing.abort(CLOSING);
      readings.interrupt(CLOSING);
      await boss.stop({ graceful: true, timeout: 5_000 });
      await readings.close();
      await news.close();
    },
  };
};
