import { expect, test } from "vitest";
import { nextMonday } from "./open-weekly-reports.ts";

test.each([
  ["2026-11-25T14:00:00Z", "2026-11-30T06:00:00.000Z"],
  ["2026-11-30T05:59:59Z", "2026-11-30T06:00:00.000Z"],
  ["2026-11-30T06:00:00Z", "2026-12-07T06:00:00.000Z"],
  ["2026-12-27T23:00:00Z", "2026-12-28T06:00:00.000Z"],
])("after %s, the report leaves on %s", (now, monday) => {
  expect(nextMonday(new Date(now)).toISOString()).toBe(monday);
});
