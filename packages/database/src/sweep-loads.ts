import { type Kysely, sql } from "kysely";
import type { LoadedTable } from "./copy/copy-into.ts";
import type { Database } from "./database.ts";
import type { TerritoryTables } from "./schemas/territory.ts";

const TABLES: readonly LoadedTable[] = [
  "territory.loaded_parcelle",
  "territory.loaded_beside",
  "territory.loaded_batiment",
  "territory.loaded_voie",
  "territory.loaded_zone",
  "territory.loaded_prescription",
  "territory.loaded_diagnosis",
  "territory.loaded_servitude",
  "territory.loaded_sale",
  "territory.loaded_parcelle_fact",
  "territory.loaded_parcelle_scan",
];

// Small batches, so that a search never waits long behind a sweep on the embedded home.
const BATCH = 1_000;

interface Retired {
  readonly id: number;
  readonly commune: string;
}

const removeBatch = async (
  loading: Kysely<TerritoryTables>,
  table: LoadedTable,
  { id, commune }: Retired,
): Promise<number> => {
  const rows = sql.table(table);
  const removed = await sql`delete from ${rows} where commune = ${commune} and load_id = ${id} and ctid = any(array(
    select ctid from ${rows} where commune = ${commune} and load_id = ${id} limit ${BATCH}))`.execute(loading);
  return Number(removed.numAffectedRows ?? 0);
};

/** Forgets a load that has no row left: another process that sweeps beside this one may still be removing them. */
const forget = async (loading: Kysely<TerritoryTables>, { id, commune }: Retired): Promise<void> => {
  const rows = TABLES.map(
    (table) => sql`not exists (select from ${sql.table(table)} where commune = ${commune} and load_id = ${id})`,
  );
  await sql`delete from territory.load where id = ${id} and ${sql.join(rows, sql` and `)}`.execute(loading);
};

/**
 * Removes the rows of retired loads; with `unfinished: "too"`, also those of loads never published, which only a
 * starting process may ask for, when no load runs. Resolves to the number of rows removed.
 */
export const sweepLoads = async (
  { loading, tidy }: Pick<Database, "loading" | "tidy">,
  { unfinished }: { readonly unfinished: "too" | "kept" } = { unfinished: "kept" },
): Promise<number> => {
  if (unfinished === "too")
    await sql`update territory.load set retired_at = now() where published_at is null and retired_at is null`.execute(
      loading,
    );
  const retired = await loading
    .selectFrom("territory.load")
    .select(["id", "commune"])
    .where("retired_at", "is not", null)
    .execute();
  let removed = 0;
  for (const load of retired) {
    for (const table of TABLES) {
      let batch = BATCH;
      while (batch === BATCH) {
        batch = await removeBatch(loading, table, load);
        removed += batch;
      }
    }
    await forget(loading, load);
  }
  if (removed > 0) await tidy();
  return removed;
};
