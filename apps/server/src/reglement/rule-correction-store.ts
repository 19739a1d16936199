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
  return rows.flatMap(({ rule, value, ...row }) => {
    const known = CorrectedRule.safeParse(rule);
    return known.success && value !== null ? [{ ...row, rule: known.data, value: value / stepOf(known.data) }] : [];
  });
};

/** A correction as it was written, and its version. */
export interface WrittenCorrection {
  readonly rule: CorrectedRule;
  /** In the unit of the rule; null where the public rule was given back. */
  readonly value: number | null;
  readonly unit: string;
  readonly reason: string;
  readonly version: number;
}

export const correctedRulesOf = async (
  trx: ApplicationTransaction,
  { commune, zone }: { readonly commune: string; readonly zone: string },
): Promise<WrittenCorrection[]> => {
  const rows = await trx
    .selectFrom("app.rule_correction")
    .select(["rule", "value", "unit", "reason", "version"])
    .where("commune", "=", commune)
    .where("zone", "=", zone)
    .orderBy("rule")
    .execute();
  return rows.flatMap(({ rule, ...row }) => {
    const known = CorrectedRule.safeParse(rule);
    return known.success ? [{ ...row, rule: known.data }] : [];
  });
};
