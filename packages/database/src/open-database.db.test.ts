import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { readMigrations } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { openFailureSentence } from "./open-failure.ts";
import type { Home, ServerLogins } from "./open-options.ts";
import { loginsOf } from "./server/prepare-server.ts";
import { serverAddress } from "./server/server-address.ts";
import { embeddedFolder, onBothHomes, onServer } from "./testing/homes.fixture.ts";
import { createOrganisation, ORGANISATION_A } from "./testing/two-organisations.fixture.ts";
import { startWriter } from "./testing/writer-process.fixture.ts";

const appVersion = "0.0.0-test";
const FUTURE = { version: 9_000, name: "future", sql: "create table app.future (id int);", checksum: "future" };

onBothHomes((home) => {
  describe("ouverture", () => {
    test("une base écrite par une version plus récente est refusée sans être touchée", async () => {
      const migrations = [...readMigrations(), FUTURE];
      const newer = await openDatabase({ home: home.where(), appVersion: "99.0.0", migrations });
      if (!newer.ok) throw new Error(newer.failure.kind);
      await newer.value.close();
      const refused = await openDatabase({ home: home.where(), appVersion });
      const known = readMigrations().length;
      const failure = { kind: "newer-version", found: 9_000, known, writtenBy: "99.0.0" };
      expect(refused).toEqual({ ok: false, failure });
      const again = await openDatabase({ home: home.where(), appVersion, migrations });
      if (!again.ok) throw new Error(again.failure.kind);
      const { rows } = await sql`select to_regclass('app.future') is not null as kept`.execute(again.value.territory);
      await again.value.close();
      expect(rows).toEqual([{ kept: true }]);
    });

    if (home.kind === "server") {
      test("les mots de passe créés ne sont lisibles que par ce compte", () => {
        const where = home.where();
        const path = join(where.kind === "server" ? where.secretsFolder : "", "database-logins.json");
        expect(statSync(path).mode & 0o777).toBe(0o600);
        expect(readFileSync(path, "utf8")).not.toContain("postgres:");
      });

      const LOGINS = ["migrations", "identity", "jobs", "application"] as const;
      /** The four logins that the first opening drew for this base. */
      const drawnLogins = (where: Home & { kind: "server" }): Promise<ServerLogins> =>
        loginsOf(where, serverAddress(where.url));

      test.each(LOGINS)("un compte trop puissant est refusé, et nommé, avant toute migration : %s", async (strong) => {
        const where = home.where();
        if (where.kind !== "server") return;
        const logins = { ...(await drawnLogins(where)), [strong]: where.url };
        const refused = await openDatabase({
          home: { ...where, logins },
          appVersion,
          migrations: [...readMigrations(), { ...FUTURE, version: 9_001, sql: "create table app.never (id int);" }],
        });
        expect(refused).toMatchObject({ ok: false, failure: { kind: "rights-missing" } });
        if (!refused.ok) expect(openFailureSentence(refused.failure)).toContain(new URL(where.url).username);
        const open = await openDatabase({ home: where, appVersion, migrations: [...readMigrations(), FUTURE] });
        if (!open.ok) throw new Error(open.failure.kind);
        const { rows } = await sql`select to_regclass('app.never') is null as untouched`.execute(open.value.territory);
        await open.value.close();
        expect(rows).toEqual([{ untouched: true }]);
      });

      test("un compte donné à deux usages est refusé", async () => {
        const where = home.where();
        if (where.kind !== "server") return;
        const logins = await drawnLogins(where);
        const both = decodeURIComponent(new URL(logins.jobs).username);
        await onServer(where.url, (client) => client.query(`grant lotir_identity to ${both}`));
        const refused = await openDatabase({ home: { ...where, logins }, appVersion });
        await onServer(where.url, (client) => client.query(`revoke lotir_identity from ${both}`));
        expect(refused).toMatchObject({ ok: false, failure: { kind: "rights-missing" } });
        if (!refused.ok) expect(openFailureSentence(refused.failure)).toContain(`« ${both} » des travaux`);
      });

      test("un serveur absent, un mot de passe faux : dits avec l'adresse, sans le mot de passe", async () => {
        const where = home.where();
        if (where.kind !== "server") return;
        const away = await openDatabase({
          home: { ...where, url: "postgres://x:secret@127.0.0.1:1/lotir" },
          appVersion,
        });
        expect(away).toMatchObject({ ok: false, failure: { kind: "unreachable", server: "127.0.0.1:1/lotir" } });
        const missing = new URL(where.url);
        missing.pathname = "/absente";
        const absent = await openDatabase({ home: { ...where, url: missing.href }, appVersion });
        expect(absent).toMatchObject({ ok: false, failure: { kind: "unreachable" } });
        for (const each of [away, absent])
          if (!each.ok) expect(openFailureSentence(each.failure)).not.toContain("secret");
      });
    }
  });
});

