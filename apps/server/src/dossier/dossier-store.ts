import { DossierFacts } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { Kept } from "../versions/shared.ts";

const select = (trx: ApplicationTransaction, propertyId: string) =>
  trx
    .selectFrom("app.dossier")
    .select(["facts", "version", "updated_by as writtenBy", "updated_at as writtenAt"])
    .where("property_id", "=", propertyId);

/** What an older version kept otherwise is unknown again. */
const factsIn = (stored: unknown): DossierFacts => {
  const read = DossierFacts.safeParse(stored);
  return read.success ? read.data : DossierFacts.parse({});
};

export const findDossierFacts = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<Kept<DossierFacts> | undefined> => {
  const row = await select(trx, propertyId).executeTakeFirst();
  return row && { ...row, value: factsIn(row.facts) };
};

export const holdDossierFacts = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<Kept<DossierFacts> | undefined> => {
  const row = await select(trx, propertyId).forUpdate().executeTakeFirst();
  return row && { ...row, value: factsIn(row.facts) };
};

interface Writing {
  readonly propertyId: string;
  readonly facts: Partial<DossierFacts>;
  readonly actorId: string;
  readonly isKept: boolean;
}

/** False when another wrote the first facts meanwhile. */
export const writeDossierFacts = async (
  trx: ApplicationTransaction,
  { propertyId, facts, actorId, isKept }: Writing,
): Promise<boolean> => {
  const set = { facts: JSON.stringify(facts), updated_by: actorId };
  if (isKept) {
    await trx.updateTable("app.dossier").set(set).where("property_id", "=", propertyId).execute();
    return true;
  }
  const added = await trx
    .insertInto("app.dossier")
    .values({ property_id: propertyId, ...set })
    .onConflict((conflict) => conflict.columns(["organisation_id", "property_id"]).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
};
