import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "./open-database.ts";
import { embeddedFolder, onBothHomes } from "./testing/homes.fixture.ts";
import { createOrganisation, ORGANISATION_A } from "./testing/two-organisations.fixture.ts";
import { startWriter } from "./testing/writer-process.fixture.ts";

const KILLS = 20;
/** Always the same sequence: a run that fails can be run again. */
const pauses = Array.from({ length: KILLS }, (_, index) => 40 + ((index * 7919) % 400));

onBothHomes((home) => {
  describe("ce qui est confirmé est gardé", () => {
    test(`kill -9 pendant des écritures confirmées, ${KILLS} fois : aucune perdue, aucune doublée`, {
      timeout: 600_000,
    }, async () => {
      const first = await home.open();
      await createOrganisation(first, ORGANISATION_A);
      await first.close();
      const acknowledged: number[] = [];
      for (const [index, pause] of pauses.entries()) {
        const writer = await startWriter(home.where(), index * 1_000_000);
        await wait(pause);
        await writer.kill();
        acknowledged.push(...writer.acknowledged);
      }
      const database = await home.open();
      const rows = await database.application(ORGANISATION_A, (trx) =>
        trx.selectFrom("app.audit").select("subject").execute(),
      );
      await database.close();
      const kept = rows.map((row) => Number(row.subject));
      const present = new Set(kept);
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      expect(acknowledged.filter((number) => !present.has(number))).toEqual([]);
      expect(present.size).toBe(kept.length);
    });
  });
});

describe("la base embarquée écrit sur le disque", () => {
  test("un fsync par transaction confirmée, aucun pour une lecture", async () => {
    const folder = await embeddedFolder();
    const opened = await openDatabase({ home: { kind: "embedded", folder }, appVersion: "0.0.0-test" });
    if (!opened.ok) throw new Error(opened.failure.kind);
    const database = opened.value;
    const { rows } = await sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
      current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commits`.execute(
      database.territory,
    );
    expect(rows).toEqual([{ fsync: "on", method: "fsync", pages: "on", commits: "on" }]);
    await createOrganisation(database, ORGANISATION_A);
    const spent = async (work: () => Promise<unknown>): Promise<number> => {
      const before = database.fsyncs() ?? 0;
      await work();
      return (database.fsyncs() ?? 0) - before;
    };
    const write = () =>
      database.application(ORGANISATION_A, (trx) =>
        trx.insertInto("app.audit").values({ actor_id: null, action: "x", subject: "x" }).execute(),
      );
    const read = () => database.application(ORGANISATION_A, (trx) => trx.selectFrom("app.audit").selectAll().execute());
    await write();
    for (let round = 0; round < 50; round++) expect(await spent(write)).toBe(1);
    await read();
    expect(await spent(read)).toBe(0);
    const undone = () => database.application(ORGANISATION_A, () => Promise.reject(new Error("non"))).catch(() => {});
    expect(await spent(undone)).toBe(0);
    await database.close();
  });
});
