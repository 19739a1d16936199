import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findLot } from "./lot-store.ts";
import { sharedLot } from "./shared-lot.ts";
import { tellProperty } from "./tell-property.ts";

/** Changes what is named of a lot. */
export const updateLot = asMember.updateLot.handler(async ({ input, context }) => {
  const { propertyId, lotId, version, ...change } = input;
  const { lotir, member } = context;
  const address = { propertyId, lotId };
  await writeShared(sharedLot(address, { isNew: false }), { ...context, change, version });
  const lot = await lotir.database.application(member.organisationId, (trx) => findLot(trx, address));
  if (lot === undefined) throw refuse("lot-not-found", { id: lotId });
  await tellProperty(context, propertyId, "changed");
  return { success: true, data: lot };
});
