import { asMember } from "../call.ts";
import { parcelBilanOf } from "./parcel-bilan-of.ts";

/** The best plan of a parcel, or the lots given, in money under the assumptions of the organisation that asks. */
export const balanceParcel = asMember.balanceParcel.handler(async ({ input, context }) => ({
  success: true,
  data: await parcelBilanOf(input, context),
}));
