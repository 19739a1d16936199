import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, nameOf, type RunScript, readMigrations } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { planMigrations } from "./plan-migrations.ts";
import { hasTestServer, openTestServer, type TestServer } from "./testing/homes.fixture.ts";

const ALL = readMigrations();

describe.skipIf(!hasTestServer())("préparer une mise à jour", () => {
  let server: TestServer | undefined;
  let secretsFolder = "";
  beforeAll(async () => {
    secretsFolder = mkdtempSync(join(tmpdir(), "lotir-plan-"));
    server = await openTestServer();
    const opened = await openDatabase({ home: home(), appVersion: "0.0.0-test" });
    if (!opened.ok) throw new Error(opened.failure.kind);
    await opened.value.close();
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(secretsFolder, { recursive: true, force: true });
  });
  const asAdministrator = async (text: string): Promise<void> => {
    const client = new pg.Client(server?.url);
    await client.connect();
    await client.query(text);
    await client.end();
  };
  const home = () => ({ kind: "server" as const, url: server?.url ?? "", secretsFolder });

  test("dit ce qui manque, n'y change rien, et plus rien d'une base à jour", async () => {
    expect(await planMigrations(home())).toEqual({ ok: true, value: [] });
    const last = ALL.slice(-2);
    await asAdministrator(`delete from migration.applied where version > ${ALL.length - 2}`);
    const planned = await planMigrations(home());
    expect(planned).toEqual({ ok: true, value: last.map(nameOf) });
    expect(await planMigrations(home())).toEqual(planned);
    for (const { version, name, checksum } of last)
      await asAdministrator(`insert into migration.applied (version, name, checksum, app_version)
        values (${version}, '${name}', '${checksum}', '0.0.0-test')`);
    await asAdministrator(`insert into migration.applied (version, name, checksum, app_version)
      values (${ALL.length + 1}, 'plus tard', 'x', '9.9.9')`);
    expect(await planMigrations(home())).toMatchObject({ ok: false, failure: { kind: "newer-version" } });
    await asAdministrator(`delete from migration.applied where version > ${ALL.length}`);
  });

  test("une table que d'autres tiennent est redemandée, sans faire attendre ceux qui la lisent", async () => {
    const [holder, reader, mover] = await Promise.all(
      [0, 1, 2].map(async () => {
        const client = new pg.Client(server?.url);
        await client.connect();
        return client;
      }),
    );
    if (holder === undefined || reader === undefined || mover === undefined) throw new Error("No client");
    try {
      await holder.query("begin; select count(*) from territory.layer");
      const sql = "alter table territory.layer add column tried integer";
      const next = { version: ALL.length + 1, name: "essai", sql, checksum: "x" };
      const run: RunScript = async (text) => {
        const results: pg.QueryResult | pg.QueryResult[] = await mover.query(text);
        const last = Array.isArray(results) ? results.at(-1) : results;
        return { rows: last?.rows ?? [], command: "", rowCount: 0 };
      };
      const said: string[] = [];
      const migrating = migrate(run, {
        migrations: [...ALL, next],
        appVersion: "0.0.0-test",
        onProgress: (sentence) => void said.push(sentence),
      });
      const waits =
        "select count(*)::integer as waits from pg_locks where not granted and mode = 'AccessExclusiveLock'";
      const isWaiting = async () => (await reader.query<{ waits: number }>(waits)).rows[0]?.waits;
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1);
      // It gives up by itself: who comes after it reads.
      await reader.query("select count(*) from territory.layer");
      await holder.query("commit");
      expect(await migrating).toBe(1);
      expect(said).toEqual([`Mise à jour de la base : ${nameOf(next)}…`]);
    } finally {
      await Promise.all([holder, reader, mover].map((client) => client.end()));
    }
  });
});
