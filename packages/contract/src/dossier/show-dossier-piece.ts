import { oc } from "@orpc/contract";
import { z } from "zod";
import { PieceAddress } from "./dossier-piece-file.ts";

/** GET /api/properties/{id}/dossier/pieces/{pieceId}: the document itself, as it was sent. */
export const showDossierPiece = oc
  .route({ method: "GET", path: "/properties/{propertyId}/dossier/pieces/{pieceId}", tags: ["dossier"] })
  .input(PieceAddress)
  .output(z.file());
