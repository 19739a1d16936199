import type { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { runEach } from "./run-each.ts";

const MORNING = new Date("2026-11-26T05:00:00Z");

/** What `runEach` asks of pg-boss, with the jobs that already stand. */
const bossWith = (states: readonly string[]) => {
  const sent: object[] = [];
  let handler: () => Promise<void> = async () => undefined;
  const boss = {
    createQueue: async () => undefined,
    send: async (_queue: string, _data: object, options: object) => sent.push(options),
    work: async (_queue: string, _pace: object, work: () => Promise<void>) => {
      handler = work;
    },
    findJobs: async () => states.map((state) => ({ state })),
  };
  return { boss: boss as unknown as PgBoss, sent, due: () => handler() };
};

const recurring = (run: () => Promise<unknown> = async () => undefined) => ({ queue: "q", next: () => MORNING, run });
const ASKED = { startAfter: MORNING, singletonKey: "2026-11-26T05:00:00.000Z" };

test.each([
  ["nothing waits", [], [ASKED]],
  ["one waits", ["created"], []],
  ["one runs, which asks for the next by itself", ["active"], [ASKED]],
  ["the last one is over", ["completed", "failed"], [ASKED]],
])("at a start, %s", async (_, states, expected) => {
  const { boss, sent } = bossWith(states);
  await runEach(boss, recurring());
  expect(sent).toEqual(expected);
});

test("the next is asked before the work, so that work that fails comes back", async () => {
  const { boss, sent, due } = bossWith(["created"]);
  await runEach(
    boss,
    recurring(async () => {
      throw new Error("le courrier ne part pas");
    }),
  );
  await expect(due()).rejects.toThrow("le courrier ne part pas");
  expect(sent).toEqual([ASKED]);
});
