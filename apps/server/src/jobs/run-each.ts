import type { PgBoss } from "pg-boss";
import { isLive } from "./job-queue.ts";

/** Nobody waits for it to the second. */
const LOOKS_EVERY_S = 60;

interface Recurring {
  readonly queue: string;
  /** The next time it is due, after a moment. */
  readonly next: (now: Date) => Date;
  readonly run: (now: Date) => Promise<unknown>;
}

/**
 * Work that comes back at set times: one job, the next asked by the one before. Processes that share a database ask for
 * the same one, and a start asks nothing where one waits.
 */
export const runEach = async (boss: PgBoss, { queue, next, run }: Recurring): Promise<void> => {
  await boss.createQueue(queue, { policy: "stately", retryLimit: 0, expireInSeconds: 1_800 });
  const askNext = async (): Promise<void> => {
    const startAfter = next(new Date());
    await boss.send(queue, {}, { startAfter, singletonKey: startAfter.toISOString() });
  };
  await boss.work(queue, { batchSize: 1, pollingIntervalSeconds: LOOKS_EVERY_S }, async () => {
    await askNext();
    await run(new Date());
  });
  const waiting = await boss.findJobs(queue);
  if (!waiting.some((job) => isLive(job) && job.state !== "active")) await askNext();
};
