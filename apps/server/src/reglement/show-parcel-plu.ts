import { asMember } from "../call.ts";
import { parcelPluToWire, pluOfParcel } from "./parcel-plu.ts";

/** The rules of a parcel's zone, each with its state and its quote. */
export const showParcelPlu = asMember.showParcelPlu.handler(async ({ input, context: { lotir } }) => ({
  success: true,
  data: parcelPluToWire(lotir, await pluOfParcel(lotir, input.id)),
}));
