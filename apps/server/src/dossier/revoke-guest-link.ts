import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { closeGuestLink } from "./guest-link-store.ts";

/** Closes a link at once: who opens it from then on sees nothing. */
export const revokeGuestLink = asMember.revokeGuestLink.handler(async ({ input, context }) => {
  const { id: propertyId, linkId } = input;
  const { lotir, member } = context;
  const actorId = member.userId;
  await lotir.database.application(member.organisationId, async (trx) => {
    const isClosed =
      (await findPropertyGround(trx, propertyId)) !== undefined && (await closeGuestLink(trx, { propertyId, linkId }));
    if (!isClosed) throw refuse("guest-link-closed", { linkId });
    await recordAudit(trx, { actorId, action: "guest.revoke", subject: propertyId, facts: { linkId } });
  });
  return { success: true, data: { id: linkId } };
});
