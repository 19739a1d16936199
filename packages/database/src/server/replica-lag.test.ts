import fc from "fast-check";
import { expect, test } from "vitest";
import { journalPlace, openReplicaLag } from "./replica-lag.ts";

test("a place of the journal is read whole, across its four gigabytes", () => {
  expect(journalPlace("0/0")).toBe(0n);
  expect(journalPlace("0/FFFFFFFF") + 1n).toBe(journalPlace("1/0"));
  expect(journalPlace("16/B374D848")).toBe(0x16b374d848n);
  expect(() => journalPlace("nowhere")).toThrow(SyntaxError);
});

test("late by the age of the oldest place that it has not replayed, and on time once it has", () => {
  const { after } = openReplicaLag();
  expect(after({ at: 0, written: 100n, replayed: 100n })).toBe(0);
  // A place written just now may be on its way: nobody is late yet.
  expect(after({ at: 1_000, written: 200n, replayed: 100n })).toBe(0);
  expect(after({ at: 3_000, written: 300n, replayed: 100n })).toBe(2);
  expect(after({ at: 4_000, written: 300n, replayed: 250n })).toBe(1);
  expect(after({ at: 5_000, written: 300n, replayed: 300n })).toBe(0);
});

test("a replica that stands still is later and later, however much is written", () =>
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 60 }), (steps) => {
      const { after } = openReplicaLag();
      let written = 1n;
      let former = 0;
      for (const [rank, step] of steps.entries()) {
        written += BigInt(step);
        const late = after({ at: rank * 1_000, written, replayed: 0n });
        expect(late).toBeGreaterThanOrEqual(former);
        former = late;
      }
      expect(after({ at: steps.length * 1_000, written, replayed: written })).toBe(0);
    }),
  ));
