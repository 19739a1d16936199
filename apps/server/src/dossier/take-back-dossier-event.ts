import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { takeBackEvent } from "./dossier-event-store.ts";

/** Takes back what was entered by mistake: the file is as if it had not been; the trail knows. */
export const takeBackDossierEvent = asMember.takeBackDossierEvent.handler(async ({ input, context }) => {
  const { id: propertyId, eventId } = input;
  const { lotir, member } = context;
  const actorId = member.userId;
  await lotir.database.application(member.organisationId, async (trx) => {
    const isTaken =
      (await findPropertyGround(trx, propertyId)) !== undefined &&
      (await takeBackEvent(trx, { propertyId, eventId, actorId }));
    if (!isTaken) throw refuse("event-not-found", { eventId });
    await recordAudit(trx, { actorId, action: "dossier.event-back", subject: propertyId, facts: { eventId } });
  });
  await tellProperty(context, propertyId, "changed");
  return { success: true, data: { id: eventId } };
});
