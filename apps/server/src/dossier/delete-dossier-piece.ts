import { recordAudit } from "../audit/audit-store.ts";
import { asMember } from "../call.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { tellProperty } from "../property/tell-property.ts";
import { refuse } from "../refuse.ts";
import { findDossierEvents } from "./dossier-event-store.ts";
import { pieceKey } from "./dossier-keys.ts";
import { deleteStoredPiece } from "./dossier-piece-store.ts";

/** Takes a piece out, and its bytes; one that proves an event stays. */
export const deleteDossierPiece = asMember.deleteDossierPiece.handler(async ({ input, context }) => {
  const { propertyId, pieceId } = input;
  const { lotir, member } = context;
  const { organisationId, userId: actorId } = member;
  await lotir.database.application(organisationId, async (trx) => {
    if ((await findPropertyGround(trx, propertyId)) === undefined) throw refuse("piece-not-found", { pieceId });
    const proved = (await findDossierEvents(trx, propertyId)).some(({ proofId }) => proofId === pieceId);
    if (proved) throw refuse("piece-is-proof", { pieceId });
    if (!(await deleteStoredPiece(trx, { propertyId, pieceId }))) throw refuse("piece-not-found", { pieceId });
    await recordAudit(trx, { actorId, action: "dossier.piece-delete", subject: propertyId, facts: { pieceId } });
  });
  await lotir.objects.delete(pieceKey({ organisationId, propertyId, pieceId }));
  await tellProperty(context, propertyId, "changed");
  return { success: true, data: { id: pieceId } };
});
