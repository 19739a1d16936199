import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { processorOf } from "./product.ts";
import type { Phase } from "./scale-import.ts";

/** What an import fills, with the indexes that its tables have. */
const TABLES: readonly { readonly name: string; readonly key: string; readonly indexes: readonly string[] }[] = [
  { name: "parcelle", key: "id, load_id, commune", indexes: ["(load_id)", "using gist (geometry)"] },
  { name: "batiment", key: "load_id, number, commune", indexes: ["using gist (geometry)"] },
  { name: "voie", key: "load_id, number, commune", indexes: ["using gist (geometry)"] },
  { name: "zone", key: "load_id, number, commune", indexes: ["using gist (geometry)"] },
  { name: "sale", key: "load_id, id, commune", indexes: ["using gist (place)", "using gin (parcelle_ids)"] },
];

const buildOne = async (client: pg.Client, { name, key, indexes }: (typeof TABLES)[number], file: string) => {
  await client.query("begin");
  await client.query(`create table raw.${name} as select * from territory.loaded_${name} limit 0`);
  await pipeline(createReadStream(file), client.query(copyFrom(`copy raw.${name} from stdin`)));
  await client.query(`alter table raw.${name} add primary key (${key})`);
  for (const index of indexes) await client.query(`create index on raw.${name} ${index}`);
  await client.query("commit");
};

/**
 * The same rows by the shortest way there is: written in files beforehand, then one COPY a table in one transaction,
 * and the keys and indexes built at the end. Nothing is read from a source, mended, measured nor shown.
 */
export const rawCopy = async (url: string, folder: string): Promise<Phase & { readonly rows: number }> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("drop schema if exists raw cascade; create schema raw; checkpoint");
  let rows = 0;
  for (const { name } of TABLES) {
    const read = client.query(copyTo(`copy (select * from territory.loaded_${name}) to stdout`));
    await pipeline(read, createWriteStream(join(folder, `${name}.copy`)));
    rows += read.rowCount;
  }
  const { rows: backends } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = backends[0]?.pid ?? 0;
  const [started, own, theirs] = [performance.now(), process.cpuUsage(), processorOf(pid) ?? 0];
  for (const table of TABLES) await buildOne(client, table, join(folder, `${table.name}.copy`));
  const used = process.cpuUsage(own);
  const seconds = (performance.now() - started) / 1_000;
  const processor = (used.user + used.system) / 1e6 + (processorOf(pid) ?? 0) - theirs;
  for (const { name } of TABLES) rmSync(join(folder, `${name}.copy`));
  await client.query("drop schema raw cascade");
  await client.end();
  return { seconds, processor, rows };
};
