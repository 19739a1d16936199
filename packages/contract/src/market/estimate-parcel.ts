import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ExplainedEstimate } from "./market.ts";

/** GET /api/cadastral/parcels/{id}/estimate: what the estimate of a parcel rests on, sale by sale. */
export const estimateParcel = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/estimate", tags: ["prix"] })
  .input(z.object({ id: z.string().length(14, "Une référence cadastrale compte 14 caractères.") }))
  .output(answer(ExplainedEstimate));
