import { type Database, markLayer } from "@lotir/database";
import { type CommuneProgress, communeProgress, isOptional, type LoadedLayer } from "@lotir/territory";
import type { PgBoss } from "pg-boss";
import type { Asker, CommuneJobs } from "./commune-jobs.ts";
import type { CommuneNews } from "./commune-news.ts";
import { layersToLoad } from "./layers-to-load.ts";
import { LOAD_LAYER, liveJobs, SCAN } from "./open-boss.ts";
import { mayStop, type RunningWork } from "./running-work.ts";

interface Means {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly news: CommuneNews;
  readonly running: RunningWork;
}

export type LoadingRequests = Pick<CommuneJobs, "start" | "cancel" | "loadingFor"> & {
  /** Queues layers of a commune, each said to wait. */
  send(codeInsee: string, layers: readonly LoadedLayer[], askedBy?: Asker): Promise<void>;
};

/** What people ask of the queue: to load, to stop, and how much one organisation has asked already. */
export const openLoadingRequests = ({ database, boss, news, running }: Means): LoadingRequests => {
  const send: LoadingRequests["send"] = async (codeInsee, layers, askedBy) => {
    for (const layer of layers) {
      await markLayer(database, { commune: codeInsee, layer, status: "waiting" });
      await boss.send(LOAD_LAYER, { codeInsee, layer, askedBy }, { singletonKey: `${codeInsee} ${layer}` });
    }
    news.tell({ codeInsee });
  };

  /** A layer said to load by a process that died is under no way: a job alone ends it. */
  const isUnderWay = async ({ codeInsee, layers, optional }: CommuneProgress, layer: LoadedLayer): Promise<boolean> => {
    const status = [...layers, ...optional].find(({ name }) => name === layer)?.status;
    if (status !== "waiting" && status !== "loading") return false;
    return (await liveJobs(boss, { codeInsee, layer })).length > 0;
  };

  /** A scan that somebody stopped, or that a bug ended, begins again when it is asked for. */
  const resumeScan = async (codeInsee: string, askedBy: Asker | undefined): Promise<void> => {
    await markLayer(database, { commune: codeInsee, layer: "scan", status: "waiting" });
    await boss.send(SCAN, { codeInsee, askedBy }, { singletonKey: codeInsee });
    news.tell({ codeInsee });
  };

  const cancelWaiting = async (codeInsee: string, jobs: Awaited<ReturnType<typeof liveJobs>>): Promise<void> => {
    const waiting = jobs.filter(({ queue, isRunning }) => queue === LOAD_LAYER && !isRunning);
    if (waiting.length > 0)
      await boss.cancel(
        LOAD_LAYER,
        waiting.map(({ id }) => id),
      );
    for (const { data } of waiting)
      if (data.layer !== undefined)
        await markLayer(database, { commune: codeInsee, layer: data.layer, status: "cancelled" });
  };

  return {
    send,
    start: async (codeInsee, { layer, askedBy } = {}) => {
      const stands = await communeProgress(database.territory, codeInsee);
      if (layer !== undefined) {
        if (!(await isUnderWay(stands, layer))) await send(codeInsee, [layer], askedBy);
        return;
      }
      const missing = layersToLoad(stands);
      if (missing.length > 0) await send(codeInsee, missing, askedBy);
      if (missing.some((each) => !isOptional(each))) return;
      if (stands.scan?.status === "cancelled" || stands.scan?.status === "unknown")
        await resumeScan(codeInsee, askedBy);
    },
    cancel: async (codeInsee, asker) => {
      const organisationId = asker?.organisationId ?? null;
      const live = await liveJobs(boss, { codeInsee });
      const own = live.filter(({ data }) => mayStop(organisationId, data.askedBy));
      // What follows a load may be nobody's: it does not make another's load one's own.
      const isAsker = live.some(({ data }) => data.askedBy?.organisationId === organisationId);
      if (own.length < live.length && !isAsker) return "of-another";
      await cancelWaiting(codeInsee, own);
      running.stop(codeInsee, organisationId);
      news.tell({ codeInsee, stop: { organisationId } });
      return "stopped";
    },
    loadingFor: async (organisationId) => {
      const live = await liveJobs(boss, { askedBy: { organisationId } });
      return new Set(live.filter(({ queue }) => queue === LOAD_LAYER).map(({ data }) => data.codeInsee));
    },
  };
};
