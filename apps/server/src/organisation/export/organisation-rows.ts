import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

export type Row = Readonly<Record<string, unknown>>;

/** Sealed keys are no data to take away: whoever brought them has them. */
const LEFT_OUT = new Set(["secret"]);

const tablesOf = async (trx: ApplicationTransaction): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'app' and table_type = 'BASE TABLE' order by table_name`.execute(trx);
  return rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
};

/** Every row that the organisation may read, by table, whatever tables there come to be: row security chooses them. */
export const organisationRows = async (trx: ApplicationTransaction): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const tables = new Map<string, readonly Row[]>();
  for (const name of await tablesOf(trx)) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.id("app", name)} t`.execute(trx);
    tables.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return tables;
};
