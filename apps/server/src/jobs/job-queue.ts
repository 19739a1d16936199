import type { Database } from "@lotir/database";
import type { PgBoss } from "pg-boss";

/** A notice wakes a worker that rests; else it looks again this often, in seconds (never under the plain poll). */
const PACE = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 } as const;
const QUEUE = {
  notify: true,
  expireInSeconds: 1_800,
  // One may wait while another runs: what is asked while the last one ends, or while a layer of a commune that is being
  // described arrives, would else be refused, and be said to wait for ever.
  policy: "stately",
} as const;

/**
 * A process that has not answered for so long, in seconds, is taken as dead, and its job given to another: within half a
 * minute on a server, the look for it and the delay included. Workers are restarted and killed there: their jobs bear it
 * thrice. Alone on its home, a process is never replaced while it lives: patience costs nothing.
 */
const DEATH = {
  server: { heartbeatSeconds: 16, retryLimit: 3, retryDelay: 4 },
  embedded: { heartbeatSeconds: 60, retryLimit: 1, retryDelay: 5 },
} as const;

/**
 * How often a process looks for the jobs of those that died, and learns which keys are at work, in seconds. pg-boss passes
 * over a job whose like ran at the last look, though it ended since: at its own pace, a minute and a minute, what is asked
 * again, or taken up after a stop, would be said to wait for two.
 */
export const LOOKS = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5, queueCacheIntervalSeconds: 2 } as const;

/**
 * A queue keeps the policy that it was born with: one of another policy is made anew, and what it held is asked again. Its
 * patience follows this version.
 */
export const openQueue = async (boss: PgBoss, name: string, { home }: Pick<Database, "home">): Promise<void> => {
  const standing = await boss.getQueue(name);
  if (standing !== null && standing.policy !== QUEUE.policy) await boss.deleteQueue(name);
  await boss.createQueue(name, { ...QUEUE, ...DEATH[home] });
  await boss.updateQueue(name, DEATH[home]);
};

/**
 * Runs the jobs of a queue, so many at a time. What was asked before a worker took its job brings no new notice: one that
 * ends a job looks for the next at once, and a short job is not followed by the rest of a second.
 */
export const workOn = async <Asked>(
  boss: PgBoss,
  { queue, atOnce = 1 }: { readonly queue: string; readonly atOnce?: number },
  run: (asked: Asked) => Promise<void>,
): Promise<void> => {
  for (let rank = 0; rank < atOnce; rank += 1) {
    let worker: string | undefined;
    worker = await boss.work<Asked>(queue, PACE, async ([job]) => {
      if (job === undefined) return;
      try {
        await run(job.data);
      } finally {
        if (worker !== undefined) boss.notifyWorker(worker);
      }
    });
  }
};

export const isLive = ({ state }: { readonly state: string }): boolean =>
  state === "created" || state === "retry" || state === "active";
