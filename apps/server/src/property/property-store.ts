import { type PROPERTY_FIELD_LABELS, readPostalAddress } from "@lotir/contract";
import type { ApplicationTransaction, PropertyStatus } from "@lotir/database";
import { sql } from "kysely";
import type { Kept } from "../versions/shared.ts";

/** What members write of a property itself. */
export type PropertyNames = {
  readonly [Field in keyof typeof PROPERTY_FIELD_LABELS]?: Field extends "status" ? PropertyStatus : string;
};

export interface StoredProperty {
  readonly id: string;
  readonly parcelleId: string;
  readonly name: string;
  readonly address: { readonly label: string; readonly city: string; readonly postalCode: string | null } | null;
  readonly status: string;
  readonly surface: number;
  readonly price: number | null;
  readonly score: number | null;
  readonly zone: string | null;
  readonly outline: string | null;
  /** Whether something was built on it when it was added; null where nobody knew. */
  readonly isBuilt: boolean | null;
  /** The advert that it was added from. */
  readonly listingId: string | null;
  readonly source: string;
  /** As the advert says; null of a parcel. */
  readonly kind: string | null;
  readonly lon: number;
  readonly lat: number;
  readonly vintage: string;
  readonly fictional: boolean;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = sql`
  p.id, p.parcelle_id as "parcelleId", p.name, p.address, p.status, p.surface_m2 as surface, p.price_eur as price,
  p.score, p.zone, p.provenance ->> 'outline' as outline,
  (p.provenance ->> 'built')::float > 0 as "isBuilt", p.listing_id as "listingId", p.source, p.kind, ST_X(ST_PointOnSurface(p.geometry)) as lon,
  ST_Y(ST_PointOnSurface(p.geometry)) as lat, p.vintage, p.fictional, p.version, p.created_at as "createdAt",
  p.updated_at as "updatedAt"`;

export const listStoredProperties = async (trx: ApplicationTransaction): Promise<readonly StoredProperty[]> => {
  const { rows } = await sql<StoredProperty>`
    select ${COLUMNS} from app.property p where p.deleted_at is null order by p.created_at desc, p.id`.execute(trx);
  return rows;
};

/** Where a property stands and what it is worth: what other tables hang on. Undefined when the organisation has none such. */
export interface PropertyGround {
  readonly parcelleId: string;
  readonly priceEur: number | null;
}

export const findPropertyGround = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<PropertyGround | undefined> => {
  const row = await trx
    .selectFrom("app.property")
    .select(["parcelle_id as parcelleId", "price_eur as priceEur"])
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row;
};

/** The parcels of a commune that the organisation has in its portfolio, in order. */
export const findParcellesInPortfolio = async (
  trx: ApplicationTransaction,
  commune: string,
): Promise<readonly string[]> => {
  const rows = await trx
    .selectFrom("app.property")
    .select("parcelle_id as parcelleId")
    .where("parcelle_id", "like", `${commune}%`)
    .where("deleted_at", "is", null)
    .orderBy("parcelle_id")
    .execute();
  return rows.map(({ parcelleId }) => parcelleId);
};

export const propertyCount = (trx: ApplicationTransaction) =>
  trx
    .selectFrom("app.property")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("deleted_at", "is", null);

export const countProperties = async (trx: ApplicationTransaction): Promise<number> =>
  Number((await propertyCount(trx).executeTakeFirstOrThrow()).total);

export const findStoredProperty = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<(StoredProperty & { readonly createdBy: string | null; readonly geometry: string }) | undefined> => {
  const { rows } = await sql<StoredProperty & { createdBy: string | null; geometry: string }>`
    select ${COLUMNS}, p.created_by as "createdBy", ST_AsGeoJSON(p.geometry) as geometry
    from app.property p where p.id = ${propertyId} and p.deleted_at is null`.execute(trx);
  return rows[0];
};

/** What members write of a property, held until the transaction ends; undefined when it is not there. */
export const holdProperty = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<Kept<PropertyNames> | undefined> => {
  const row = await trx
    .selectFrom("app.property")
    .select(["name", "address", "status", "version", "updated_by", "updated_at"])
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const address = String(row.address?.label ?? "");
  const value = { name: row.name, address, status: row.status };
  return { value, version: row.version, writtenBy: row.updated_by, writtenAt: row.updated_at };
};

export const writeProperty = async (
  trx: ApplicationTransaction,
  propertyId: string,
  { name, address, status, actorId }: PropertyNames & { readonly actorId: string },
): Promise<void> => {
  const { postalCode, city } = readPostalAddress(address ?? "");
  const placed = { label: address, city, postalCode: postalCode || null };
  await trx
    .updateTable("app.property")
    .set({
      ...(name === undefined ? {} : { name }),
      ...(status === undefined ? {} : { status }),
      ...(address === undefined ? {} : { address: sql`coalesce(address, '{}') || ${JSON.stringify(placed)}::jsonb` }),
      updated_by: actorId,
    })
    .where("id", "=", propertyId)
    .execute();
};

/** Whether the parcels of a property were declared of one owner or indivision. */
export const isOfOneOwner = async (trx: ApplicationTransaction, propertyId: string): Promise<boolean> => {
  const row = await trx.selectFrom("app.property").select("one_owner").where("id", "=", propertyId).executeTakeFirst();
  return row?.one_owner ?? false;
};

export const setOneOwner = async (
  trx: ApplicationTransaction,
  { propertyId, oneOwner }: { readonly propertyId: string; readonly oneOwner: boolean },
): Promise<void> => {
  await trx.updateTable("app.property").set({ one_owner: oneOwner }).where("id", "=", propertyId).execute();
};

/** The ground of a property that several parcels make; nothing known of it leaves it unknown. */
export const setPropertySurface = async (
  trx: ApplicationTransaction,
  { propertyId, actorId, surface }: { readonly propertyId: string; readonly actorId: string; readonly surface: number },
): Promise<void> => {
  await trx
    .updateTable("app.property")
    .set({ surface_m2: surface > 0 ? surface : null, updated_by: actorId })
    .where("id", "=", propertyId)
    .execute();
};

/** Hides a property, or shows it again; the name it bears, undefined when there is no such one to hide or show. */
export const hideProperty = async (
  trx: ApplicationTransaction,
  { propertyId, actorId }: { readonly propertyId: string; readonly actorId: string },
): Promise<{ readonly name: string; readonly parcelleId: string } | undefined> =>
  trx
    .updateTable("app.property")
    .set({ deleted_at: new Date(), updated_by: actorId })
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .returning(["name", "parcelle_id as parcelleId"])
    .executeTakeFirst();

export const unhideProperty = async (
  trx: ApplicationTransaction,
  { propertyId, actorId, since }: { readonly propertyId: string; readonly actorId: string; readonly since: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update app.property p set deleted_at = null, updated_by = ${actorId}::uuid
    where p.id = ${propertyId} and p.deleted_at >= ${since} returning p.id`.execute(trx);
  return rows.length > 0;
};

/** Whether a hidden property's parcel was added anew. */
export const isThereAgain = async (trx: ApplicationTransaction, propertyId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from app.property p join app.property o on o.parcelle_id = p.parcelle_id and o.deleted_at is null
    where p.id = ${propertyId} and p.deleted_at is not null`.execute(trx);
  return rows.length > 0;
};

/** Ids of the properties deleted before then. */
export const findDeletedBefore = async (trx: ApplicationTransaction, before: Date): Promise<readonly string[]> => {
  const rows = await trx.selectFrom("app.property").select("id").where("deleted_at", "<", before).execute();
  return rows.map(({ id }) => id);
};

/** Removes for good what was hidden before that moment, with all that hangs from it. */
export const purgeProperties = async (trx: ApplicationTransaction, before: Date): Promise<void> => {
  await trx.deleteFrom("app.property").where("deleted_at", "<", before).execute();
};

export const findPropertyOfParcelle = async (
  trx: ApplicationTransaction,
  parcelleId: string,
): Promise<StoredProperty | undefined> => {
  const { rows } = await sql<StoredProperty>`
    select ${COLUMNS} from app.property p where p.parcelle_id = ${parcelleId} and p.deleted_at is null`.execute(trx);
  return rows[0];
};

/** The property that was added from an advert. */
export const findPropertyOfListing = async (
  trx: ApplicationTransaction,
  listingId: string,
): Promise<StoredProperty | undefined> => {
  const { rows } = await sql<StoredProperty>`
    select ${COLUMNS} from app.property p where p.listing_id = ${listingId} and p.deleted_at is null`.execute(trx);
  return rows[0];
};

export interface NewProperty {
  readonly parcelleId: string;
  readonly name: string;
  readonly address: { readonly label: string; readonly city: string; readonly postalCode: string | null };
  readonly outline: string | null;
  readonly createdBy: string;
  /** Of an advert: what is asked for it stands for its price. */
  readonly advert?: {
    readonly listingId: string;
    readonly source: string;
    readonly kind: "house" | "land" | "apartment" | "other";
    readonly priceEur: number | null;
  };
}

/**
 * Copies a parcel into the portfolio with the figures of the territory, never those of a payload. False when the
 * organisation already has it: two members or a double click make one property.
 */
export const insertProperty = async (trx: ApplicationTransaction, property: NewProperty): Promise<boolean> => {
  const { parcelleId, name, address, outline, createdBy, advert } = property;
  const asked = advert?.priceEur ?? null;
  const { rows } = await sql`
    insert into app.property (parcelle_id, name, address, surface_m2, price_eur, price_low_eur, price_high_eur, score,
      score_coverage, zone, provenance, fictional, vintage, geometry, created_by, listing_id, source, kind, status)
    select f.parcelle_id, ${name}, ${JSON.stringify(address)}::jsonb, f.surface_m2,
      coalesce(${asked}::double precision, f.price_eur),
      case when ${asked}::double precision is null then f.price_low_eur end,
      case when ${asked}::double precision is null then f.price_high_eur end, f.score, f.coverage, f.zone,
      jsonb_build_object('score', f.version, 'cadastre', l.source, 'outline', ${outline}::text, 'built', f.built_m2), c.fictional,
      coalesce(l.vintage, 'millésime non communiqué'), p.geometry, ${createdBy}::uuid,
      ${advert?.listingId ?? null}::text, ${advert?.source ?? "cadastre"}::text, ${advert?.kind ?? null}::text,
      ${advert === undefined ? "cadastre" : "annonce"}::text
    from territory.parcelle_fact f
    join territory.parcelle p on p.commune = f.commune and p.id = f.parcelle_id
    join territory.commune c on c.code = f.commune
    join territory.layer l on l.commune = f.commune and l.name = 'parcelles'
    where f.commune = left(${parcelleId}, 5) and f.parcelle_id = ${parcelleId}
    on conflict (organisation_id, parcelle_id) where deleted_at is null do nothing
    returning id`.execute(trx);
  return rows.length > 0;
};

/** How a property is called, and every word that it may be looked for by; the latest changed first. */
export interface NamedProperty {
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

export const listPropertyNames = async (trx: ApplicationTransaction): Promise<readonly NamedProperty[]> => {
  const { rows } = await sql<NamedProperty>`
    select p.id, p.name,
      concat_ws(' ', p.name, p.address ->> 'label', p.address ->> 'city', p.parcelle_id) as words
    from app.property p where p.deleted_at is null order by p.updated_at desc, p.id`.execute(trx);
  return rows;
};

/** The names of one property, or of all of them, by id. */
export const findPropertyNames = async (
  trx: ApplicationTransaction,
  propertyId?: string,
): Promise<ReadonlyMap<string, string>> => {
  const all = trx.selectFrom("app.property").select(["id", "name"]).where("deleted_at", "is", null);
  const rows = await (propertyId === undefined ? all : all.where("id", "=", propertyId)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** The property is known by another of its parcels, as today's cadastre draws it: its place and its edition follow. */
export const knowByParcel = async (
  trx: ApplicationTransaction,
  given: { readonly propertyId: string; readonly parcelleId: string; readonly actorId: string },
): Promise<void> => {
  const { propertyId, parcelleId, actorId } = given;
  await sql`
    update app.property k set parcelle_id = p.id, vintage = coalesce(l.vintage, 'millésime non communiqué'),
      geometry = p.geometry, updated_by = ${actorId}::uuid
    from territory.parcelle p join territory.layer l on l.commune = p.commune and l.name = 'parcelles'
    where k.id = ${propertyId}::uuid and p.commune = left(${parcelleId}, 5) and p.id = ${parcelleId}`.execute(trx);
};
