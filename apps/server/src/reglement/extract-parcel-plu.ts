import { asMember } from "../call.ts";
import { extractPlu, parcelPluToWire } from "./parcel-plu.ts";

/** Starts the reading of a parcel's règlement; asked twice, it is read once. */
export const extractParcelPlu = asMember.extractParcelPlu.handler(async ({ input, context: { lotir } }) => ({
  success: true,
  data: parcelPluToWire(lotir, await extractPlu(lotir, input.id, input)),
}));
