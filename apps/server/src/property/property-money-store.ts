import { CostBreakdown, type EnteredCosts } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import type { Kept } from "../versions/shared.ts";
import { findPropertyGround, type PropertyGround } from "./property-store.ts";

/** The money of a property; version 0 before anything was entered. */
export interface StoredMoney extends PropertyGround {
  readonly costs: unknown;
  readonly analysis: unknown;
  readonly version: number;
}

/** Undefined when the organisation has no such property. */
export const findPropertyMoney = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<StoredMoney | undefined> => {
  const ground = await findPropertyGround(trx, propertyId);
  if (ground === undefined) return undefined;
  const row = await trx
    .selectFrom("app.property_money")
    .select(["costs", "analysis", "version"])
    .where("property_id", "=", propertyId)
    .executeTakeFirst();
  return { ...ground, costs: row?.costs ?? {}, analysis: row?.analysis ?? null, version: row?.version ?? 0 };
};

/** The costs entered, held until the transaction ends; undefined before anything was entered. */
export const holdCosts = async (
  trx: ApplicationTransaction,
  propertyId: string,
): Promise<Kept<EnteredCosts> | undefined> => {
  const row = await trx
    .selectFrom("app.property_money")
    .select(["costs", "version", "updated_by", "updated_at"])
    .where("property_id", "=", propertyId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const read = CostBreakdown.partial().safeParse(row.costs);
  const value = read.success ? read.data : {};
  return { value, version: row.version, writtenBy: row.updated_by, writtenAt: row.updated_at };
};

const entered = (costs: EnteredCosts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(costs).filter(([, amount]) => amount !== null)));

interface Writing {
  readonly propertyId: string;
  readonly actorId: string;
  /** Something was entered before. */
  readonly isKept: boolean;
}

/** False when another entered the first costs meanwhile. The last analysis stays: it says what it was made from. */
export const writeCosts = async (
  trx: ApplicationTransaction,
  costs: EnteredCosts,
  { propertyId, actorId, isKept }: Writing,
): Promise<boolean> => {
  const set = { costs: entered(costs), updated_by: actorId };
  if (isKept) {
    await trx.updateTable("app.property_money").set(set).where("property_id", "=", propertyId).execute();
    return true;
  }
  const added = await trx
    .insertInto("app.property_money")
    .values({ property_id: propertyId, ...set })
    .onConflict((conflict) => conflict.columns(["organisation_id", "property_id"]).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

interface Saving {
  readonly propertyId: string;
  /** What was entered when the analysis was computed. */
  readonly version: number;
  readonly actorId: string;
  readonly analysis: unknown;
}

/** False when costs were entered since that version, or the property left: an analysis stays beside its own costs. */
export const saveAnalysis = async (
  trx: ApplicationTransaction,
  { propertyId, version, actorId, analysis }: Saving,
): Promise<boolean> => {
  if ((await findPropertyGround(trx, propertyId)) === undefined) return false;
  const text = JSON.stringify(analysis);
  const saved = await trx
    .insertInto("app.property_money")
    .values({ property_id: propertyId, analysis: text, updated_by: actorId })
    .onConflict((conflict) =>
      conflict
        .columns(["organisation_id", "property_id"])
        .doUpdateSet({ analysis: text })
        .where("app.property_money.version", "=", version),
    )
    .returning("property_id")
    .executeTakeFirst();
  return saved !== undefined;
};

/** The last analysis of each property that has one, as it was kept. */
export const listAnalyses = async (trx: ApplicationTransaction): Promise<ReadonlyMap<string, unknown>> => {
  const rows = await trx
    .selectFrom("app.property_money")
    .select(["property_id as id", "analysis"])
    .where("analysis", "is not", null)
    .execute();
  return new Map(rows.map(({ id, analysis }) => [id, analysis]));
};
