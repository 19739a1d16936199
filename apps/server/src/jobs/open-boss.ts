import type { Database } from "@lotir/database";
import type { LoadedLayer } from "@lotir/territory";
import { PgBoss } from "pg-boss";
import { isLive, LOOKS, openQueue } from "./job-queue.ts";

export const LOAD_LAYER = "charger-couche";
export const DESCRIBE = "decrire-commune";
export const SCAN = "analyser-commune";

/** After a scan, in nobody's way: the list learns what the full engine says. No layer waits for it. */
export const SECOND_LOOK = "regarder-encore";

/** What is done for a commune, in the order of its queues. */
export const COMMUNE_QUEUES = [LOAD_LAYER, DESCRIBE, SCAN] as const;

export interface LayerJob {
  readonly codeInsee: string;
  readonly layer: LoadedLayer;
}

/** A description comes before a scan, which it prepares, and after it, to take its verdicts in. */
export interface DescribeJob {
  readonly codeInsee: string;
  readonly next: "scan" | "rest";
}

export interface ScanJob {
  readonly codeInsee: string;
}

export interface SecondLookJob {
  readonly codeInsee: string;
}

export const openBoss = async ({
  database,
  reportBug,
}: {
  readonly database: Database;
  readonly reportBug: (error: unknown) => void;
}): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: database.jobs,
    backend: database.home === "embedded" ? "pglite" : "postgres",
    schema: "jobs",
    createSchema: false,
    schedule: false,
    useListenNotify: true,
    ...LOOKS,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", reportBug);
  await boss.start();
  for (const queue of [...COMMUNE_QUEUES, SECOND_LOOK]) await openQueue(boss, queue, database);
  return boss;
};

export interface LiveJob {
  readonly id: string;
  readonly queue: (typeof COMMUNE_QUEUES)[number];
  readonly isRunning: boolean;
  readonly data: Partial<LayerJob> & { readonly codeInsee: string };
}

/** The jobs that wait or run, of all communes or of those whose data match. */
export const liveJobs = async (boss: PgBoss, matching: object = {}): Promise<readonly LiveJob[]> => {
  const found: LiveJob[] = [];
  for (const queue of COMMUNE_QUEUES)
    for (const job of await boss.findJobs<LiveJob["data"]>(queue, { data: matching }))
      if (isLive(job)) found.push({ id: job.id, queue, isRunning: job.state === "active", data: job.data });
  return found;
};
