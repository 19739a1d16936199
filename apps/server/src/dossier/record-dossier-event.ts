import { randomUUID } from "node:crypto";
import { DOSSIER_EVENT_LABELS } from "@lotir/contract";
import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { absentProperty } from "../property/absent-property.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { insertDossierEvent } from "./dossier-event-store.ts";
import { findDossierPieces } from "./dossier-piece-store.ts";

/** Something happened to a file: kept with its author, the day of the fact, and its proof. */
export const recordDossierEvent = asMember.recordDossierEvent.handler(async ({ input, context }) => {
  const { id: propertyId, eventId = randomUUID(), ...event } = input;
  const { lotir, member } = context;
  const actorId = member.userId;
  if (event.on > lotir.today())
    throw refuse("invalid-input", { field: "on" }, "Un fait à venir ne s'enregistre pas : attendez son jour.");
  const isThere = await lotir.database.application(member.organisationId, async (trx) => {
    if ((await findPropertyGround(trx, propertyId)) === undefined) return false;
    const { proofId } = event;
    if (proofId !== null && !(await findDossierPieces(trx, propertyId)).some(({ id }) => id === proofId))
      throw refuse("piece-not-found", { pieceId: proofId });
    await insertDossierEvent(trx, { ...event, propertyId, id: eventId, actorId });
    const facts = { eventId, kind: event.kind, on: event.on, said: DOSSIER_EVENT_LABELS[event.kind] };
    await recordAudit(trx, { actorId, action: "dossier.event", subject: propertyId, facts });
    return true;
  });
  if (!isThere) throw await absentProperty(context, propertyId);
  await tellProperty(context, propertyId, "changed");
  return { success: true, data: { id: eventId } };
});
