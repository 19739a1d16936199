import { oc } from "@orpc/contract";
import { z } from "zod";
import { PropertyId } from "../property/property-id.ts";
import { answer } from "../wire/answer.ts";
import { DivisionProject } from "./division-scenario.ts";

/** GET /api/division/projects/by-property/{propertyId}: the last one first. */
export const listDivisionProjects = oc
  .route({ method: "GET", path: "/division/projects/by-property/{propertyId}", tags: ["division"] })
  .input(z.object({ propertyId: PropertyId }))
  .output(answer(z.array(DivisionProject)));
