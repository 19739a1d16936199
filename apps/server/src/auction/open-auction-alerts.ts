import type { PgBoss } from "pg-boss";
import { runEach } from "../jobs/run-each.ts";
import { type AuctionAlerts, sendAuctionAlerts } from "./send-auction-alerts.ts";

/** 5:00 UTC: six or seven in the morning in France. */
const HOUR = 5;

export const nextMorning = (now: Date): Date => {
  const morning = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR));
  if (morning <= now) morning.setUTCDate(morning.getUTCDate() + 1);
  return morning;
};

/** Every morning, what is new in the regions somebody follows. */
export const openAuctionAlerts = (boss: PgBoss, alerts: AuctionAlerts): Promise<void> =>
  runEach(boss, { queue: "alertes-encheres", next: nextMorning, run: (now) => sendAuctionAlerts(alerts, now) });
