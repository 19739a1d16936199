import { oc } from "@orpc/contract";
import { z } from "zod";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { Lot, LotChange, LotId } from "./lot.ts";

/** PUT /api/properties/{id}/lots/{lotId}: what is named is written, the rest stays. */
export const updateLot = oc
  .route({ method: "PUT", path: "/properties/{propertyId}/lots/{lotId}", tags: ["portfolio"] })
  .input(
    LotChange.extend({
      propertyId: z.uuid("Cette propriété n'existe pas."),
      lotId: LotId,
      version: ReadVersion,
    }),
  )
  .output(answer(Lot));
