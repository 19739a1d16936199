import { CORRECTABLE, type CorrectedRule } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { Kept, Shared } from "../versions/shared.ts";

/** A rule of a zone of a commune. */
export interface PlacedRule {
  readonly commune: string;
  readonly zone: string;
  readonly rule: CorrectedRule;
}

interface Correction {
  /** In the unit of the rule; null gives the public rule back. */
  readonly value: number | null;
  readonly reason: string;
}

const hold = async (trx: ApplicationTransaction, placed: PlacedRule): Promise<Kept<Correction> | undefined> => {
  const row = await trx
    .selectFrom("app.rule_correction")
    .select(["value", "reason", "version", "updated_by", "updated_at"])
    .where("commune", "=", placed.commune)
    .where("zone", "=", placed.zone)
    .where("rule", "=", placed.rule)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { value, reason, version, updated_by: writtenBy, updated_at: writtenAt } = row;
  return { value: { value, reason }, version, writtenBy, writtenAt };
};

/** What an organisation knows better than a rule as it was read. Given back, its row stays, and its version goes on. */
export const sharedCorrection = (placed: PlacedRule): Shared<Correction> => ({
  action: "rule.correct",
  subject: `${placed.commune} ${placed.zone} ${placed.rule}`,
  labels: { value: CORRECTABLE[placed.rule].label, reason: "Motif" },
  hold: (trx) => hold(trx, placed),
  write: async (trx, { value, reason }, { actorId, isKept }) => {
    const set = { value, unit: CORRECTABLE[placed.rule].unit, reason, updated_by: actorId };
    if (isKept) {
      await trx
        .updateTable("app.rule_correction")
        .set(set)
        .where("commune", "=", placed.commune)
        .where("zone", "=", placed.zone)
        .where("rule", "=", placed.rule)
        .execute();
      return true;
    }
    const added = await trx
      .insertInto("app.rule_correction")
      .values({ ...placed, ...set })
      .onConflict((conflict) => conflict.columns(["organisation_id", "commune", "zone", "rule"]).doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
