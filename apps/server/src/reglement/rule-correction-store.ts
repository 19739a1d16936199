import { CORRECTABLE, CorrectedRule } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { RuleCorrection } from "@lotir/territory";
import type { Kept } from "../versions/shared.ts";

/** Shares are typed in per cent and obeyed as ratios. */
const PER_CENT = 100;
const stepOf = (rule: CorrectedRule): number => (CORRECTABLE[rule].unit === "%" ? PER_CENT : 1);

/** The corrections of an organisation in a commune, as the engine obeys them. */
export const findCorrections = async (trx: ApplicationTransaction, commune: string): Promise<RuleCorrection[]> => {
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

export const listCorrectedRules = async (
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

/** A rule of a zone of a commune. */
export interface PlacedRule {
  readonly commune: string;
  readonly zone: string;
  readonly rule: CorrectedRule;
}

export interface Correction {
  /** In the unit of the rule; null gives the public rule back. */
  readonly value: number | null;
  readonly reason: string;
}

/** A correction held until the transaction ends; undefined where none was written. */
export const holdCorrection = async (
  trx: ApplicationTransaction,
  placed: PlacedRule,
): Promise<Kept<Correction> | undefined> => {
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

interface Writing {
  readonly actorId: string;
  /** It was written before. */
  readonly isKept: boolean;
}

/** False when another wrote it first meanwhile. */
export const writeCorrection = async (
  trx: ApplicationTransaction,
  { value, reason, ...placed }: PlacedRule & Correction,
  { actorId, isKept }: Writing,
): Promise<boolean> => {
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
};
