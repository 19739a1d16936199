import type { Match } from "@lotir/adverts";
import type { FoundListing, ListingSourceName } from "@lotir/connectors";
import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

/** A property for sale as the organisation keeps it. */
export interface StoredListing {
  readonly id: string;
  readonly source: ListingSourceName;
  readonly commune: string;
  readonly listing: FoundListing;
  /** Null before its parcels were looked for. */
  readonly match: Match | null;
  readonly groundVersion: string | null;
  readonly parcelleId: string | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
  readonly firstSeenAt: Date;
}

const COLUMNS = sql`
  l.id, l.source, l.commune, l.listing, l.candidates as match, l.ground_version as "groundVersion",
  l.parcelle_id as "parcelleId", l.confirmed_by as "confirmedBy", l.confirmed_at as "confirmedAt",
  l.first_seen_at as "firstSeenAt"`;

/** The source, then its own id: the same advert twice is one row. */
export const listingIdOf = (source: ListingSourceName, { id }: Pick<FoundListing, "id">): string =>
  `${source}_${id.replace(/[^0-9A-Za-z-]/g, "-")}`.slice(0, 90);

interface Kept {
  readonly source: ListingSourceName;
  readonly commune: string;
  readonly listings: readonly FoundListing[];
}

/** Keeps what a source told, in one statement; one that changed has its parcels looked for again. */
export const keepListings = async (trx: ApplicationTransaction, { source, commune, listings }: Kept): Promise<void> => {
  if (listings.length === 0) return;
  const rows = [...new Map(listings.map((listing) => [listingIdOf(source, listing), listing]))];
  const given = JSON.stringify(rows.map(([id, listing]) => ({ id, listing })));
  await sql`
    insert into app.listing (id, source, commune, listing)
    select g.id, ${source}, ${commune}, g.listing
    from jsonb_to_recordset(${given}::jsonb) as g (id text, listing jsonb)
    on conflict (organisation_id, id) do update set listing = excluded.listing, commune = excluded.commune,
      seen_at = now(),
      ground_version = case when app.listing.listing = excluded.listing then app.listing.ground_version end`.execute(
    trx,
  );
};

/** Twelve months after their source last had them, adverts that no member confirmed go. */
export const forgetOldListings = async (trx: ApplicationTransaction): Promise<void> => {
  await sql`delete from app.listing where seen_at < now() - interval '12 months' and parcelle_id is null`.execute(trx);
};

/** Those of some communes, latest seen first. */
export const findListings = async (
  trx: ApplicationTransaction,
  communes: readonly string[],
): Promise<readonly StoredListing[]> => {
  if (communes.length === 0) return [];
  const { rows } = await sql<StoredListing>`
    select ${COLUMNS} from app.listing l where l.commune in (${sql.join(communes)})
    order by l.listing ->> 'publishedOn' desc nulls last, l.id`.execute(trx);
  return rows;
};

export const findListing = async (trx: ApplicationTransaction, id: string): Promise<StoredListing | undefined> => {
  const { rows } = await sql<StoredListing>`select ${COLUMNS} from app.listing l where l.id = ${id}`.execute(trx);
  return rows[0];
};

/** Keeps the parcels found behind adverts, and the edition of the ground that they were found on. */
export const keepMatches = async (
  trx: ApplicationTransaction,
  { matches, groundVersion }: { readonly matches: readonly Match[]; readonly groundVersion: string },
): Promise<void> => {
  const given = JSON.stringify(matches.map((match) => ({ id: match.id, match })));
  await sql`
    update app.listing l set candidates = g.match, ground_version = ${groundVersion}
    from jsonb_to_recordset(${given}::jsonb) as g (id text, match jsonb) where l.id = g.id`.execute(trx);
};

/** A member says which parcel it is, or takes it back; false where there is no such advert. */
export const confirmParcelle = async (
  trx: ApplicationTransaction,
  { id, parcelleId, actorId }: { readonly id: string; readonly parcelleId: string | null; readonly actorId: string },
): Promise<boolean> => {
  const { rows } = await sql`
    update app.listing l set parcelle_id = ${parcelleId}, confirmed_by = case when ${parcelleId}::text is null then null
      else ${actorId}::uuid end, confirmed_at = case when ${parcelleId}::text is null then null else now() end
    where l.id = ${id} returning l.id`.execute(trx);
  return rows.length > 0;
};

/** How an advert is called, and every word that it may be looked for by; the latest seen first. */
export interface NamedListing {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly commune: string;
}

export const listListingNames = async (trx: ApplicationTransaction): Promise<readonly NamedListing[]> => {
  const { rows } = await sql<NamedListing>`
    select l.id, l.listing ->> 'title' as title, l.commune,
      concat_ws(' ', l.listing ->> 'title', l.listing ->> 'street', l.listing -> 'city' ->> 'name', l.id) as words
    from app.listing l order by l.seen_at desc, l.id`.execute(trx);
  return rows;
};
