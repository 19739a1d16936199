import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";

/** DELETE /api/properties/{id}/guest-links/{linkId}: it shows nothing from then on. */
export const revokeGuestLink = oc
  .route({ method: "DELETE", path: "/properties/{id}/guest-links/{linkId}", tags: ["dossier"] })
  .input(z.object({ id: PropertyId, linkId: z.uuid("Ce lien n'existe pas.") }))
  .output(answer(z.object({ id: z.string() })));
