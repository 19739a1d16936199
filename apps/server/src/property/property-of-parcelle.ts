import type { Database } from "@lotir/database";

/** The property that an organisation already has for a parcel; null when it has none. */
export const propertyOfParcelle = (
  database: Database,
  asked: { readonly organisationId: string; readonly parcelleId: string },
): Promise<string | null> =>
  database.application(asked.organisationId, async (trx) => {
    const found = await trx
      .selectFrom("app.property")
      .select("id")
      .where("parcelle_id", "=", asked.parcelleId)
      .executeTakeFirst();
    return found?.id ?? null;
  });
