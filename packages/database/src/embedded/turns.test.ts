import fc from "fast-check";
import { expect, test } from "vitest";
import { type Asker, Turns } from "./turns.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The order in which askers that all wait together are served. */
const served = async (askers: readonly Asker[]): Promise<readonly number[]> => {
  const turns = new Turns(60_000);
  const first = await turns.take("work");
  const order: number[] = [];
  const all = askers.map(async (asker, rank) => {
    const release = await turns.take(asker);
    order.push(rank);
    await settled();
    release();
  });
  first();
  await Promise.all(all);
  return order;
};

test("people go before the work that waits, each kind in its order", async () => {
  expect(await served(["work", "person", "work", "person"])).toEqual([1, 3, 0, 2]);
});

test("work is not put off for ever", async () => {
  const order = await served(["work", ...Array.from({ length: 30 }, () => "person" as const)]);
  expect(order.indexOf(0)).toBe(10);
});

test("everybody is served once, one at a time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom<Asker>("person", "work"), { maxLength: 40 }), async (askers) => {
      const order = await served(askers);
      expect([...order].sort((a, b) => a - b)).toEqual([...askers.keys()]);
    }),
    { numRuns: 50 },
  );
});

test("a turn ended twice does not end the next one", async () => {
  const turns = new Turns(60_000);
  const first = await turns.take("person");
  const second = turns.take("person");
  const third = turns.take("person");
  first();
  first();
  const release = await second;
  let isThirdServed = false;
  const served = third.then(() => {
    isThirdServed = true;
  });
  await settled();
  expect(isThirdServed).toBe(false);
  release();
  await served;
});

test("whoever waits too long is told so, and holds nobody up", async () => {
  const turns = new Turns(20);
  const first = await turns.take("person");
  await expect(turns.take("work")).rejects.toThrow(/held for 0.02 s/);
  const next = turns.take("work");
  first();
  (await next)();
});
