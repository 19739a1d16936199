import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

/** Work that ends when it is told to. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
};
const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

test("trente-deux études demandées ensemble n'ouvrent pas trente-deux fils", async () => {
  const turn = takeTurns({ atOnce: 2, each: 40 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(number);
    await turnOfLoop();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 32 }, (_, number) => turn("a", work(number))));
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 32 }, (_, number) => number));
});

test("une organisation gourmande est refusée, une autre passe, et la place revient", async () => {
  const turn = takeTurns({ atOnce: 8, each: 2 });
  const [first, second] = [held(), held()];
  const running = [turn("a", first.work), turn("a", second.work)];
  await expect(turn("a", async () => 1)).rejects.toMatchObject({ code: "too-many-requests", status: 429 });
  expect(await turn("b", async () => 2)).toBe(2);
  first.end();
  await running[0];
  expect(await turn("a", async () => 3)).toBe(3);
  second.end();
  await running[1];
});

test("une étude qui échoue rend sa place", async () => {
  const turn = takeTurns({ atOnce: 1, each: 1 });
  const broken = async () => {
    throw new Error("boum");
  };
  await expect(turn("a", broken)).rejects.toThrow("boum");
  expect(await turn("a", async () => 4)).toBe(4);
});
