import { type Database, releaseLayer, unsettledLayers } from "@lotir/database";
import type { PgBoss } from "pg-boss";
import type { CommuneNews } from "./commune-news.ts";
import type { LoadingRequests } from "./loading-requests.ts";
import { COMMUNE_QUEUES, DESCRIBE, type LiveJob, LOAD_LAYER, liveJobs, SCAN } from "./open-boss.ts";
import { outdatedCommunes, recoverLoads } from "./recover-loads.ts";

interface Means {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly news: CommuneNews;
  readonly asks: LoadingRequests;
}

/** On the embedded home, jobs of before this process belong to nobody: they are sent again from what is stored. */
export const recoverCommunes = async ({ database, boss, asks }: Means): Promise<void> => {
  for (const queue of COMMUNE_QUEUES) await boss.deleteAllJobs(queue);
  const { layers, descriptions, scans } = await recoverLoads(database);
  for (const { codeInsee, layer } of layers) await asks.send(codeInsee, [layer]);
  for (const codeInsee of descriptions)
    await boss.send(DESCRIBE, { codeInsee, next: "scan" }, { singletonKey: codeInsee });
  for (const codeInsee of scans) await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
};

/** Communes described or scanned by another version of the thinking are thought over again, once a start. */
export const refreshOutdated = async ({ database, boss }: Means): Promise<void> => {
  const { descriptions, scans } = await outdatedCommunes(database);
  for (const codeInsee of scans) await boss.send(SCAN, { codeInsee }, { singletonKey: codeInsee });
  for (const codeInsee of descriptions)
    await boss.send(DESCRIBE, { codeInsee, next: "rest" }, { singletonKey: codeInsee });
};

const QUEUES: Readonly<Record<string, LiveJob["queue"]>> = { facts: DESCRIBE, scan: SCAN };

/**
 * On a server, a layer whose process died is loaded again by another, once; died twice, it would be said to load for
 * ever. A layer that waits or loads while no job will ever settle it becomes unknown, and can be asked for again.
 */
export const releaseAbandoned = async ({ database, boss, news }: Means): Promise<void> => {
  const unsettled = await unsettledLayers(database);
  if (unsettled.length === 0) return;
  const live = await liveJobs(boss);
  for (const layer of unsettled) {
    const isTended = live.some(
      ({ queue, data }) =>
        data.codeInsee === layer.commune &&
        queue === (QUEUES[layer.name] ?? LOAD_LAYER) &&
        (queue !== LOAD_LAYER || data.layer === layer.name),
    );
    if (isTended) continue;
    await releaseLayer(database, layer);
    news.tell({ codeInsee: layer.commune });
  }
};
