import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { DivisionProposal, DivisionStrategy } from "./division.ts";
import { AskedAreas, AskedLots, JoinedParcels, WayClearance } from "./division-wish.ts";

const AREA = "La surface du lot le plus petit va de 50 à 5 000 m².";

/** GET /api/cadastral/parcels/{id}/divisions: the full engine on one parcel, 2 to 6 lots unless asked otherwise. */
export const proposeDivisions = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/divisions", tags: ["division"] })
  .input(
    z.object({
      id: z.string().length(14, "Une référence cadastrale compte 14 caractères."),
      lots: AskedLots.optional(),
      minLotSize: z.coerce.number({ error: AREA }).min(50, AREA).max(5_000, AREA).optional(),
      wayClearanceM: WayClearance.optional(),
      strategy: DivisionStrategy.optional(),
      areas: AskedAreas.optional(),
      joined: JoinedParcels.optional(),
    }),
  )
  .output(answer(DivisionProposal));
