import { expect, test } from "vitest";
import { nameOf, readMigrations } from "./migrate.ts";
import { unsafeIn } from "./testing/unsafe-migration.fixture.ts";

/** Those before stand as they were written: one of them, 0037, asked to stop the old version, and says so in docs/production.md. */
const SAFE_FROM = 38;

test.each(readMigrations().filter(({ version }) => version >= SAFE_FROM))(
  "%# : la version d'avant peut encore servir ($name)",
  (migration) => expect([nameOf(migration), unsafeIn(migration.sql)]).toEqual([nameOf(migration), []]),
);

test.each([
  ["drop table app.property", 1],
  ["alter table app.property drop column name", 1],
  ["alter table app.property rename column name to nom", 1],
  ["alter table app.property alter column name type integer", 1],
  ["alter table app.property alter column name set not null", 1],
  ["alter table app.property add column x integer not null", 1],
  ["create index on app.property (name)", 1],
  ["revoke select on app.property from lotir_application", 1],
  ["delete from app.property", 1],
  ["alter table app.property add column x integer not null default 0", 0],
  ["alter table app.property add column x integer", 0],
  ["create table app.x (a integer not null); create index on app.x (a)", 0],
  ["revoke execute on function app.f() from public", 0],
  ["-- drop table app.property\nselect 1", 0],
  ["-- L'ancienne version ne sert plus ensuite : la table change de forme, voir docs/production.md.\ndrop table x", 0],
  ["-- L'ancienne version ne sert plus ensuite : si.\ndrop table x", 1],
])("%s", (sql, faults) => expect(unsafeIn(sql)).toHaveLength(faults));
