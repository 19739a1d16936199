import { randomUUID } from "node:crypto";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findLot } from "./lot-store.ts";
import { sharedLot } from "./shared-lot.ts";
import { tellProperty } from "./tell-property.ts";

/** Enters a lot of a property. The same id sent twice, by a double click, answers the lot already there. */
export const addLot = asMember.addLot.handler(async ({ input, context }) => {
  const { propertyId, id: lotId = `lot_${randomUUID()}`, ...entry } = input;
  const { lotir, member } = context;
  const address = { propertyId, lotId };
  const find = () => lotir.database.application(member.organisationId, (trx) => findLot(trx, address));
  const standing = await find();
  if (standing !== undefined) return { success: true, data: standing };
  await writeShared(sharedLot(address, { isNew: true }), { ...context, change: entry });
  const lot = await find();
  if (lot === undefined) throw refuse("lot-not-found", { id: lotId });
  await tellProperty(context, propertyId, "changed");
  return { success: true, data: lot };
});
