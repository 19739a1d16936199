import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";
import type { StoredPropertyParcel } from "./property-parcel-store.ts";

/** A parcel that a property keeps, with the commune that its ground is published under today. */
export interface KeptParcel {
  readonly propertyId: string;
  readonly name: string;
  readonly parcelleId: string;
  readonly surface: number | null;
  readonly vintage: string;
  readonly commune: string;
  /** The edition on show there; null while its cadastre is not loaded. */
  readonly edition: string | null;
}

const NO_VINTAGE = "millésime non communiqué";

/** The parcels of one property, or of all of them. A commune that joined another is looked for in that one. */
export const findKeptParcels = async (
  trx: ApplicationTransaction,
  propertyId?: string,
): Promise<readonly KeptParcel[]> => {
  const one = propertyId === undefined ? sql`` : sql`and p.id = ${propertyId}::uuid`;
  const { rows } = await sql<KeptParcel>`
    with kept as (
      select pp.property_id as "propertyId", p.name, pp.parcelle_id as "parcelleId", pp.surface_m2 as surface, pp.vintage,
        pp.created_at, coalesce((select c.code from territory.commune c
          join territory.layer l on l.commune = c.code and l.name = 'parcelles' and l.load_id is not null
          where left(pp.parcelle_id, 5) = any (c.former_codes) limit 1), left(pp.parcelle_id, 5)) as commune
      from app.property_parcel pp join app.property p on p.id = pp.property_id
      where p.deleted_at is null ${one})
    select k."propertyId", k.name, k."parcelleId", k.surface, k.vintage, k.commune,
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
      ST_Area(ST_Intersection(ST_MakeValid(k.geometry), ST_MakeValid(n.geometry))::geography) as "sharedM2"
    from app.property_parcel k
    join territory.parcelle n on n.commune = ${commune} and n.geometry && k.geometry
    where k.property_id in (${sql.join(propertyIds.map((id) => sql`${id}::uuid`))})
    order by n.id`.execute(trx);
  return rows;
};

/** Whether another property of the organisation is known by that parcel. */
export const isOfAnother = async (
  trx: ApplicationTransaction,
  { propertyId, parcelleId }: { readonly propertyId: string; readonly parcelleId: string },
): Promise<boolean> => {
  const other = await trx
    .selectFrom("app.property")
    .select("id")
    .where("parcelle_id", "=", sql<string>`${parcelleId}`)
    .where("id", "!=", propertyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return other !== undefined;
};

/** Copies a parcel of today into a property, over the copy that it had; its status there stays. */
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
    set surface_m2 = excluded.surface_m2, vintage = excluded.vintage, geometry = excluded.geometry`.execute(trx);
};

/** The property is known by one of its parcels: its place, its edition and its drawing follow. */
export const knowBy = async (
  trx: ApplicationTransaction,
  {
    propertyId,
    parcelleId,
    actorId,
  }: { readonly propertyId: string; readonly parcelleId: string; readonly actorId: string },
): Promise<void> => {
  await sql`
    update app.property p set parcelle_id = k.parcelle_id, vintage = k.vintage, geometry = k.geometry,
      updated_by = ${actorId}::uuid
    from app.property_parcel k
    where p.id = ${propertyId}::uuid and k.property_id = p.id and k.parcelle_id = ${parcelleId}`.execute(trx);
};
