import { z } from "zod";

/** Parcels divided together with the one asked, as a question carries them: references between commas. */
export const JoinedParcels = z
  .string()
  .regex(
    /^[0-9A-Z]{14}(,[0-9A-Z]{14}){0,9}$/,
    "Des références cadastrales de 14 caractères, séparées par des virgules.",
  );

const LOTS = "Le nombre de lots va de 2 à 10.";

/** Lots asked, the kept house's included. */
export const AskedLots = z.coerce.number({ error: LOTS }).int(LOTS).min(2, LOTS).max(10, LOTS);

/** Areas asked lot by lot, m² of ground, between commas. */
export const AskedAreas = z
  .string()
  .regex(/^\d{2,5}(\.\d+)?(,\d{2,5}(\.\d+)?){0,9}$/, "De une à dix surfaces en m², séparées par des virgules.");

/** Metres between the walls of a kept house and a way that passes beside it: a wish, one metre when nobody says. */
export const WayClearance = z.coerce
  .number({ error: "La distance entre la maison et l'accès est un nombre de mètres." })
  .min(0, "La distance entre la maison et l'accès n'est pas négative.")
  .max(5, "La distance entre la maison et l'accès est de 5 m au plus.");
