import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { removeLot } from "./lot-store.ts";
import { findPropertyGround } from "./property-store.ts";
import { tellProperty } from "./tell-property.ts";

/** Takes a lot out of a property. */
export const deleteLot = asMember.deleteLot.handler(async ({ input: { propertyId, lotId }, context }) => {
  const { lotir, member } = context;
  await lotir.database.application(member.organisationId, async (trx) => {
    if ((await findPropertyGround(trx, propertyId)) === undefined)
      throw refuse("property-not-found", { id: propertyId });
    const removed = await removeLot(trx, { propertyId, lotId });
    if (removed === undefined) throw refuse("lot-not-found", { id: lotId });
    const subject = `${propertyId}/${lotId}`;
    await recordAudit(trx, { actorId: member.userId, action: "lot.delete", subject, facts: { ...removed } });
  });
  await tellProperty(context, propertyId, "changed");
  return { success: true, data: { id: lotId } };
});
