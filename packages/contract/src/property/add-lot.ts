import { oc } from "@orpc/contract";
import { answer } from "../wire/answer.ts";
import { Lot, LotEntry, LotId } from "./lot.ts";
import { PropertyId } from "./property-id.ts";

/** POST /api/properties/{id}/lots. The id is the client's (`lot_…`): sent twice, it makes one lot. Absent, ours. */
export const addLot = oc
  .route({ method: "POST", path: "/properties/{propertyId}/lots", tags: ["portfolio"] })
  .input(LotEntry.extend({ propertyId: PropertyId, id: LotId.optional() }))
  .output(answer(Lot));
