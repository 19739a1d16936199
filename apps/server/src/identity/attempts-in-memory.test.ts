import { expect, test } from "vitest";
import { attemptsInMemory } from "./attempts-in-memory.ts";

const RULE = { window: 60, max: 3 };

test("three tries a minute, and the fourth waits for the end of the minute, however close they came", async () => {
  let now = 0;
  const { consume } = attemptsInMemory(() => now);
  const allowed: boolean[] = [];
  for (now = 0; now < 120_000; now += 15_000) allowed.push((await consume("ici", RULE)).allowed);
  expect(allowed).toEqual([true, true, true, false, true, true, true, false]);
  expect(await consume("ailleurs", RULE)).toEqual({ allowed: true, retryAfter: null });
  now = 0;
  const other = attemptsInMemory(() => now);
  for (const _ of [1, 2, 3]) await other.consume("ici", RULE);
  now = 20_000;
  expect(await other.consume("ici", RULE)).toEqual({ allowed: false, retryAfter: 40 });
});

test("two products of one process count apart", async () => {
  const [one, other] = [attemptsInMemory(), attemptsInMemory()];
  for (const _ of [1, 2, 3]) await one.consume("ici", RULE);
  expect((await one.consume("ici", RULE)).allowed).toBe(false);
  expect((await other.consume("ici", RULE)).allowed).toBe(true);
});