describe("le dossier de la base embarquée", () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const readyFolder = async (): Promise<string> => {
    const folder = await embeddedFolder();
    folders.push(folder);
    return folder;
  };

  test("un second processus apprend le numéro du premier, et l'ouvre dès que celui-ci est tué", async () => {
    const home = { kind: "embedded", folder: await readyFolder() } as const;
    const first = await openDatabase({ home, appVersion });
    if (!first.ok) throw new Error(first.failure.kind);
    await createOrganisation(first.value, ORGANISATION_A);
    const own = await openDatabase({ home, appVersion });
    expect(own).toMatchObject({ ok: false, failure: { kind: "held-by", pid: process.pid } });
    await first.value.close();
    const writer = await startWriter(home, 0);
    const refused = await openDatabase({ home, appVersion });
    expect(refused).toMatchObject({ ok: false, failure: { kind: "held-by", pid: writer.pid, folder: home.folder } });
    if (!refused.ok) expect(openFailureSentence(refused.failure)).toContain(`le processus ${writer.pid}`);
    await writer.kill();
    const next = await openDatabase({ home, appVersion });
    expect(next.ok).toBe(true);
    if (next.ok) await next.value.close();
  });

  test("une création interrompue est recommencée", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lotir-test-half-"));
    folders.push(folder);
    mkdirSync(join(folder, "pg", "base"), { recursive: true });
    writeFileSync(join(folder, "pg", "PG_VERSION"), "18\n");
    writeFileSync(join(folder, "creating"), "");
    const opened = await openDatabase({ home: { kind: "embedded", folder }, appVersion });
    expect(opened.ok).toBe(true);
    if (opened.ok) await opened.value.close();
    expect(readdirSync(folder)).not.toContain("creating");
  });

  test("une base dont un fichier essentiel s'est perdu n'est ni effacée ni recommencée", async () => {
    const harms = [rmSync, (path: string) => writeFileSync(path, "")];
    for (const [file, harm] of ["PG_VERSION", "global/pg_control"].flatMap((name) =>
      harms.map((each) => [name, each] as const),
    )) {
      const folder = await readyFolder();
      harm(join(folder, "pg", file));
      const before = readdirSync(join(folder, "pg"), { recursive: true });
      const refused = await openDatabase({ home: { kind: "embedded", folder }, appVersion });
      expect(refused).toEqual({ ok: false, failure: { kind: "damaged", folder, lost: [file] } });
      if (!refused.ok) expect(openFailureSentence(refused.failure)).toContain("n'a pas été touchée");
      expect(readdirSync(join(folder, "pg"), { recursive: true })).toEqual(before);
    }
  });

  test("une base garde ses données quand tout ce qui l'entoure a disparu", async () => {
    const folder = await readyFolder();
    const first = await openDatabase({ home: { kind: "embedded", folder }, appVersion });
    if (!first.ok) throw new Error(first.failure.kind);
    await createOrganisation(first.value, ORGANISATION_A);
    await first.value.close();
    for (const name of readdirSync(folder)) if (name !== "pg") rmSync(join(folder, name));
    const again = await openDatabase({ home: { kind: "embedded", folder }, appVersion });
    if (!again.ok) throw new Error(again.failure.kind);
    const { rows } = await sql`select count(*)::integer as kept from auth.organization`.execute(again.value.identity);
    await again.value.close();
    expect(rows).toEqual([{ kept: 1 }]);
  });

  test("les fichiers d'un autre PostgreSQL ne sont pas touchés", async () => {
    const folder = await readyFolder();
    writeFileSync(join(folder, "pg", "PG_VERSION"), "99\n");
    const refused = await openDatabase({ home: { kind: "embedded", folder }, appVersion });
    expect(refused).toEqual({ ok: false, failure: { kind: "other-engine", folder, found: "99", known: "18" } });
  });
});
