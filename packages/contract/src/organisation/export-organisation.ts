import { oc } from "@orpc/contract";
import { z } from "zod";

/** GET /api/exports/organisation: everything that the organisation keeps here, in one archive. An Admin's. */
export const exportOrganisation = oc
  .route({ method: "GET", path: "/exports/organisation", tags: ["paramètres"] })
  .output(z.file());
