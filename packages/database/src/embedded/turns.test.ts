import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { type Asker, LONGEST_WAIT, NEXT_OF_A_PERSON, Turns } from "./turns.ts";

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

afterEach(() => vi.useRealTimers());

test("once turns are over, whoever waits and whoever asks later is told at once, not after a minute", async () => {
  const turns = new Turns(60_000);
  const release = await turns.take("person");
  const waiting = [turns.take("person"), turns.take("work")];
  turns.end(new Error("closed"));
  for (const each of waiting) await expect(each).rejects.toThrow("closed");
  await expect(turns.take("person")).rejects.toThrow("closed");
  release();
});

test("work is not put off for ever: it has its part of the time, however long the turns of people", async () => {
  vi.useFakeTimers();
  const turns = new Turns(60_000);
  const order: Asker[] = [];
  const ask = async (asker: Asker, ms: number): Promise<void> => {
    const release = await turns.take(asker);
    order.push(asker);
    await vi.advanceTimersByTimeAsync(ms);
    release();
  };
  const first = await turns.take("work");
  const all = Promise.all([
    ...Array.from({ length: 12 }, () => ask("person", LONGEST_WAIT / 2)),
    ...Array.from({ length: 5 }, () => ask("work", 30)),
  ]);
  first();
  await all;
  expect(
    order
      .slice(0, 9)
      .map((asker) => asker[0])
      .join(""),
  ).toBe("ppwppwppw");
});

/** One person was just served while work waits; what is served after, in its order. */
const afterAPerson = async () => {
  vi.useFakeTimers();
  const turns = new Turns(60_000);
  const order: string[] = [];
  const ask = async (asker: Asker, name: string): Promise<void> => {
    const release = await turns.take(asker);
    order.push(name);
    release();
  };
  const person = await turns.take("person");
  void ask("work", "work");
  person();
  return { order, ask, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
};

test("work waits a moment for the next turn of whoever was just served", async () => {
  const { order, ask, pass } = await afterAPerson();
  for (const name of ["second", "third"]) {
    await pass(NEXT_OF_A_PERSON - 1);
    await ask("person", name);
  }
  expect(order).toEqual(["second", "third"]);
  await pass(NEXT_OF_A_PERSON);
  expect(order).toEqual(["second", "third", "work"]);
});

test("work goes on when nobody comes back, and does not wait after work", async () => {
  const { order, ask, pass } = await afterAPerson();
  await pass(NEXT_OF_A_PERSON);
  expect(order).toEqual(["work"]);
  await Promise.all([ask("work", "more work"), ask("work", "still more")]);
  expect(order).toEqual(["work", "more work", "still more"]);
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

test("work is not put off by somebody who always comes back just in time", async () => {
  const { order, ask, pass } = await afterAPerson();
  const rest = NEXT_OF_A_PERSON - 1;
  for (let waited = 0; waited < 2 * LONGEST_WAIT; waited += rest) {
    await pass(rest);
    await ask("person", "person");
  }
  expect(order.indexOf("work")).toBe(Math.floor(LONGEST_WAIT / rest));
});
