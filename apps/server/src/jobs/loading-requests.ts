import { type Database, markLayer } from "@lotir/database";
import { type CommuneProgress, communeProgress, isOptional, type LoadedLayer } from "@lotir/territory";
import type { PgBoss } from "pg-boss";
import type { CommuneJobs } from "./commune-jobs.ts";
import type { CommuneNews } from "./commune-news.ts";
import { layersToLoad } from "./layers-to-load.ts";
import type { LoadWaits } from "./load-waits.ts";
import { LOAD_LAYER, liveJobs, SCAN } from "./open-boss.ts";
import type { RunningWork } from "./running-work.ts";

interface Means {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly news: CommuneNews;
  readonly running: RunningWork;
  readonly waits: LoadWaits;
}

export type LoadingRequests = Pick<CommuneJobs, "start" | "cancel" | "loadingFor"> & {
  /** Queues layers of a commune, each said to wait. */
  send(codeInsee: string, layers: readonly LoadedLayer[]): Promise<void>;
};

/** What people ask of the queue: to load, to stop, and how much one organisation has asked already. */
export const openLoadingRequests = ({ database, boss, news, running, waits }: Means): LoadingRequests => {
  const send: LoadingRequests["send"] = async (codeInsee, layers) => {
    for (const layer of layers) {
      await markLayer(database, { commune: codeInsee, layer, status: "waiting" });
      await boss.send(LOAD_LAYER, { codeInsee, layer }, { singletonKey: `${codeInsee} ${layer}` });
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
  const resumeScan = async (codeInsee: string): Promise<void> => {
    await markLayer(database, { commune: codeInsee, layer: "scan", status: "waiting" });
    await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
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

  const startMissing = async (codeInsee: string): Promise<void> => {
    const stands = await communeProgress(database.territory, codeInsee);
    const missing = layersToLoad(stands);
    if (missing.length > 0) await send(codeInsee, missing);
    if (missing.some((each) => !isOptional(each))) return;
    if (stands.scan?.status === "cancelled" || stands.scan?.status === "unknown") await resumeScan(codeInsee);
  };

  const startLayer = async (codeInsee: string, layer: LoadedLayer): Promise<void> => {
    const stands = await communeProgress(database.territory, codeInsee);
    if (!(await isUnderWay(stands, layer))) await send(codeInsee, [layer]);
  };

  const isLoading = async (codeInsee: string): Promise<boolean> => (await liveJobs(boss, { codeInsee })).length > 0;

  const stopAll = async (codeInsee: string): Promise<void> => {
    await cancelWaiting(codeInsee, await liveJobs(boss, { codeInsee }));
    running.stop(codeInsee);
    news.tell({ codeInsee, stop: true });
  };

  return {
    send,
    start: async (codeInsee, { layer, organisationId } = {}) => {
      if (!(await isLoading(codeInsee))) await waits.forget(codeInsee, "stale");
      // Before the jobs: one that is short would end before anybody was said to wait for it.
      if (organisationId !== undefined) await waits.add(codeInsee, organisationId);
      await (layer === undefined ? startMissing(codeInsee) : startLayer(codeInsee, layer));
      if (organisationId === undefined) return;
      // Again: the last job of what was ending may have forgotten who waited, between the two.
      if (await isLoading(codeInsee)) await waits.add(codeInsee, organisationId);
      else await waits.leave(codeInsee, organisationId);
    },
    cancel: async (codeInsee, organisationId) => {
      const hasWaited = organisationId === undefined || (await waits.leave(codeInsee, organisationId));
      if (organisationId !== undefined && (await waits.areThere(codeInsee)))
        return hasWaited ? "goes-on" : "of-another";
      await stopAll(codeInsee);
      if (organisationId === undefined) await waits.forget(codeInsee);
      // Who asked while it was being stopped saw it under way, and sent nothing.
      else if (await waits.areThere(codeInsee)) await startMissing(codeInsee);
      return "stopped";
    },
    loadingFor: async (organisationId) => {
      const waited = new Set(await waits.of(organisationId));
      if (waited.size === 0) return waited;
      const live = await liveJobs(boss);
      const loading = live.filter(({ queue }) => queue === LOAD_LAYER).map(({ data }) => data.codeInsee);
      return new Set(loading.filter((codeInsee) => waited.has(codeInsee)));
    },
  };
};
