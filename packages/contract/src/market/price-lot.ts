import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { LATITUDE, LONGITUDE } from "../wire/coordinates.ts";
import { ExplainedEstimate } from "./market.ts";

/** GET /api/market/lot-price: what a bare building lot of an area would sell for at a place of a loaded commune. */
export const priceLot = oc
  .route({ method: "GET", path: "/market/lot-price", tags: ["prix"] })
  .input(
    z.object({
      commune: z.string().trim().min(1, "Indiquez une commune.").max(80),
      lat: z.coerce.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE),
      lon: z.coerce.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE),
      area: z.coerce
        .number({ error: "La surface du lot est un nombre de mètres carrés." })
        .min(50, "Un lot de moins de 50 m² ne se bâtit pas.")
        .max(100_000, "Un lot de plus de 10 hectares n'est plus un lot."),
    }),
  )
  .output(answer(ExplainedEstimate));
