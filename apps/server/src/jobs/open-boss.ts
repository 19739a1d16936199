import type { Database } from "@lotir/database";
import type { SourceLayer } from "@lotir/territory";
import { PgBoss } from "pg-boss";
import type { Asker } from "./commune-jobs.ts";

export const LOAD_LAYER = "charger-couche";
export const DESCRIBE = "decrire-commune";
export const SCAN = "analyser-commune";

/** What is done for a commune, in the order of its queues. */
export const COMMUNE_QUEUES = [LOAD_LAYER, DESCRIBE, SCAN] as const;

/** A notice wakes a worker that rests; one that was busy looks again this often, in seconds (never under the plain poll). */
export const PACE = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;
/** A thread that has not answered for this long is taken as dead, and its job given to another process. */
export const QUEUE = {
  notify: true,
  retryLimit: 1,
  retryDelay: 5,
  expireInSeconds: 1_800,
  heartbeatSeconds: 60,
} as const;

/** On whose behalf work is done; absent for what the product does by itself. */
interface Asked {
  readonly askedBy?: Asker | undefined;
}

export interface LayerJob extends Asked {
  readonly codeInsee: string;
  readonly layer: SourceLayer;
}

/** A description comes before a scan, which it prepares, and after it, to take its verdicts in. */
export interface DescribeJob extends Asked {
  readonly codeInsee: string;
  readonly next: "scan" | "rest";
}

export interface ScanJob extends Asked {
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
    for (const { id, state, data } of await boss.findJobs<LiveJob["data"]>(queue, { data: matching }))
      if (state === "created" || state === "retry" || state === "active")
        found.push({ id, queue, isRunning: state === "active", data });
  return found;
};
