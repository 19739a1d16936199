import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { ReadVersion } from "../wire/changed-meanwhile.ts";
import { Lot, LotChange, LotId } from "./lot.ts";
import { PropertyId } from "./property-id.ts";

/** PUT /api/properties/{id}/lots/{lotId}: what is named is written, the rest stays. */
export const updateLot = oc
  .route({ method: "PUT", path: "/properties/{propertyId}/lots/{lotId}", tags: ["portfolio"] })
  .input(
    LotChange.extend({
      propertyId: PropertyId,
      lotId: LotId,
      version: ReadVersion,
    }),
  )
  .output(answer(Lot));
