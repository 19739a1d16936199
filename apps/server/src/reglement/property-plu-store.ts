import type { Database } from "@lotir/database";
import { sql } from "kysely";

/** The parcel of a property of this organisation; undefined for any other. */
export const parcelleOfProperty = (
  database: Database,
  { organisationId, propertyId }: { readonly organisationId: string; readonly propertyId: string },
): Promise<string | undefined> =>
  database.application(organisationId, async (trx) => {
    const { rows } = await sql<{ parcelleId: string }>`
      select parcelle_id as "parcelleId" from app.property where id = ${propertyId}::uuid`.execute(trx);
    return rows[0]?.parcelleId;
  });
