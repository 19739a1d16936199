import type { ApplicationTransaction } from "@lotir/database";
import { sql } from "kysely";

/** The money of a property; version 0 before anything was entered. */
export interface StoredMoney {
  readonly parcelleId: string;
  readonly priceEur: number | null;
  readonly costs: unknown;
  readonly analysis: unknown;
  readonly version: number;
}

/** Undefined when the organisation has no such property. */
export const moneyOfProperty = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<StoredMoney | undefined> => {
  const { rows } = await sql<StoredMoney>`
    select p.parcelle_id as "parcelleId", p.price_eur as "priceEur", coalesce(m.costs, '{}'::jsonb) as costs, m.analysis,
      coalesce(m.version, 0) as version
    from app.property p left join app.property_money m on m.property_id = p.id
    where p.id = ${propertyId}::uuid`.execute(trx);
  return rows[0];
};

interface Saving {
  readonly propertyId: string;
  readonly actorId: string;
}

/** New costs make the last analysis a thing of the past. */
export const saveCosts = async (
  trx: ApplicationTransaction,
  { propertyId, actorId, costs }: Saving & { readonly costs: unknown },
): Promise<void> => {
  await sql`
    insert into app.property_money (property_id, costs, updated_by)
    values (${propertyId}::uuid, ${JSON.stringify(costs)}::jsonb, ${actorId}::uuid)
    on conflict (organisation_id, property_id)
    do update set costs = excluded.costs, analysis = null, updated_by = excluded.updated_by`.execute(trx);
};

export const saveAnalysis = async (
  trx: ApplicationTransaction,
  { propertyId, actorId, analysis }: Saving & { readonly analysis: unknown },
): Promise<void> => {
  await sql`
    insert into app.property_money (property_id, analysis, updated_by)
    values (${propertyId}::uuid, ${JSON.stringify(analysis)}::jsonb, ${actorId}::uuid)
    on conflict (organisation_id, property_id)
    do update set analysis = excluded.analysis, updated_by = excluded.updated_by`.execute(trx);
};
