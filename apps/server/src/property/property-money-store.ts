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
  /** What was entered when the analysis was computed. */
  readonly version: number;
  readonly actorId: string;
  readonly analysis: unknown;
}

/** False when costs were entered since that version, or the property left: an analysis stays beside its own costs. */
export const saveAnalysis = async (
  trx: ApplicationTransaction,
  { propertyId, version, actorId, analysis }: Saving,
): Promise<boolean> => {
  const text = JSON.stringify(analysis);
  const { rows } = await sql`
    insert into app.property_money as m (property_id, analysis, updated_by)
    select p.id, ${text}::jsonb, ${actorId}::uuid from app.property p where p.id = ${propertyId}::uuid
    on conflict (organisation_id, property_id) do update set analysis = excluded.analysis
    where m.version = ${version} returning m.property_id`.execute(trx);
  return rows.length > 0;
};
