import { expect, test } from "vitest";
import { refuseOtherThanRows } from "./statement.ts";

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
