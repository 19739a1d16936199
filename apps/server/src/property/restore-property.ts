import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { findStoredProperty, isThereAgain, unhideProperty } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";
import { tellProperty } from "./tell-property.ts";
import { undoneSince } from "./undo-window.ts";

/** Shows again a property that was deleted a moment ago. */
export const restoreProperty = asMember.restoreProperty.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const actorId = member.userId;
  const stored = await lotir.database.application(member.organisationId, async (trx) => {
    if (await isThereAgain(trx, id)) throw refuse("property-there-again", { id });
    if (await unhideProperty(trx, { propertyId: id, actorId, since: undoneSince() }))
      await recordAudit(trx, { actorId, action: "property.restore", subject: id });
    return findStoredProperty(trx, id);
  });
  if (stored === undefined) throw refuse("property-deleted", { id });
  await tellProperty(context, id, "restored");
  return { success: true, data: propertyToWire(stored) };
});
