import type { ApplicationTransaction } from "@lotir/database";
import { refuse } from "../refuse.ts";
import { findPropertyGround, holdProperty, type PropertyGround } from "./property-store.ts";

/** Where a property stands, held until the transaction ends; refuses one that is gone, or that changed since it was read. */
export const holdGround = async (
  trx: ApplicationTransaction,
  { id, version, actorId }: { readonly id: string; readonly version: number | undefined; readonly actorId: string },
): Promise<PropertyGround> => {
  const ground = await findPropertyGround(trx, id);
  const held = await holdProperty(trx, id);
  if (ground === undefined || held === undefined) throw refuse("property-not-found", { id });
  if (version !== undefined && version !== held.version)
    throw refuse("changed-meanwhile", {
      version: held.version,
      changedBy: { name: null, isYou: held.writtenBy === actorId },
      changedAt: held.writtenAt.toISOString(),
      fields: [],
    });
  return ground;
};
