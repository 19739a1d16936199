import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { CadastreChanges } from "./cadastre-changes.ts";

/** GET /api/properties/cadastre: the properties of which a parcel is no longer what it was, with what became of it. */
export const listCadastreChanges = oc
  .route({ method: "GET", path: "/properties/cadastre", tags: ["portfolio"] })
  .output(answer(z.array(CadastreChanges)));
