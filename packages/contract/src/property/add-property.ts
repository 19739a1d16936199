import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { Property } from "./property.ts";

const Loose = z.unknown().optional();

/**
 * POST /api/properties from a parcel (spec 1 §3, "Portfolio property payload"). Only the cadastral reference counts:
 * price, score, surface and address are recomputed by the server. Adding twice answers the property already there (200).
 */
export const addProperty = oc
  .route({ method: "POST", path: "/properties", outputStructure: "detailed", tags: ["portfolio"] })
  .input(
    z.object({
      cadastralReference: z.string().length(14, "Une référence cadastrale compte 14 caractères."),
      listingId: Loose,
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
      mapping: Loose,
    }),
  )
  .output(
    z.union([
      z.object({ status: z.literal(201), body: answer(Property) }),
      z.object({ status: z.literal(200), body: answer(Property) }),
    ]),
  );
