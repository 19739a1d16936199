import { COST_LABELS, CostBreakdown, type EnteredCosts } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { refuse } from "../refuse.ts";
import type { Kept, Shared } from "../versions/shared.ts";

const hold = async (trx: ApplicationTransaction, id: string): Promise<Kept<EnteredCosts> | undefined> => {
  const property = await trx.selectFrom("app.property").select("id").where("id", "=", id).executeTakeFirst();
  if (property === undefined) throw refuse("property-not-found", { id });
  const row = await trx
    .selectFrom("app.property_money")
    .select(["costs", "version", "updated_by", "updated_at"])
    .where("property_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const read = CostBreakdown.partial().safeParse(row.costs);
  const value = read.success ? read.data : {};
  return { value, version: row.version, writtenBy: row.updated_by, writtenAt: row.updated_at };
};

const entered = (costs: EnteredCosts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(costs).filter(([, amount]) => amount !== null)));

/** The costs entered for a property. New costs make its last analysis a thing of the past. */
export const sharedCosts = (id: string): Shared<EnteredCosts> => ({
  action: "costs.save",
  subject: id,
  labels: COST_LABELS,
  hold: (trx) => hold(trx, id),
  write: async (trx, value, { actorId, isKept }) => {
    const set = { costs: entered(value), analysis: null, updated_by: actorId };
    if (isKept) {
      await trx.updateTable("app.property_money").set(set).where("property_id", "=", id).execute();
      return true;
    }
    const added = await trx
      .insertInto("app.property_money")
      .values({ property_id: id, ...set })
      .onConflict((conflict) => conflict.columns(["organisation_id", "property_id"]).doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
