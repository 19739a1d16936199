import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openQueue, workOn } from "./job-queue.ts";
import { openBoss } from "./open-boss.ts";

onBothHomes((home) => {
  describe("pg-boss sur la base", () => {
    let database: Database;
    let boss: PgBoss;
    beforeAll(async () => {
      database = await home.open();
      boss = new PgBoss({
        db: database.jobs,
        schema: "jobs",
        createSchema: false,
        backend: home.kind === "embedded" ? "pglite" : "postgres",
        useListenNotify: true,
      });
      boss.on("error", () => {});
      await boss.start();
      await boss.createQueue("essai", { notify: true });
    });
    afterAll(async () => {
      await boss?.stop({ graceful: false });
      await database?.close();
    });

    test("pg-boss installe ses tables, donne ses travaux et les voit finis", async () => {
      const done: number[] = [];
      // A job sent while a worker fetches may be missed by the notification: the poll is what makes it sure.
      const often = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
      await boss.work<{ number: number }>("essai", often, async ([job]) => {
        done.push(job?.data.number ?? -1);
      });
      for (const number of [1, 2, 3]) await boss.send("essai", { number });
      await expect.poll(() => [...done].sort(), { timeout: 20_000 }).toEqual([1, 2, 3]);
    });

    test("what is asked again while its job ends is done again, and not said to wait for ever", async () => {
      await openQueue(boss, "relire", database);
      const asked = { singletonKey: "le même" };
      let times = 0;
      await workOn(boss, { queue: "relire" }, async () => {
        times += 1;
        if (times === 1) await boss.send("relire", {}, asked);
      });
      await boss.send("relire", {}, asked);
      await expect.poll(() => times, { timeout: 20_000 }).toBe(2);
    });

    test("a key that the last look found at work does not hold back the job that follows its end", async () => {
      await openQueue(boss, "reprise", database);
      await sql`update jobs.queue set singletons_active = array['le même'], monitor_on = now()
        where name = 'reprise'`.execute(database.loading);
      const started = await openBoss({ database, reportBug: () => undefined });
      try {
        let times = 0;
        await workOn(started, { queue: "reprise" }, async () => {
          times += 1;
        });
        await started.send("reprise", {}, { singletonKey: "le même" });
        await expect.poll(() => times, { timeout: 30_000 }).toBe(1);
      } finally {
        await started.stop({ graceful: false });
      }
    });

    test("a queue of this policy keeps its jobs, and takes the patience of this version", async () => {
      await boss.createQueue("patiente", { policy: "stately", retryLimit: 9, heartbeatSeconds: 300 });
      await boss.send("patiente", { kept: true });
      await openQueue(boss, "patiente", database);
      const [server, embedded] = [
        { retryLimit: 3, heartbeatSeconds: 16 },
        { retryLimit: 1, heartbeatSeconds: 60 },
      ];
      expect(await boss.getQueue("patiente")).toMatchObject(home.kind === "server" ? server : embedded);
      expect(await boss.findJobs("patiente")).toMatchObject([{ data: { kept: true } }]);
    });

    test("a queue of another policy, left by an older version, is made anew", async () => {
      await boss.createQueue("ancienne", { policy: "exclusive" });
      await openQueue(boss, "ancienne", database);
      expect(await boss.getQueue("ancienne")).toMatchObject({
        policy: "stately",
        retryLimit: home.kind === "server" ? 3 : 1,
      });
    });
  });
});
