import type { Database } from "@lotir/database";
import { onBothHomes } from "@lotir/database/testing";
import { getMigrations } from "better-auth/db/migration";
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from "kysely";
import { expect, test } from "vitest";
import { identityOptions } from "./identity-options.ts";

/** A base that looks empty, so that better-auth lists every table and column it wants. */
const emptyBase = () =>
  new Kysely<never>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: () => ({
        getTables: async () => [],
        getSchemas: async () => [],
        getMetadata: async () => ({ tables: [] }),
      }),
    },
  });

const noApplication = () => Promise.reject(new Error("No organisation is entered here"));

/** As on a server, where attempts are counted in the base too. */
const wantedColumns = async (): Promise<readonly string[]> => {
  const settings = {
    database: {
      identity: emptyBase() as unknown as Database["identity"],
      home: "server" as const,
      application: noApplication,
    },
    baseUrl: "http://localhost:3000",
    secret: "x".repeat(32),
    secureCookies: false,
  };
  const { compileMigrations } = await getMigrations(identityOptions(settings));
  const text = await compileMigrations();
  return [...text.matchAll(/create table "(\w+)" \((.*)\);/g)].flatMap(([, table, columns = ""]) =>
    [...columns.matchAll(/"(\w+)" (uuid|text|boolean|timestamptz|integer|bigint)/g)].map(
      ([, column, type]) => `${table}.${column} ${type}`,
    ),
  );
};

onBothHomes((home) => {
  test("les tables d'identité sont celles que better-auth demande", async () => {
    const database = await home.open();
    const { rows } = await sql<{ line: string }>`
      select table_name || '.' || column_name || ' '
        || replace(data_type, 'timestamp with time zone', 'timestamptz') as line
      from information_schema.columns where table_schema = 'auth' and table_name not in ('organisation_seal', 'invitation_secret', 'organisation_change', 'sign_in_pace', 'spent_code')`.execute(
      database.identity,
    );
    await database.close();
    const wanted = await wantedColumns();
    expect(wanted.length).toBeGreaterThan(50);
    expect(rows.map(({ line }) => line).sort()).toEqual([...wanted].sort());
  });
});
