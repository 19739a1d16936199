import { expect, test } from "vitest";
import { isReading, refuseOtherThanRows } from "./statement.ts";

test.each([
  "select 1",
  "  \n with x as (select 1) select * from x",
  "INSERT into a values (1)",
  "merge into a using b",
])("passe : %s", (sql) => expect(() => refuseOtherThanRows(sql)).not.toThrow());

test.each([
  "set role postgres",
  "reset role",
  "do $$ begin end $$",
  "copy a to stdout",
  "commit",
  "begin",
  "rollback",
  "savepoint a",
  "/* select */ set role postgres",
  "-- select\nset role postgres",
  "selecta",
  "",
])("est refusé : %s", (sql) => expect(() => refuseOtherThanRows(sql)).toThrow(/rows only/));

test.each(["select 1", "  WITH x as (select 1) select * from x", 'select "updated_at" from a'])("lit : %s", (sql) =>
  expect(isReading(sql)).toBe(true),
);

test.each([
  "insert into a values (1)",
  "with x as (Delete from a returning *) select * from x",
  "select * from a for update",
  "select 1 into b",
  "update a set b = 1",
])("écrit peut-être : %s", (sql) => expect(isReading(sql)).toBe(false));
