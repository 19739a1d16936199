import type { TerritoryTables } from "@lotir/database";
import { Notice } from "@lotir/notices";
import { type Kysely, sql } from "kysely";

/** One lot of a sale as it is kept. Its `notice` holds that lot alone. */
export interface KeptAuction {
  readonly site: string;
  readonly id: string;
  readonly lot: number;
  /** How many lots its notice has. */
  readonly of: number;
  readonly region: string;
  readonly url: string;
  readonly notice: Notice;
  readonly fictional: boolean;
  readonly firstReadAt: Date;
  readonly readAt: Date;
}

export type NewAuction = Omit<KeptAuction, "firstReadAt" | "readAt">;

export interface KeptChange {
  readonly site: string;
  readonly id: string;
  readonly lot: number;
  readonly field: "price" | "hearing" | "status" | "result";
  readonly before: string | null;
  readonly after: string | null;
  readonly changedAt: Date;
}

interface Watched {
  readonly price: string | null;
  readonly hearing: string | null;
  readonly status: string | null;
  readonly result: string | null;
}

const textOf = (value: number | string | null | undefined): string | null => (value == null ? null : String(value));

const watchedOf = ({ notice }: Pick<NewAuction, "notice">): Watched => ({
  price: textOf(notice.lots[0]?.startingPriceEur),
  hearing: textOf(notice.hearing?.on),
  status: notice.status,
  result: textOf(notice.lots[0]?.resultEur),
});

/** What a new reading says otherwise. A price that the page no longer gives is not a change. */
const changesOf = (before: Watched, after: Watched): readonly Pick<KeptChange, "field" | "before" | "after">[] =>
  (["price", "hearing", "status", "result"] as const).flatMap((field) =>
    after[field] === null || after[field] === before[field]
      ? []
      : [{ field, before: before[field], after: after[field] }],
  );

const keepOne = async (writer: Kysely<TerritoryTables>, auction: NewAuction): Promise<number> => {
  const { site, id, lot, of, region, url, notice, fictional } = auction;
  const known = await writer
    .selectFrom("territory.auction")
    .select("facts")
    .where("site", "=", site)
    .where("notice", "=", id)
    .where("lot", "=", lot)
    .executeTakeFirst();
  const after = watchedOf(auction);
  const facts = JSON.stringify({ notice, of });
  await sql`
    insert into territory.auction (site, notice, lot, region, url, facts, status, hearing_on, starting_price_eur,
      result_eur, fictional)
    values (${site}, ${id}, ${lot}, ${region}, ${url}, ${facts}::jsonb, ${notice.status},
      ${after.hearing}::date, ${notice.lots[0]?.startingPriceEur ?? null}::float, ${notice.lots[0]?.resultEur ?? null}::float,
      ${fictional})
    on conflict (site, notice, lot) do update set region = excluded.region, url = excluded.url, facts = excluded.facts,
      status = excluded.status, hearing_on = excluded.hearing_on, starting_price_eur = excluded.starting_price_eur,
      result_eur = excluded.result_eur, read_at = now()`.execute(writer);
  const read = known === undefined ? undefined : Notice.safeParse(Object(known.facts).notice);
  if (!read?.success) return 0;
  const changes = changesOf(watchedOf({ notice: read.data }), after);
  for (const change of changes)
    await writer
      .insertInto("territory.auction_change")
      .values({ site, notice: id, lot, ...change })
      .execute();
  return changes.length;
};

/** Keeps what was read, and what changed since it was read before; how many things did. */
export const keepAuctions = async (
  writer: Kysely<TerritoryTables>,
  auctions: readonly NewAuction[],
): Promise<number> => {
  let changes = 0;
  for (const auction of auctions) changes += await keepOne(writer, auction);
  return changes;
};

interface Row {
  readonly site: string;
  readonly notice: string;
  readonly lot: number;
  readonly region: string;
  readonly url: string;
  readonly facts: unknown;
  readonly fictional: boolean;
  readonly first_read_at: Date;
  readonly read_at: Date;
}

const keptOf = (row: Row): readonly KeptAuction[] => {
  const facts = Object(row.facts);
  const read = Notice.safeParse(facts.notice);
  if (!read.success) return [];
  const { site, lot, region, url, fictional } = row;
  const of = Number(facts.of ?? 1);
  const [firstReadAt, readAt] = [new Date(row.first_read_at), new Date(row.read_at)];
  return [{ site, id: row.notice, lot, of, region, url, notice: read.data, fictional, firstReadAt, readAt }];
};

const COLUMNS = ["site", "notice", "lot", "region", "url", "facts", "fictional", "first_read_at", "read_at"] as const;

/** Sales of a region told by these sites, nearest hearing first. */
export const findAuctions = async (
  reader: Kysely<TerritoryTables>,
  { region, sites }: { readonly region: string; readonly sites: readonly string[] },
): Promise<readonly KeptAuction[]> => {
  if (sites.length === 0) return [];
  const rows = await reader
    .selectFrom("territory.auction")
    .select(COLUMNS)
    .where("region", "=", region)
    .where("site", "in", sites)
    .orderBy(sql`hearing_on nulls last`)
    .orderBy("site")
    .orderBy("notice")
    .orderBy("lot")
    .limit(2_000)
    .execute();
  return rows.flatMap(keptOf);
};

/** One sale by its site, its notice and its lot. */
export const findAuction = async (
  reader: Kysely<TerritoryTables>,
  { site, id, lot }: Pick<KeptAuction, "site" | "id" | "lot">,
): Promise<KeptAuction | undefined> => {
  const row = await reader
    .selectFrom("territory.auction")
    .select(COLUMNS)
    .where("site", "=", site)
    .where("notice", "=", id)
    .where("lot", "=", lot)
    .executeTakeFirst();
  return row === undefined ? undefined : keptOf(row)[0];
};

/** What changed of the sales of a region, last first. */
export const findAuctionChanges = async (
  reader: Kysely<TerritoryTables>,
  region: string,
): Promise<readonly KeptChange[]> => {
  const { rows } = await sql<KeptChange>`
    select c.site, c.notice as id, c.lot, c.field, c.before, c.after, c.changed_at as "changedAt"
    from territory.auction_change c join territory.auction a using (site, notice, lot)
    where a.region = ${region} order by c.changed_at desc, c.id desc limit 1000`.execute(reader);
  return rows;
};
