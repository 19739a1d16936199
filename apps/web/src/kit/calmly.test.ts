import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { calmly } from "./calmly.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first asking is heard at once, a hundred more once, and the last is never lost", () => {
  const act = vi.fn();
  const { ask } = calmly(act, 400);
  for (let asked = 0; asked < 101; asked += 1) ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(400);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(4_000);
  expect(act).toHaveBeenCalledTimes(2);
  ask();
  expect(act).toHaveBeenCalledTimes(3);
});

test("stopped, what was still to be done is not", () => {
  const act = vi.fn();
  const { ask, stop } = calmly(act, 400);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(4_000);
  expect(act).toHaveBeenCalledTimes(1);
});
