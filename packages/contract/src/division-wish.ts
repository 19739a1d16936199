import { z } from "zod";

/** Parcels divided together with the one asked, as a question carries them: references between commas. */
export const JoinedParcels = z
  .string()
  .regex(
    /^[0-9A-Z]{14}(,[0-9A-Z]{14}){0,9}$/,
    "Des références cadastrales de 14 caractères, séparées par des virgules.",
  );

/** Areas asked lot by lot, m² of ground, between commas. */
export const AskedAreas = z
  .string()
  .regex(/^\d{2,5}(\.\d+)?(,\d{2,5}(\.\d+)?){0,5}$/, "De une à six surfaces en m², séparées par des virgules.");
