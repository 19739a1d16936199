import { expect, test } from "vitest";
import { GROWN, QUIET_MS, Renewal, SPACING_MS } from "./renewal.ts";

const OPEN = 700_000_000;

test("a process that holds little more than at its least is left alone", () => {
  const renewal = new Renewal();
  expect(renewal.isDue(0, OPEN)).toBe(false);
  expect(renewal.isDue(1e9, OPEN + GROWN - 1)).toBe(false);
});

test("one that a load made grow is due once nobody asks", () => {
  const renewal = new Renewal();
  renewal.isDue(0, OPEN);
  renewal.asked(1_000);
  expect(renewal.isDue(1_000 + QUIET_MS - 1, OPEN + GROWN)).toBe(false);
  expect(renewal.isDue(1_000 + QUIET_MS, OPEN + GROWN)).toBe(true);
});

test("started afresh, it is measured anew, and not due before long", () => {
  const renewal = new Renewal();
  renewal.isDue(0, OPEN);
  renewal.begun(20_000);
  expect(renewal.isDue(20_000 + SPACING_MS, OPEN + GROWN)).toBe(false);
  expect(renewal.isDue(20_000 + SPACING_MS, OPEN + 2 * GROWN)).toBe(true);
  renewal.begun(30_000);
  renewal.isDue(30_000, OPEN);
  expect(renewal.isDue(30_000 + SPACING_MS - 1, OPEN + GROWN)).toBe(false);
});

test("the plain engine of a new base is worth another after a smaller load, once", () => {
  const renewal = new Renewal("plain");
  renewal.isDue(0, OPEN);
  expect(renewal.isDue(QUIET_MS, OPEN + GROWN / 2)).toBe(true);
  renewal.begun(QUIET_MS);
  renewal.isDue(QUIET_MS, OPEN);
  expect(renewal.isDue(QUIET_MS + SPACING_MS, OPEN + GROWN / 2)).toBe(false);
});
