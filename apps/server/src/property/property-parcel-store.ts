import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

export interface StoredPropertyParcel {
  readonly parcelleId: string;
  readonly status: "proposed" | "validated";
  readonly surface: number | null;
  readonly vintage: string;
  /** GeoJSON. */
  readonly geometry: string;
}

/** The parcels of a property, the one it was added from first. */
export const findPropertyParcels = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<readonly StoredPropertyParcel[]> => {
  const { rows } = await sql<StoredPropertyParcel>`
    select parcelle_id as "parcelleId", status, surface_m2 as surface, vintage, ST_AsGeoJSON(geometry) as geometry
    from app.property_parcel where property_id = ${propertyId} order by created_at, parcelle_id`.execute(trx);
  return rows;
};

/** Takes a parcel of the territory into a property, with its own copy, or sets its status; false when it is unknown. */
export const insertPropertyParcel = async (
  trx: ApplicationTransaction,
  given: {
    readonly propertyId: string;
    readonly parcelleId: string;
    readonly status: StoredPropertyParcel["status"];
    readonly actorId: string;
  },
): Promise<boolean> => {
  const { propertyId, parcelleId, status, actorId } = given;
  const { rows } = await sql`
    insert into app.property_parcel (property_id, parcelle_id, status, surface_m2, vintage, geometry, created_by)
    select ${propertyId}::uuid, p.id, ${status}, p.surface_m2, coalesce(l.vintage, 'millésime non communiqué'),
      p.geometry, ${actorId}::uuid
    from territory.parcelle p join territory.layer l on l.commune = p.commune and l.name = 'parcelles'
    where p.commune = left(${parcelleId}, 5) and p.id = ${parcelleId}
    on conflict (organisation_id, property_id, parcelle_id) do update set status = excluded.status
    returning parcelle_id`.execute(trx);
  if (rows.length > 0) return true;
  // Its commune may no longer be loaded: what the property keeps of it stays.
  const kept = await trx
    .updateTable("app.property_parcel")
    .set({ status })
    .where("property_id", "=", propertyId)
    .where("parcelle_id", "=", parcelleId)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
};

/** Cadastral limits that two drawings share differ by less than this, in degrees: about 0.3 m. */
const SAME_LIMIT = 0.000003;

/** Whether the validated parcels of a property touch, from one to the next. */
export const areTouching = async (trx: ApplicationTransaction, propertyId: string): Promise<boolean> => {
  const { rows } = await sql<{ groups: number }>`
    select cardinality(ST_ClusterWithin(geometry, ${SAME_LIMIT})) as groups
    from app.property_parcel where property_id = ${propertyId} and status = 'validated'`.execute(trx);
  return Number(rows[0]?.groups ?? 1) === 1;
};

export const removeParcelsBut = async (
  trx: ApplicationTransaction,
  propertyId: string,
  kept: readonly string[],
): Promise<void> => {
  await trx
    .deleteFrom("app.property_parcel")
    .where("property_id", "=", propertyId)
    .where("parcelle_id", "not in", kept)
    .execute();
};

/** How many parcels each property of the organisation is made of. */
export const countParcels = async (trx: ApplicationTransaction): Promise<ReadonlyMap<string, number>> => {
  const rows = await trx
    .selectFrom("app.property_parcel")
    .select(({ fn }) => ["property_id as propertyId", fn.countAll<number>().as("parcels")])
    .groupBy("property_id")
    .execute();
  return new Map(rows.map(({ propertyId, parcels }) => [propertyId, Number(parcels)]));
};

/** A parcel that a property keeps, with the commune that its ground is published under today. */
export interface KeptParcel {
  readonly propertyId: string;
  readonly parcelleId: string;
  readonly surface: number | null;
  readonly vintage: string;
  readonly commune: string;
  /** The edition on show there; null while its cadastre is not loaded. */
  readonly edition: string | null;
}

