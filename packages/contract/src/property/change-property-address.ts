import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { text } from "../wire/text.ts";
import { Property } from "./property.ts";
import { PropertyId } from "./property-id.ts";

/** PATCH /api/properties/{id}/address: "number street, postalCode city" (spec 2 §5). */
export const changePropertyAddress = oc
  .route({ method: "PATCH", path: "/properties/{id}/address", tags: ["portfolio"] })
  .input(
    z.object({
      id: PropertyId,
      address: text
        .trim()
        .min(1, "L'adresse ne peut pas être vide.")
        .max(300, "L'adresse compte 300 caractères au plus."),
      version: ReadVersion,
    }),
  )
  .output(answer(Property));
