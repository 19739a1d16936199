import type { PgBoss } from "pg-boss";
import { isLive } from "../jobs/job-queue.ts";
import { type AuctionAlerts, sendAuctionAlerts } from "./send-auction-alerts.ts";

const ALERTS = "alertes-encheres";
/** 5:00 UTC: six or seven in the morning in France. */
const HOUR = 5;
/** Nobody waits for it to the second. */
const LOOKS_EVERY_S = 60;

export const nextMorning = (now: Date): Date => {
  const morning = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR));
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  return morning;
};

/** One job a day, the next asked by the one before. Processes that share a database ask for the same one. */
export const openAuctionAlerts = async (boss: PgBoss, alerts: AuctionAlerts): Promise<void> => {
  await boss.createQueue(ALERTS, { policy: "stately", retryLimit: 0, expireInSeconds: 1_800 });
  const askNext = async (): Promise<void> => {
    const startAfter = nextMorning(new Date());
    await boss.send(ALERTS, {}, { startAfter, singletonKey: startAfter.toISOString() });
  };
  await boss.work(ALERTS, { batchSize: 1, pollingIntervalSeconds: LOOKS_EVERY_S }, async () => {
    await askNext();
    await sendAuctionAlerts(alerts, new Date());
  });
  const waiting = await boss.findJobs(ALERTS);
  if (!waiting.some((job) => isLive(job) && job.state !== "active")) await askNext();
};
