import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { PlanItem } from "./plan.ts";

/** POST /api/parcel-plans/import: the plan of one parcel of a property, or the one that is there already. */
export const importParcelPlan = oc
  .route({ method: "POST", path: "/parcel-plans/import", tags: ["plans"] })
  .input(
    z.object({
      propertyId: PropertyId,
      communeCode: z.string().regex(/^[0-9][0-9AB][0-9]{3}$/, "Le code INSEE d'une commune compte 5 caractères."),
      section: z.string().regex(/^[0-9A-Za-z]{1,2}$/, "Une section cadastrale compte un ou deux caractères."),
      numero: z.string().regex(/^[0-9]{1,4}$/, "Un numéro de parcelle compte quatre chiffres au plus."),
    }),
  )
  .output(answer(PlanItem).extend({ created: z.boolean() }));
