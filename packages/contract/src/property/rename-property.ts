import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { text } from "../wire/text.ts";
import { Property } from "./property.ts";
import { PropertyId } from "./property-id.ts";

/** PATCH /api/properties/{id}/name (spec 2 §5). */
export const renameProperty = oc
  .route({ method: "PATCH", path: "/properties/{id}/name", tags: ["portfolio"] })
  .input(
    z.object({
      id: PropertyId,
      name: text.trim().min(1, "Le nom ne peut pas être vide.").max(120, "Le nom compte 120 caractères au plus."),
      version: ReadVersion,
    }),
  )
  .output(answer(Property));
