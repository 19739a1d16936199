import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { DossierFacts, DossierFactsChange } from "./dossier-facts.ts";

/** PUT /api/properties/{id}/dossier/facts: what members know of the ground, of the operation and of who asks. */
export const saveDossierFacts = oc
  .route({ method: "PUT", path: "/properties/{id}/dossier/facts", tags: ["dossier"] })
  .input(
    z.object({
      id: PropertyId,
      facts: DossierFactsChange,
      version: ReadVersion,
    }),
  )
  .output(answer(z.object({ facts: DossierFacts, version: z.number().int() })));
