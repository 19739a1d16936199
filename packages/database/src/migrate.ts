import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { SqlResult } from "./sql-connection.ts";

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Runs fixed text, possibly several statements, outside any transaction of ours. Gives the last statement's result. */
export type RunScript = (sql: string) => Promise<SqlResult>;

const FOLDER = new URL("./migrations/", import.meta.url);

const readMigration = (file: string): Migration => {
  const sql = readFileSync(new URL(file, FOLDER), "utf8");
  return {
    version: Number(file.slice(0, 4)),
    name: file.slice(5, -".sql".length),
    sql,
    checksum: createHash("sha256").update(sql).digest("hex"),
  };
};

/** In order. Their numbers follow each other from 1. */
export const readMigrations = (): readonly Migration[] =>
  readdirSync(FOLDER)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()
    .map(readMigration);

export interface Applied {
  readonly version: number;
  readonly checksum: string;
  readonly appVersion: string;
}

const REGISTER = `
  create schema if not exists migration;
  create table if not exists migration.applied (
    version integer primary key,
    name text not null,
    checksum text not null,
    app_version text not null,
    applied_at timestamptz not null default now()
  );`;

/** What was applied so far; empty on a new database. Changes nothing. */
export const readApplied = async (run: RunScript): Promise<readonly Applied[]> => {
  const { rows } = await run("select to_regclass('migration.applied') is not null as present");
  if (rows[0]?.present !== true) return [];
  const applied = await run("select version, checksum, app_version from migration.applied order by version");
  return applied.rows.map((row) => ({
    version: Number(row.version),
    checksum: String(row.checksum),
    appVersion: String(row.app_version),
  }));
};

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * A migration that waits for a table makes everybody who comes after it wait too: it gives up soon, and asks again. What it
 * does once it has the table may last.
 */
const LOCK_TIMEOUT = "3s";
const LOCK_TRIES = 20;
const BETWEEN_TRIES_MS = 1_500;
const LOCK_NOT_AVAILABLE = "55P03";

const applyOne = (migration: Migration, appVersion: string): string => `
  begin;
  set local lock_timeout = '${LOCK_TIMEOUT}';
  set local role lotir_owner;
  ${migration.sql};
  insert into migration.applied (version, name, checksum, app_version)
  values (${migration.version}, ${literal(migration.name)}, ${literal(migration.checksum)}, ${literal(appVersion)});
  commit;`;

const isLockMissed = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;

export interface Migrating {
  readonly migrations: readonly Migration[];
  readonly appVersion: string;
  /** In French, before each. */
  readonly onProgress?: (sentence: string) => void;
}

/** Runs one migration whole or not at all; a table that others hold is asked for again, between them. */
const patiently = async (run: RunScript, script: string): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await run(script);
      return;
    } catch (error) {
      await run("rollback");
      if (!isLockMissed(error) || tries === LOCK_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  }
};

/** As files and people name it. */
export const nameOf = ({ version, name }: Pick<Migration, "version" | "name">): string =>
  `${String(version).padStart(4, "0")}-${name}`;

/** What is still to be applied, in order. */
export const missingAmong = (migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] => {
  const known = new Set(applied.map(({ version }) => version));
  return migrations.filter(({ version }) => !known.has(version));
};

/**
 * Applies what is missing, each in a transaction of its own, as the owner of the tables. Throws if an applied migration
 * was edited since: a migration that has run is never changed, another follows it.
 */
export const migrate = async (run: RunScript, { migrations, appVersion, onProgress }: Migrating): Promise<number> => {
  await run(`begin; set local role lotir_owner; ${REGISTER} commit;`);
  const applied = await readApplied(run);
  const checksums = new Map(applied.map((each) => [each.version, each.checksum]));
  const edited = migrations.find((each) => (checksums.get(each.version) ?? each.checksum) !== each.checksum);
  if (edited) throw new Error(`Migration ${edited.version} (${edited.name}) was edited after it was applied`);
  const missing = missingAmong(migrations, applied);
  for (const migration of missing) {
    // A base that is being created has nothing to be told of.
    if (applied.length > 0) onProgress?.(`Mise à jour de la base : ${nameOf(migration)}…`);
    await patiently(run, applyOne(migration, appVersion));
  }
  return missing.length;
};
