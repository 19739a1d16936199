import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

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
  p.score, p.zone, p.provenance ->> 'outline' as outline, ST_X(ST_PointOnSurface(p.geometry)) as lon,
  ST_Y(ST_PointOnSurface(p.geometry)) as lat, p.vintage, p.fictional, p.version, p.created_at as "createdAt",
  p.updated_at as "updatedAt"`;

export const listStoredProperties = async (trx: ApplicationTransaction): Promise<readonly StoredProperty[]> => {
  const { rows } = await sql<StoredProperty>`
    select ${COLUMNS} from app.property p order by p.created_at desc, p.id`.execute(trx);
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
    .executeTakeFirst();
  return row;
};

export const countProperties = async (trx: ApplicationTransaction): Promise<number> => {
  const row = await trx
    .selectFrom("app.property")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(row.total);
};

export const findPropertyOfParcelle = async (
  trx: ApplicationTransaction,
  parcelleId: string,
): Promise<StoredProperty | undefined> => {
  const { rows } = await sql<StoredProperty>`
    select ${COLUMNS} from app.property p where p.parcelle_id = ${parcelleId}`.execute(trx);
  return rows[0];
};

export interface NewProperty {
  readonly parcelleId: string;
  readonly name: string;
  readonly address: { readonly label: string; readonly city: string; readonly postalCode: string | null };
  readonly outline: string | null;
  readonly createdBy: string;
}

/**
 * Copies a parcel into the portfolio with the figures of the territory, never those of a payload. False when the
 * organisation already has it: two members or a double click make one property.
 */
export const insertProperty = async (trx: ApplicationTransaction, property: NewProperty): Promise<boolean> => {
  const { parcelleId, name, address, outline, createdBy } = property;
  const { rows } = await sql`
    insert into app.property (parcelle_id, name, address, surface_m2, price_eur, price_low_eur, price_high_eur, score,
      score_coverage, zone, provenance, fictional, vintage, geometry, created_by)
    select f.parcelle_id, ${name}, ${JSON.stringify(address)}::jsonb, f.surface_m2, f.price_eur, f.price_low_eur,
      f.price_high_eur, f.score, f.coverage, f.zone,
      jsonb_build_object('score', f.version, 'cadastre', l.source, 'outline', ${outline}::text), c.fictional,
      coalesce(l.vintage, 'millésime non communiqué'), p.geometry, ${createdBy}::uuid
    from territory.parcelle_fact f
    join territory.parcelle p on p.id = f.parcelle_id
    join territory.commune c on c.code = f.commune
    join territory.layer l on l.commune = f.commune and l.name = 'parcelles'
    where f.parcelle_id = ${parcelleId}
    on conflict (organisation_id, parcelle_id) do nothing
    returning id`.execute(trx);
  return rows.length > 0;
};
