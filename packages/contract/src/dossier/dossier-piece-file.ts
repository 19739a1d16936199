import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";

/** Most pieces a file keeps; the largest that a town hall's counter takes (paperwork: 10 MB a piece). */
export const MOST_PIECES = 80;
export const LARGEST_PIECE_BYTES = 10_000_000;

export const PieceAddress = z.object({
  propertyId: PropertyId,
  pieceId: z.uuid("Cette pièce n'existe pas."),
});

/** A code of the form, or `PREUVE` for what proves an event. */
export const PieceCode = z
  .string()
  .regex(/^(?:(?:DP|PA|CU)\d{1,2}(?:-\d)?|CERFA|CU-CERFA|PREUVE|AUTRE)$/, "Code de pièce inconnu.");
