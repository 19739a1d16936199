import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";

/** DELETE /api/properties/{id}/dossier/events/{eventId}: entered by mistake. The trail keeps who took it back. */
export const takeBackDossierEvent = oc
  .route({ method: "DELETE", path: "/properties/{id}/dossier/events/{eventId}", tags: ["dossier"] })
  .input(z.object({ id: PropertyId, eventId: z.uuid("Cet événement n'existe pas.") }))
  .output(answer(z.object({ id: z.string() })));
