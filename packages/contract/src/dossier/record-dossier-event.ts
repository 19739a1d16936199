import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { DossierEventEntry } from "./dossier-event.ts";

/** POST /api/properties/{id}/dossier/events: something happened to the file. The same `eventId` is recorded once. */
export const recordDossierEvent = oc
  .route({ method: "POST", path: "/properties/{id}/dossier/events", tags: ["dossier"] })
  .input(
    DossierEventEntry.extend({
      id: PropertyId,
      eventId: z.uuid("Cet événement n'existe pas.").optional(),
    }),
  )
  .output(answer(z.object({ id: z.string() })));
