import type { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { workOn } from "./job-queue.ts";

type Handler = (jobs: readonly { readonly data: string }[]) => Promise<void>;

/** What `workOn` asks of pg-boss, which finds out by itself that a worker was woken. */
const listener = () => {
  const handlers: Handler[] = [];
  const woken: string[] = [];
  const boss = {
    work: async (_queue: string, _pace: unknown, handler: Handler) => `worker ${handlers.push(handler)}`,
    notifyWorker: (worker: string) => woken.push(worker),
  };
  return { boss: boss as unknown as PgBoss, handlers, woken };
};

test("a worker that ends a job, well or not, looks for the next at once; one that found none rests", async () => {
  const { boss, handlers, woken } = listener();
  const ran: string[] = [];
  await workOn<string>(boss, { queue: "couches", atOnce: 2 }, async (asked) => {
    ran.push(asked);
    if (asked === "mauvais") throw new Error(asked);
  });
  expect(handlers).toHaveLength(2);
  await handlers[0]?.([{ data: "bon" }]);
  expect(woken).toEqual(["worker 1"]);
  await expect(handlers[1]?.([{ data: "mauvais" }])).rejects.toThrow("mauvais");
  expect(woken).toEqual(["worker 1", "worker 2"]);
  await handlers[0]?.([]);
  expect(woken).toHaveLength(2);
  expect(ran).toEqual(["bon", "mauvais"]);
});