/** What a source that does not date its edition is said to be of. */
export const NO_VINTAGE = "millésime non communiqué";

const uuids = (ids: readonly string[]) => sql.join(ids.map((id) => sql`${id}::uuid`));

/** The parcels of properties. A commune that joined another is looked for in that one. */
export const findKeptParcels = async (
  trx: ApplicationTransaction,
  propertyIds: readonly string[],
): Promise<readonly KeptParcel[]> => {
  if (propertyIds.length === 0) return [];
  const { rows } = await sql<KeptParcel>`
    with kept as (
      select property_id as "propertyId", parcelle_id as "parcelleId", surface_m2 as surface, vintage, created_at,
        coalesce((select c.code from territory.commune c
          join territory.layer l on l.commune = c.code and l.name = 'parcelles' and l.load_id is not null
          where left(parcelle_id, 5) = any (c.former_codes) limit 1), left(parcelle_id, 5)) as commune
      from app.property_parcel where property_id in (${uuids(propertyIds)}))
    select k."propertyId", k."parcelleId", k.surface, k.vintage, k.commune,
      case when l.load_id is not null then coalesce(l.vintage, ${NO_VINTAGE}) end as edition
    from kept k left join territory.layer l on l.commune = k.commune and l.name = 'parcelles'
    order by k."propertyId", k.created_at, k."parcelleId"`.execute(trx);
  return rows;
};

/** A parcel of today on the ground of a kept one. Areas in m², of the ellipsoid. */
export interface SharedGround {
  readonly propertyId: string;
  readonly parcelleId: string;
  readonly successorId: string;
  readonly surface: number | null;
  readonly keptM2: number;
  readonly keptPerimeterM: number;
  readonly areaM2: number;
  readonly sharedM2: number;
}

/** What stands today in a commune on the ground of parcels that properties keep. */
export const findSharedGround = async (
  trx: ApplicationTransaction,
  { commune, propertyIds }: { readonly commune: string; readonly propertyIds: readonly string[] },
): Promise<readonly SharedGround[]> => {
  const { rows } = await sql<SharedGround>`
    select k.property_id as "propertyId", k.parcelle_id as "parcelleId", n.id as "successorId",
      n.surface_m2 as surface, ST_Area(k.geometry::geography) as "keptM2",
      ST_Perimeter(k.geometry::geography) as "keptPerimeterM", ST_Area(n.geometry::geography) as "areaM2",
      ST_Area(ST_Intersection(ST_CollectionExtract(ST_MakeValid(k.geometry), 3),
        ST_CollectionExtract(ST_MakeValid(n.geometry), 3))::geography) as "sharedM2"
    from app.property_parcel k
    join territory.parcelle n on n.commune = ${commune} and n.geometry && k.geometry
    where k.property_id in (${uuids(propertyIds)})
    order by n.id`.execute(trx);
  return rows;
};

/** Copies a parcel of today into a property, over the copy that it had. */
export const takeParcel = async (
  trx: ApplicationTransaction,
  taken: {
    readonly propertyId: string;
    readonly parcelleId: string;
    readonly status: StoredPropertyParcel["status"];
    readonly actorId: string;
  },
): Promise<void> => {
  const { propertyId, parcelleId, status, actorId } = taken;
  await sql`
    insert into app.property_parcel (property_id, parcelle_id, status, surface_m2, vintage, geometry, created_by)
    select ${propertyId}::uuid, p.id, ${status}, p.surface_m2, coalesce(l.vintage, ${NO_VINTAGE}), p.geometry,
      ${actorId}::uuid
    from territory.parcelle p join territory.layer l on l.commune = p.commune and l.name = 'parcelles'
    where p.commune = left(${parcelleId}, 5) and p.id = ${parcelleId}
    on conflict (organisation_id, property_id, parcelle_id) do update
    set status = excluded.status, surface_m2 = excluded.surface_m2, vintage = excluded.vintage, geometry = excluded.geometry`.execute(
    trx,
  );
};
