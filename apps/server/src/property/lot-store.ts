import { type Lot, type LotChange, type LotEntry, WorkEstimate } from "@lotir/contract";
import type { ApplicationTransaction } from "@lotir/database";
import { z } from "zod";
import type { Kept } from "../versions/shared.ts";

interface StoredLot {
  readonly id: string;
  readonly number: number;
  readonly kind: string;
  readonly surface_m2: number;
  readonly buildable_m2: number | null;
  readonly price_eur: number;
  readonly status: string;
  readonly description: string;
  readonly works: unknown;
  readonly version: number;
  readonly updated_by: string | null;
  readonly updated_at: Date;
}

const Works = z.array(WorkEstimate);

const entryOf = (stored: StoredLot): LotEntry => {
  const works = Works.safeParse(stored.works);
  return {
    lotNumber: stored.number,
    // The database checks both words.
    type: stored.kind as Lot["type"],
    surface: stored.surface_m2,
    buildableArea: stored.buildable_m2,
    estimatedSalePrice: stored.price_eur,
    status: stored.status as Lot["status"],
    description: stored.description,
    workEstimates: works.success ? works.data : [],
  };
};

const toWire = (stored: StoredLot): Lot => ({
  ...entryOf(stored),
  id: stored.id,
  _id: stored.id,
  version: stored.version,
  updatedAt: stored.updated_at.toISOString(),
});

const COLUMNS = [
  ...(["id", "number", "kind", "surface_m2", "buildable_m2", "price_eur", "status", "description", "works"] as const),
  ...(["version", "updated_by", "updated_at"] as const),
] as const;

/** The lots entered for a property, by number. */
export const findLots = async (trx: ApplicationTransaction, propertyId: string): Promise<readonly Lot[]> => {
  const rows = await trx
    .selectFrom("app.lot")
    .select(COLUMNS)
    .where("property_id", "=", propertyId)
    .orderBy("number")
    .orderBy("created_at")
    .execute();
  return rows.map(toWire);
};

export const findLot = async (
  trx: ApplicationTransaction,
  { propertyId, lotId }: LotAddress,
): Promise<Lot | undefined> => {
  const row = await trx
    .selectFrom("app.lot")
    .select(COLUMNS)
    .where("property_id", "=", propertyId)
    .where("id", "=", lotId)
    .executeTakeFirst();
  return row && toWire(row);
};

export interface LotAddress {
  readonly propertyId: string;
  readonly lotId: string;
}

export const holdLot = async (
  trx: ApplicationTransaction,
  { propertyId, lotId }: LotAddress,
): Promise<Kept<LotChange> | undefined> => {
  const row = await trx
    .selectFrom("app.lot")
    .select(COLUMNS)
    .where("property_id", "=", propertyId)
    .where("id", "=", lotId)
    .forUpdate()
    .executeTakeFirst();
  return row && { value: entryOf(row), version: row.version, writtenBy: row.updated_by, writtenAt: row.updated_at };
};

/** False when another added it meanwhile. */
export const writeLot = async (
  trx: ApplicationTransaction,
  { propertyId, lotId }: LotAddress,
  { lot, actorId, isKept }: { readonly lot: LotEntry; readonly actorId: string; readonly isKept: boolean },
): Promise<boolean> => {
  const set = {
    number: lot.lotNumber,
    kind: lot.type,
    surface_m2: lot.surface,
    buildable_m2: lot.buildableArea,
    price_eur: lot.estimatedSalePrice,
    status: lot.status,
    description: lot.description,
    works: JSON.stringify(lot.workEstimates),
    updated_by: actorId,
  };
  if (isKept) {
    await trx.updateTable("app.lot").set(set).where("property_id", "=", propertyId).where("id", "=", lotId).execute();
    return true;
  }
  const added = await trx
    .insertInto("app.lot")
    .values({ property_id: propertyId, id: lotId, ...set })
    .onConflict((conflict) => conflict.columns(["organisation_id", "property_id", "id"]).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const removeLot = async (
  trx: ApplicationTransaction,
  { propertyId, lotId }: LotAddress,
): Promise<{ readonly number: number } | undefined> =>
  trx
    .deleteFrom("app.lot")
    .where("property_id", "=", propertyId)
    .where("id", "=", lotId)
    .returning("number")
    .executeTakeFirst();
