import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

test("jamais plus de deux à la fois, chacun à son tour, un échec rend le sien", async () => {
  const inTurn = takeTurns(2);
  const [began, ends]: [number[], (() => void)[]] = [[], []];
  let running = 0;
  const work = (rank: number) =>
    inTurn(async () => {
      running += 1;
      began.push(rank);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      if (rank === 1) throw new Error("raté");
      return rank;
    });
  const all = [0, 1, 2, 3].map(work);
  const settled = Promise.allSettled(all);
  for (let rank = 0; rank < 4; rank += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    expect(running).toBeLessThanOrEqual(2);
    ends[rank]?.();
  }
  expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(began).toEqual([0, 1, 2, 3]);
});
