import type { PgBoss } from "pg-boss";
import { isLive } from "../jobs/job-queue.ts";
import { sendWeeklyReports, type WeeklyReports } from "./send-weekly-reports.ts";

const REPORT = "rapport-hebdomadaire";
/** Monday, 6:00 UTC: seven or eight in the morning in France. */
const MONDAY = 1;
const HOUR = 6;
/** Nobody waits for it to the second. */
const LOOKS_EVERY_S = 60;

/** The next Monday morning after a moment. */
export const nextMonday = (now: Date): Date => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR));
  day.setUTCDate(day.getUTCDate() + ((MONDAY - day.getUTCDay() + 7) % 7));
  if (day <= now) day.setUTCDate(day.getUTCDate() + 7);
  return day;
};

/** One job a week, the next asked by the one before. Processes that share a database ask for the same one. */
export const openWeeklyReports = async (boss: PgBoss, reports: WeeklyReports): Promise<void> => {
  await boss.createQueue(REPORT, { policy: "stately", retryLimit: 0, expireInSeconds: 1_800 });
  const askNext = async (): Promise<void> => {
    const startAfter = nextMonday(new Date());
    await boss.send(REPORT, {}, { startAfter, singletonKey: startAfter.toISOString() });
  };
  await boss.work(REPORT, { batchSize: 1, pollingIntervalSeconds: LOOKS_EVERY_S }, async () => {
    await askNext();
    await sendWeeklyReports(reports, new Date());
  });
  const waiting = await boss.findJobs(REPORT);
  if (!waiting.some((job) => isLive(job) && job.state !== "active")) await askNext();
};
