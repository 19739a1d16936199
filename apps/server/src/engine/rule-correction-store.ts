import { CORRECTABLE, CorrectedRule } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { RuleCorrection } from "@lotir/territory";

/** Shares are typed in per cent and obeyed as ratios. */
const PER_CENT = 100;
const stepOf = (rule: CorrectedRule): number => (CORRECTABLE[rule].unit === "%" ? PER_CENT : 1);

/** The corrections of an organisation in a commune, as the engine obeys them. */
export const correctionsOf = async (trx: ApplicationTransaction, commune: string): Promise<RuleCorrection[]> => {
  const rows = await trx
    .selectFrom("app.rule_correction")
    .select(["zone", "rule", "value", "unit", "reason"])
    .where("commune", "=", commune)
    .orderBy("zone")
    .orderBy("rule")
    .execute();
  return rows.flatMap(({ rule, ...row }) => {
    const known = CorrectedRule.safeParse(rule);
    return known.success ? [{ ...row, rule: known.data, value: row.value / stepOf(known.data) }] : [];
  });
};

export interface WrittenCorrection {
  readonly commune: string;
  readonly zone: string;
  readonly rule: CorrectedRule;
  /** In the unit of the rule. */
  readonly value: number;
  readonly reason: string;
  readonly updatedBy: string;
}

export const saveCorrection = async (trx: ApplicationTransaction, written: WrittenCorrection): Promise<void> => {
  const { commune, zone, rule, value, reason, updatedBy } = written;
  const set = { value, unit: CORRECTABLE[rule].unit, reason, updated_by: updatedBy };
  await trx
    .insertInto("app.rule_correction")
    .values({ commune, zone, rule, ...set })
    .onConflict((conflict) => conflict.columns(["organisation_id", "commune", "zone", "rule"]).doUpdateSet(set))
    .execute();
};

export const removeCorrection = async (
  trx: ApplicationTransaction,
  { commune, zone, rule }: Pick<WrittenCorrection, "commune" | "zone" | "rule">,
): Promise<void> => {
  await trx
    .deleteFrom("app.rule_correction")
    .where("commune", "=", commune)
    .where("zone", "=", zone)
    .where("rule", "=", rule)
    .execute();
};
