import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";

/** GET /api/properties/{id}/dossier/calendar: what falls due, for any calendar (.ics). */
export const exportDossierCalendar = oc
  .route({ method: "GET", path: "/properties/{id}/dossier/calendar", tags: ["dossier"] })
  .input(z.object({ id: PropertyId }))
  .output(z.file());
