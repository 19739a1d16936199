import pg from "pg";
import type { BenchHome } from "./homes.ts";
import type { Member } from "./member.ts";
import { startProduct } from "./product.ts";

export interface SharedScan {
  readonly communes: number;
  readonly parcels: number;
  readonly lost: number;
  readonly doubled: number;
  readonly seconds: number;
  /** Of each of the two processes that work: processor seconds and the most memory held, megabytes. */
  readonly workers: readonly { readonly processor: number | null; readonly peakMb: number | null }[];
}

interface Counted {
  readonly parcels: string;
  readonly scanned: string;
  readonly distinct: string;
}

const LOOKS_EVERY = 2_000;

/** Communes, the smallest that are worth it first, until so many parcels are in them. */
const chosen = async (client: pg.Client, wanted: number): Promise<readonly string[]> => {
  const { rows } = await client.query<{ commune: string; kept: number }>(
    `select commune, (counts ->> 'kept')::integer as kept from territory.layer
     where name = 'parcelles' and (counts ->> 'kept')::integer > 300 order by 2, 1`,
  );
  const codes: string[] = [];
  let parcels = 0;
  for (const { commune, kept } of rows) {
    if (parcels >= wanted) break;
    codes.push(commune);
    parcels += kept;
  }
  return codes;
};

const countOf = async (client: pg.Client, codes: readonly string[]): Promise<Counted> => {
  const { rows } = await client.query<Counted>(
    `select (select count(*) from territory.parcelle where commune = any($1)) as parcels,
       (select count(*) from territory.parcelle_scan where commune = any($1)) as scanned,
       (select count(distinct parcelle_id) from territory.parcelle_scan where commune = any($1)) as distinct`,
    [codes],
  );
  return rows[0] ?? { parcels: "0", scanned: "0", distinct: "0" };
};

/** Two `lotir work` share the scan of some communes, asked by the product's own route of a `lotir serve`. */
export const sharedScan = async (
  home: BenchHome,
  asked: { readonly member: Member; readonly sourcesUrl: string; readonly parcels: number },
): Promise<SharedScan> => {
  const client = new pg.Client(home.databaseUrl);
  await client.connect();
  const codes = await chosen(client, asked.parcels);
  // As after a scan that somebody stopped: asked again, the commune is scanned and nothing of it is loaded again.
  await client.query(
    `insert into territory.layer (commune, name, status) select unnest($1::text[]), 'scan', 'cancelled'
     on conflict (commune, name) do update set status = 'cancelled'`,
    [codes],
  );
  for (const code of codes) await asked.member.post(`/api/communes/${code}/load`);
  const place = { home: home.folder, databaseUrl: home.databaseUrl, sourcesUrl: asked.sourcesUrl };
  const started = performance.now();
  const workers = await Promise.all([0, 1].map(() => startProduct({ ...place, part: "work" })));
  for (;;) {
    const { rows } = await client.query<{ left: string }>(
      "select count(*) as left from territory.layer where name = 'scan' and status <> 'loaded' and commune = any($1)",
      [codes],
    );
    if (rows[0]?.left === "0") break;
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
  }
  const seconds = (performance.now() - started) / 1_000;
  const used = workers.map((worker) => ({ processor: worker.processor(), peakMb: worker.memory()?.peak ?? null }));
  const { parcels, scanned, distinct } = await countOf(client, codes);
  await Promise.all(workers.map((worker) => worker.stop()));
  await client.end();
  return {
    communes: codes.length,
    parcels: Number(parcels),
    lost: Number(parcels) - Number(distinct),
    doubled: Number(scanned) - Number(distinct),
    seconds,
    workers: used,
  };
};
