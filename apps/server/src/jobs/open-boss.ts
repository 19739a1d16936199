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
const QUEUE = {
  notify: true,
  retryLimit: 1,
  retryDelay: 5,
  expireInSeconds: 1_800,
  heartbeatSeconds: 60,
  // One may wait while another runs: what is asked while the last one ends, or while a layer of a commune that is being
  // described arrives, would else be refused, and be said to wait for ever.
  policy: "stately",
} as const;

/** A queue keeps the policy that it was born with: one of another policy is made anew, and what it held is asked again. */
export const openQueue = async (boss: PgBoss, name: string): Promise<void> => {
  const standing = await boss.getQueue(name);
  if (standing !== null && standing.policy !== QUEUE.policy) await boss.deleteQueue(name);
  await boss.createQueue(name, QUEUE);
};

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
  for (const queue of COMMUNE_QUEUES) await openQueue(boss, queue);
  return boss;
};

export interface LiveJob {
  readonly id: string;
  readonly queue: (typeof COMMUNE_QUEUES)[number];
  readonly isRunning: boolean;
  readonly data: Partial<LayerJob> & { readonly codeInsee: string };
}

export const isLive = ({ state }: { readonly state: string }): boolean =>
  state === "created" || state === "retry" || state === "active";

/** The jobs that wait or run, of all communes or of those whose data match. */
export const liveJobs = async (boss: PgBoss, matching: object = {}): Promise<readonly LiveJob[]> => {
  const found: LiveJob[] = [];
  for (const queue of COMMUNE_QUEUES)
    for (const job of await boss.findJobs<LiveJob["data"]>(queue, { data: matching }))
      if (isLive(job)) found.push({ id: job.id, queue, isRunning: job.state === "active", data: job.data });
  return found;
};
