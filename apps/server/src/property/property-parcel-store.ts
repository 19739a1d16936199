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
