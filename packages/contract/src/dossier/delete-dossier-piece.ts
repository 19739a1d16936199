import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { PieceAddress } from "./dossier-piece-file.ts";

/** DELETE /api/properties/{id}/dossier/pieces/{pieceId}. */
export const deleteDossierPiece = oc
  .route({ method: "DELETE", path: "/properties/{propertyId}/dossier/pieces/{pieceId}", tags: ["dossier"] })
  .input(PieceAddress)
  .output(answer(z.object({ id: z.string() })));
