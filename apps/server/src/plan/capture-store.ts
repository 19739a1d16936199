import type { ApplicationTransaction } from "@lotir/database";

interface NewCapture {
  readonly propertyId: string;
  readonly facts: unknown;
  readonly plan: unknown;
  readonly isLaid: boolean;
  readonly createdBy: string;
}

/** Keeps the map captured with a plan, in the place of the one before. */
export const writeCapture = async (
  trx: ApplicationTransaction,
  { propertyId, facts, plan, isLaid, createdBy }: NewCapture,
): Promise<void> => {
  const written = {
    facts: JSON.stringify(facts),
    plan: JSON.stringify(plan),
    is_laid: isLaid,
    created_by: createdBy,
    created_at: new Date(),
  };
  await trx
    .insertInto("app.division_capture")
    .values({ property_id: propertyId, ...written })
    .onConflict((conflict) => conflict.columns(["organisation_id", "property_id"]).doUpdateSet(written))
    .execute();
};

export interface StoredCapture {
  readonly facts: unknown;
  /** What it says of itself agrees. */
  readonly isLaid: boolean;
  readonly createdAt: Date;
}

export const findCapture = (trx: ApplicationTransaction, propertyId: string): Promise<StoredCapture | undefined> =>
  trx
    .selectFrom("app.division_capture")
    .select(["facts", "is_laid as isLaid", "created_at as createdAt"])
    .where("property_id", "=", propertyId)
    .executeTakeFirst();

export const hasCapture = async (trx: ApplicationTransaction, propertyId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom("app.division_capture")
    .select("property_id")
    .where("property_id", "=", propertyId)
    .executeTakeFirst();
  return row !== undefined;
};
