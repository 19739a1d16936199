import { expect, test } from "vitest";
import { IDENTITY_RETRIES, IDENTITY_TIMEOUT_MS, identityRetryDelay, identityStatus } from "./identity-status.ts";

const nothingYet = { answered: false, refused: false, failures: 0, waitedTooLong: false };

test("waits, then says so after fifteen seconds or five retries", () => {
  expect(identityStatus(nothingYet)).toBe("loading");
  expect(identityStatus({ ...nothingYet, failures: IDENTITY_RETRIES })).toBe("loading");
  expect(identityStatus({ ...nothingYet, failures: IDENTITY_RETRIES + 1 })).toBe("degraded");
  expect(identityStatus({ ...nothingYet, waitedTooLong: true })).toBe("degraded");
});

test("an answer wins over everything, a refusal over the wait", () => {
  expect(identityStatus({ answered: true, refused: true, failures: 9, waitedTooLong: true })).toBe("ready");
  expect(identityStatus({ ...nothingYet, refused: true, waitedTooLong: true })).toBe("error");
});

test("the five waits double and fill the fifteen seconds", () => {
  const waits = Array.from({ length: IDENTITY_RETRIES }, (_, attempt) => identityRetryDelay(attempt));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeCloseTo(IDENTITY_TIMEOUT_MS, 6);
  for (const [index, wait] of waits.slice(1).entries()) expect(wait / (waits[index] ?? 0)).toBeCloseTo(2, 9);
});
