import type { PgBoss } from "pg-boss";
import { runEach } from "../jobs/run-each.ts";
import { sendWeeklyReports, type WeeklyReports } from "./send-weekly-reports.ts";

/** Monday, 6:00 UTC: seven or eight in the morning in France. */
const MONDAY = 1;
const HOUR = 6;

/** The next Monday morning after a moment. */
export const nextMonday = (now: Date): Date => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR));
  day.setUTCDate(day.getUTCDate() + ((MONDAY - day.getUTCDay() + 7) % 7));
  if (day <= now) day.setUTCDate(day.getUTCDate() + 7);
  return day;
};

/** Every Monday morning, each member's week. */
export const openWeeklyReports = (boss: PgBoss, reports: WeeklyReports): Promise<void> =>
  runEach(boss, { queue: "rapport-hebdomadaire", next: nextMonday, run: (now) => sendWeeklyReports(reports, now) });
