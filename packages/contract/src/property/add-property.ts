import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Property } from "./property.ts";

const Loose = z.unknown().optional();

/**
 * POST /api/properties from a parcel or an advert (spec 1 §3, "Portfolio property payload"). Of a parcel only the cadastral
 * reference counts; of an advert its id, and the parcel that `mapping` or `cadastralReference` says: price, score, surface
 * and address are those that the server holds. An advert whose parcel nobody confirmed takes the likeliest one, as a
 * proposal. Adding twice answers the property already there (200).
 */
export const addProperty = oc
  .route({ method: "POST", path: "/properties", outputStructure: "detailed", tags: ["portfolio"] })
  .input(
    z.object({
      cadastralReference: z.string().length(14, "Une référence cadastrale compte 14 caractères.").nullish(),
      listingId: z.string({ error: "L'identifiant d'une annonce est un texte." }).max(120).nullish(),
      address: Loose,
      type: Loose,
      surface: Loose,
      price: Loose,
      source: Loose,
      coordinates: Loose,
      inseeCode: Loose,
      fullAddress: Loose,
      city: Loose,
      landSurface: Loose,
      totalSurface: Loose,
      opportunityScore: Loose,
      divisionPotential: Loose,
      images: Loose,
      photos: Loose,
      mapping: z
        .object({ parcelId: z.string().length(14, "Une référence cadastrale compte 14 caractères.").nullish() })
        .nullish(),
    }),
  )
  .output(
    z.union([
      z.object({ status: z.literal(201), body: answer(Property) }),
      z.object({ status: z.literal(200), body: answer(Property) }),
    ]),
  );
