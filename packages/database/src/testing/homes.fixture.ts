import { createHash, randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, test } from "vitest";
import type { Database } from "../database.ts";
import { readMigrations } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import type { Home } from "../open-options.ts";
import { findPostgres, type PrivateCluster, startPrivateCluster } from "./private-cluster.fixture.ts";

const APP_VERSION = "0.0.0-test";

/** One home under test, empty and of its own. */
export interface TestHome {
  readonly kind: Home["kind"];
  /** Where it is; a second `openDatabase` there is a second process as far as the first can tell. */
  readonly where: () => Home;
  readonly open: () => Promise<Database>;
}

const open = async (home: Home): Promise<Database> => {
  const opened = await openDatabase({ home, appVersion: APP_VERSION });
  if (!opened.ok) throw new Error(`The test database did not open: ${JSON.stringify(opened.failure)}`);
  return opened.value;
};

const OUTSIDE_MIGRATIONS = ["../provision.sql", "../embedded/embedded-only.sql"];

/** Everything that a new base is made of: an edit to any of it makes another template. */
export const templateMark = (read = (file: URL): string => readFileSync(file, "utf8")): string => {
  const whole = createHash("sha256");
  for (const { checksum } of readMigrations()) whole.update(checksum);
  for (const file of OUTSIDE_MIGRATIONS) whole.update(read(new URL(file, import.meta.url)));
  return whole.digest("hex").slice(0, 24);
};

/** Creating takes seconds, copying a fraction of one: a base as these files make it is created once on this machine. */
const embeddedTemplate = async (): Promise<string> => {
  const mark = templateMark();
  const template = join(tmpdir(), `lotir-test-database-${mark}`);
  if (existsSync(template)) return template;
  const making = mkdtempSync(join(tmpdir(), "lotir-test-making-"));
  await (await open({ kind: "embedded", folder: making })).close();
  try {
    renameSync(making, template);
  } catch (cause) {
    // Another test file made it in the meantime: its copy is as good as ours.
    if (!existsSync(template)) throw cause;
    rmSync(making, { recursive: true, force: true });
  }
  return template;
};

/** A folder with a database created and migrated, removed by the test that asked for it. */
export const embeddedFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-test-"));
  cpSync(await embeddedTemplate(), folder, { recursive: true });
  return folder;
};

/** As the administrator of the server. */
export const onServer = async <Outcome>(
  url: string,
  work: (client: pg.Client) => Promise<Outcome>,
): Promise<Outcome> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export interface TestServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const MAKING_TEMPLATE = 7_120_440_953;

/** As for the embedded home: made once on this server, marked as a template when it is whole. Its name. */
const serverTemplate = (admin: string): Promise<string> =>
  onServer(admin, async (client) => {
    const name = `lotir_test_template_${templateMark()}`;
    // Held until this connection ends: whoever comes meanwhile finds it made.
    await client.query(`select pg_advisory_lock(${MAKING_TEMPLATE})`);
    const whole = await client.query("select from pg_database where datname = $1 and datistemplate", [name]);
    if (whole.rowCount === 1) return name;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    const secretsFolder = mkdtempSync(join(tmpdir(), "lotir-test-secrets-"));
    await (await open({ kind: "server", url: onBase(admin, name), secretsFolder })).close();
    rmSync(secretsFolder, { recursive: true, force: true });
    await client.query(`alter database ${name} is_template true`);
    return name;
  });

const onBase = (admin: string, name: string): string => {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
};

/** Whether tests have a PostgreSQL with PostGIS here. */
export const hasTestServer = (): boolean =>
  Boolean(process.env.LOTIR_TEST_DATABASE_URL) || findPostgres() !== undefined;

/** A base of its own, in the server that LOTIR_TEST_DATABASE_URL names or in a private one; undefined without either. */
export const openTestServer = async (): Promise<TestServer | undefined> => {
  const given = process.env.LOTIR_TEST_DATABASE_URL;
  const bin = findPostgres();
  const cluster: PrivateCluster | undefined = given || bin === undefined ? undefined : await startPrivateCluster(bin);
  const admin = given ?? cluster?.url;
  if (admin === undefined) return undefined;
  const name = `lotir_test_${randomBytes(6).toString("hex")}`;
  // A private cluster lives for this base alone: nothing would be copied twice.
  const copied = cluster === undefined ? ` template ${await serverTemplate(admin)}` : "";
  await onServer(admin, (client) => client.query(`create database ${name}${copied}`));
  const stop = async (): Promise<void> => {
    await onServer(admin, (client) => client.query(`drop database ${name} with (force)`));
    await cluster?.stop();
  };
  return { url: onBase(admin, name), stop };
};

const defineEmbedded = (define: (home: TestHome) => void): void => {
  describe("embarquée", () => {
    let folder = "";
    beforeAll(async () => {
      folder = await embeddedFolder();
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const where = (): Home => ({ kind: "embedded", folder });
    define({ kind: "embedded", where, open: () => open(where()) });
  });
};

const defineServer = (define: (home: TestHome) => void): void => {
  describe("serveur", () => {
    if (!hasTestServer()) {
      test("PostgreSQL", (context) => context.skip("aucun PostgreSQL avec PostGIS ici (LOTIR_TEST_DATABASE_URL)"));
      return;
    }
    let server: TestServer | undefined;
    let secretsFolder = "";
    beforeAll(async () => {
      secretsFolder = mkdtempSync(join(tmpdir(), "lotir-test-secrets-"));
      server = await openTestServer();
      if (server === undefined) throw new Error("No PostgreSQL to test on");
    });
    afterAll(async () => {
      await server?.stop();
      rmSync(secretsFolder, { recursive: true, force: true });
    });
    const where = (): Home => ({ kind: "server", url: server?.url ?? "", secretsFolder });
    define({ kind: "server", where, open: () => open(where()) });
  });
};

/** The same tests on both homes; the server's are skipped, with the reason, where there is no PostgreSQL. */
export const onBothHomes = (define: (home: TestHome) => void): void => {
  defineEmbedded(define);
  defineServer(define);
};

export { findPostgres, type ReplicaCluster, startPrivateCluster, startReplicaOf } from "./private-cluster.fixture.ts";
export {
  CANARY_A,
  CANARY_B,
  createTwoOrganisations,
  ORGANISATION_A,
  ORGANISATION_B,
} from "./two-organisations.fixture.ts";
