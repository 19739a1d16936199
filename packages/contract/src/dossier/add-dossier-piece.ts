import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PieceAddress, PieceCode } from "./dossier-piece-file.ts";
import { DossierDocument } from "./tracking.ts";

/** POST /api/properties/{id}/dossier/pieces: `multipart/form-data`, its file under `piece`. The same `pieceId` is kept once. */
export const addDossierPiece = oc
  .route({ method: "POST", path: "/properties/{propertyId}/dossier/pieces", tags: ["dossier"] })
  .input(
    z.object({
      propertyId: PieceAddress.shape.propertyId,
      pieceId: PieceAddress.shape.pieceId.optional(),
      code: PieceCode,
      piece: z.file({ error: "Une pièce est attendue : PDF, JPEG ou PNG." }),
    }),
  )
  .output(answer(DossierDocument));
