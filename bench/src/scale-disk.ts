import type pg from "pg";

/** Bytes of each table of the territory, its partitions, indexes and long values with it, and its rows; the largest first. */
export const diskOf = async (
  client: pg.Client,
): Promise<readonly { readonly table: string; readonly bytes: number; readonly rows: number }[]> => {
  const { rows } = await client.query<{ table: string; bytes: string; rows: string }>(`
    select coalesce(pg_partition_root(c.oid)::regclass, c.oid::regclass)::text as table,
      sum(pg_total_relation_size(c.oid)) as bytes, sum(greatest(0, c.reltuples))::bigint as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'territory' and c.relkind = 'r' group by 1 order by 2 desc`);
  return rows.map(({ table, bytes, rows: count }) => ({ table, bytes: Number(bytes), rows: Number(count) }));
};
