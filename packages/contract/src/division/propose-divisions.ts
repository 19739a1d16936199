import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { DivisionProposal, DivisionStrategy } from "./division.ts";
import { AskedAreas, JoinedParcels, WayClearance } from "./division-wish.ts";

/** GET /api/cadastral/parcels/{id}/divisions: the full engine on one parcel, 2 to 6 lots unless asked otherwise. */
export const proposeDivisions = oc
  .route({ method: "GET", path: "/cadastral/parcels/{id}/divisions", tags: ["division"] })
  .input(
    z.object({
      id: z.string().length(14, "Une référence cadastrale compte 14 caractères."),
      lots: z.coerce.number().int().min(2).max(6).optional(),
      minLotSize: z.coerce.number().min(50).max(5_000).optional(),
      wayClearanceM: WayClearance.optional(),
      strategy: DivisionStrategy.optional(),
      areas: AskedAreas.optional(),
      joined: JoinedParcels.optional(),
    }),
  )
  .output(answer(DivisionProposal));
