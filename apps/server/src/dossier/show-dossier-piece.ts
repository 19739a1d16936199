import { asMember } from "../call.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { pieceKey } from "./dossier-keys.ts";
import { findDossierPieces } from "./dossier-piece-store.ts";

/** A piece as it was sent, for members of the organisation that keeps it. */
export const showDossierPiece = asMember.showDossierPiece.handler(
  async ({ input: { propertyId, pieceId }, context }) => {
    const { lotir, member } = context;
    const { organisationId } = member;
    const piece = await lotir.database.application(organisationId, async (trx) =>
      (await findPropertyGround(trx, propertyId)) === undefined
        ? undefined
        : (await findDossierPieces(trx, propertyId)).find(({ id }) => id === pieceId),
    );
    const bytes = piece && (await lotir.objects.get(pieceKey({ organisationId, propertyId, pieceId })));
    if (piece === undefined || bytes === undefined) throw refuse("piece-not-found", { pieceId });
    return new File([bytes], piece.name, { type: piece.type });
  },
);
