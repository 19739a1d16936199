import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startSession } from "../embedded/session.ts";
import type { RunScript } from "../migrate.ts";
import type { TestHome } from "./homes.fixture.ts";

const PROVISION = new URL("../provision.sql", import.meta.url);

/** A base with its roles and PostGIS but not one migration, spoken to as its administrator. */
export interface BareBase {
  readonly run: RunScript;
  readonly close: () => Promise<void>;
}

const embedded = async (): Promise<BareBase> => {
  const folder = mkdtempSync(join(tmpdir(), "lotir-test-bare-"));
  const session = await startSession(folder);
  const lease = await session.lease("work");
  return {
    run: (sql) => lease.ask({ kind: "exec", sql }),
    close: async () => {
      lease.release();
      await session.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const onServer = async (url: string): Promise<BareBase> => {
  const client = new pg.Client(url);
  await client.connect();
  return {
    run: async (sql) => {
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
      const last = Array.isArray(results) ? results.at(-1) : results;
      return { rows: last?.rows ?? [], command: last?.command ?? "", rowCount: last?.rowCount ?? 0 };
    },
    close: () => client.end(),
  };
};

/** Takes every migration back, so that they can be applied again. */
export const withoutSchemas = (run: RunScript) =>
  run("drop schema if exists territory, app, auth, jobs, migration cascade");

export const bareBase = async (home: TestHome): Promise<BareBase> => {
  const where = home.where();
  const base = where.kind === "server" ? await onServer(where.url) : await embedded();
  await withoutSchemas(base.run);
  await base.run(readFileSync(PROVISION, "utf8"));
  return base;
};
