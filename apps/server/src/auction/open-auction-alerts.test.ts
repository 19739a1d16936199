import { expect, test } from "vitest";
import { nextMorning } from "./open-auction-alerts.ts";

test.each([
  ["2026-11-25T14:00:00Z", "2026-11-26T05:00:00.000Z"],
  ["2026-11-25T04:59:59Z", "2026-11-25T05:00:00.000Z"],
  ["2026-11-25T05:00:00Z", "2026-11-26T05:00:00.000Z"],
  ["2026-12-31T23:00:00Z", "2027-01-01T05:00:00.000Z"],
])("after %s, the alerts leave on %s", (now, morning) => {
  expect(nextMorning(new Date(now)).toISOString()).toBe(morning);
});
