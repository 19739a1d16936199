import { NO_COUNTS } from "@lotir/territory/work";
import { answerOf } from "@lotir/threads";
import { isoDate } from "@lotir/units";
import { expect, test } from "vitest";
import { openCommuneThreads } from "./open-commune-threads.ts";
import type { DescriptionBatch } from "./tasks/description-batch.ts";

const threads = openCommuneThreads();
const asked = { sales: [], today: isoDate("2026-01-01") };
const houses: DescriptionBatch = { kind: "houses", houses: [] };

/** Whoever makes the batches, until it is stopped: it tells whether it was. */
const endless = (batch: DescriptionBatch) => {
  const seen = { ended: false };
  const fed = async function* (): AsyncGenerator<DescriptionBatch> {
    try {
      for (;;) yield batch;
    } finally {
      seen.ended = true;
    }
  };
  return { fed, seen };
};

test("a thread fed nothing answers, and serves again", async () => {
  const fed = async function* (): AsyncGenerator<DescriptionBatch> {};
  expect(await answerOf(threads.run("description", asked, { fed }))).toEqual({ scored: 0, counts: NO_COUNTS });
  expect(await answerOf(threads.run("description", asked, { fed }))).toEqual({ scored: 0, counts: NO_COUNTS });
});

test("the trouble of whoever feeds a thread is the trouble of its work", async () => {
  const fed = async function* (): AsyncGenerator<DescriptionBatch> {
    yield* [];
    throw new Error("the maker broke");
  };
  await expect(answerOf(threads.run("description", asked, { fed }))).rejects.toThrow("the maker broke");
});

test("a thread that breaks on what it is fed stops whoever feeds it", async () => {
  const { fed, seen } = endless(houses);
  await expect(answerOf(threads.run("description", asked, { fed }))).rejects.toThrow("The records come first");
  expect(seen.ended).toBe(true);
});

test("stopped, a thread stops whoever feeds it and gives the reason", async () => {
  const stopping = new AbortController();
  const fed = async function* (signal: AbortSignal): AsyncGenerator<DescriptionBatch> {
    stopping.abort(new Error("closing"));
    expect(signal.aborted).toBe(false);
    await new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    yield houses;
  };
  await expect(answerOf(threads.run("description", asked, { signal: stopping.signal, fed }))).rejects.toThrow(
    "closing",
  );
});

test("a batch that cannot be handed over ends the work, and whoever made it", async () => {
  const { fed, seen } = endless({ ...houses, houses: [(() => undefined) as never] });
  await expect(answerOf(threads.run("description", asked, { fed }))).rejects.toThrow("could not be cloned");
  expect(seen.ended).toBe(true);
});
