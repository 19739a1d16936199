import type { ApplicationTransaction } from "@lotir/database";

export interface StoredGeneration {
  readonly wishes: unknown;
  readonly startedBy: string | null;
  readonly startedAt: Date;
}

interface NewGeneration {
  readonly propertyId: string;
  readonly wishes: unknown;
  readonly startedBy: string | null;
}

/** Says that the scenarios of a property are being generated, in place of what stopped before. */
export const writeGeneration = async (
  trx: ApplicationTransaction,
  { propertyId, wishes, startedBy }: NewGeneration,
): Promise<void> => {
  const written = { wishes: JSON.stringify(wishes), started_by: startedBy, started_at: new Date() };
  await trx
    .insertInto("app.division_generation")
    .values({ property_id: propertyId, ...written })
    .onConflict((conflict) => conflict.columns(["organisation_id", "property_id"]).doUpdateSet(written))
    .execute();
};

export const findGeneration = (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<StoredGeneration | undefined> =>
  trx
    .selectFrom("app.division_generation")
    .select(["wishes", "started_by as startedBy", "started_at as startedAt"])
    .where("property_id", "=", propertyId)
    .executeTakeFirst();

export const deleteGeneration = async (trx: ApplicationTransaction, propertyId: string): Promise<void> => {
  await trx.deleteFrom("app.division_generation").where("property_id", "=", propertyId).execute();
};
