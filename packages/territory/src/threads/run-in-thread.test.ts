import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";
import type { DescriptionLot } from "../describe/description-lot.ts";
import { NO_COUNTS } from "../review/commune-counts.ts";
import { answerOf, runInThread } from "./run-in-thread.ts";

const task = { kind: "description", sales: [], today: isoDate("2026-01-01") } as const;
const houses: DescriptionLot = { kind: "houses", houses: [] };

/** Whoever makes the lots, until it is stopped: it tells whether it was. */
const endless = (lot: DescriptionLot) => {
  const seen = { ended: false };
  const fed = async function* (): AsyncGenerator<DescriptionLot> {
    try {
      for (;;) yield lot;
    } finally {
      seen.ended = true;
    }
  };
  return { fed, seen };
};

test("a thread fed nothing answers, and serves again", async () => {
  const fed = async function* (): AsyncGenerator<DescriptionLot> {};
  expect(await answerOf(runInThread(task, { fed }))).toEqual({ scored: 0, counts: NO_COUNTS });
  expect(await answerOf(runInThread(task, { fed }))).toEqual({ scored: 0, counts: NO_COUNTS });
});

test("the trouble of whoever feeds a thread is the trouble of its work", async () => {
  const fed = async function* (): AsyncGenerator<DescriptionLot> {
    yield* [];
    throw new Error("the maker broke");
  };
  await expect(answerOf(runInThread(task, { fed }))).rejects.toThrow("the maker broke");
});

test("a thread that breaks on what it is fed stops whoever feeds it", async () => {
  const { fed, seen } = endless(houses);
  await expect(answerOf(runInThread(task, { fed }))).rejects.toThrow("The records come first");
  expect(seen.ended).toBe(true);
});

test("stopped, a thread stops whoever feeds it and gives the reason", async () => {
  const stopping = new AbortController();
  const fed = async function* (signal: AbortSignal): AsyncGenerator<DescriptionLot> {
    stopping.abort(new Error("closing"));
    expect(signal.aborted).toBe(false);
    await new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    yield houses;
  };
  await expect(answerOf(runInThread(task, { signal: stopping.signal, fed }))).rejects.toThrow("closing");
});

test("a lot that cannot be handed over ends the work, and whoever made it", async () => {
  const { fed, seen } = endless({ ...houses, houses: [(() => undefined) as never] });
  await expect(answerOf(runInThread(task, { fed }))).rejects.toThrow("could not be cloned");
  expect(seen.ended).toBe(true);
});
