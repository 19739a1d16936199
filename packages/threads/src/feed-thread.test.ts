import { expect, test } from "vitest";
import { feedThread } from "./feed-thread.ts";
import { BATCHES_AHEAD, type ThreadHears } from "./messages.ts";

const turns = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
};

/** A thread that says nothing by itself, and batches numbered as they are made. */
const trial = (count: number, breaksAt = Number.POSITIVE_INFINITY) => {
  const told: ThreadHears[] = [];
  const troubles: unknown[] = [];
  const seen = { made: 0, ended: false };
  const batches = async function* (): AsyncGenerator<number> {
    try {
      for (let batch = 0; batch < count; batch += 1) {
        if (batch === breaksAt) throw new Error("the maker broke");
        seen.made += 1;
        yield batch;
      }
    } finally {
      seen.ended = true;
    }
  };
  const feeding = feedThread(batches, {
    tell: (message) => told.push(message),
    onTrouble: (error) => troubles.push(error),
  });
  return { told, troubles, seen, feeding };
};

test("a thread is never fed far ahead of its work, and hears when nothing more comes", async () => {
  const { told, seen, feeding } = trial(5);
  for (let taken = 0; taken < 5; taken += 1) {
    await turns();
    expect(seen.made).toBeLessThanOrEqual(taken + BATCHES_AHEAD);
    expect(told[taken]).toEqual({ kind: "fed", batch: taken });
    feeding.taken();
  }
  await turns();
  expect(told.slice(5)).toEqual([{ kind: "fed-all" }]);
  expect(seen.ended).toBe(true);
});

test("stopped while it waits for the thread, it stops the maker and says nothing more", async () => {
  const { told, troubles, seen, feeding } = trial(50);
  await turns();
  await feeding.stop();
  expect(seen).toEqual({ made: BATCHES_AHEAD, ended: true });
  await turns();
  expect(told).toHaveLength(BATCHES_AHEAD);
  expect(troubles).toEqual([]);
});

test("the maker's trouble is told once; stopping then is harmless", async () => {
  const { told, troubles, feeding } = trial(5, 1);
  feeding.taken();
  await turns();
  await feeding.stop();
  expect(troubles).toEqual([new Error("the maker broke")]);
  expect(told).toEqual([{ kind: "fed", batch: 0 }]);
});

test("stopped while the next batch is being made, it waits for nobody and says nothing more", async () => {
  const told: ThreadHears[] = [];
  const seen = { ended: false };
  let finish = (): void => undefined;
  const batches = async function* (): AsyncGenerator<number> {
    try {
      yield 0;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      yield 1;
      yield 2;
    } finally {
      seen.ended = true;
    }
  };
  const feeding = feedThread(batches, { tell: (message) => told.push(message), onTrouble: () => undefined });
  await turns();
  const stopped = feeding.stop();
  finish();
  await stopped;
  expect(told).toEqual([{ kind: "fed", batch: 0 }]);
  expect(seen.ended).toBe(true);
});

test("a maker that heeds its signal is stopped at once, and a stop is no trouble", async () => {
  const troubles: unknown[] = [];
  const batches = async function* (signal: AbortSignal): AsyncGenerator<number> {
    await new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    yield 0;
  };
  const feeding = feedThread(batches, { tell: () => undefined, onTrouble: (error) => troubles.push(error) });
  await turns();
  await feeding.stop();
  expect(troubles).toEqual([]);
});
