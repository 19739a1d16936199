import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Home } from "@lotir/database";
import pg from "pg";
import { findPostgres, startPrivateCluster } from "../../packages/database/src/testing/private-cluster.fixture.ts";

export interface BenchHome {
  readonly name: "embarquée" | "PostgreSQL";
  readonly home: Home;
  /** As LOTIR_HOME and DATABASE_URL say it to the product. */
  readonly folder: string;
  readonly databaseUrl: string;
  remove(): Promise<void>;
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
};

const newFolder = (): string => mkdtempSync(join(tmpdir(), "lotir-banc-"));

const embeddedHome = (): BenchHome => {
  const folder = newFolder();
  return {
    name: "embarquée",
    home: { kind: "embedded", folder: join(folder, "database") },
    folder,
    databaseUrl: "",
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** A base of its own on a server. */
const serverHome = async (server: string, stop: () => Promise<void>): Promise<BenchHome> => {
  const name = `lotir_banc_${process.pid}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const folder = newFolder();
  return {
    name: "PostgreSQL",
    home: { kind: "server", url: url.href, secretsFolder: folder },
    folder,
    databaseUrl: url.href,
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Opens each home in turn: the embedded one, then PostgreSQL where it is given or found on this machine. */
export const benchHomes = (): readonly (() => Promise<BenchHome>)[] => {
  const given = process.env.LOTIR_TEST_DATABASE_URL || undefined;
  const programs = findPostgres();
  const embedded = async (): Promise<BenchHome> => embeddedHome();
  if (given !== undefined) return [embedded, () => serverHome(given, async () => undefined)];
  if (programs === undefined) return [embedded];
  return [
    embedded,
    async () => {
      const cluster = await startPrivateCluster(programs);
      return serverHome(cluster.url, cluster.stop);
    },
  ];
};
