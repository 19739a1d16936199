import { asMember } from "../call.ts";
import { extractPlu, parcelPluToWire } from "./parcel-plu.ts";
import { parcelleOf } from "./property-plu.ts";

/** Starts the reading of the règlement of a property (spec 2 §7). */
export const extractPropertyRules = asMember.extractPropertyRules.handler(async ({ input, context }) => {
  const parcelle = await parcelleOf(context, input.id);
  return { success: true, data: parcelPluToWire(context.lotir, await extractPlu(context.lotir, parcelle, input)) };
});
