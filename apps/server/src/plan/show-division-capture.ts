import { asMember } from "../call.ts";
import { captureKey } from "../photo-keys.ts";
import { findPropertyGround } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import { hasCapture } from "./capture-store.ts";

/** The map captured with the last plan of a property. */
export const showDivisionCapture = asMember.showDivisionCapture.handler(
  async ({ input, context: { lotir, member } }) => {
    const { propertyId } = input;
    const { organisationId } = member;
    const isThere = await lotir.database.application(
      organisationId,
      async (trx) => (await findPropertyGround(trx, propertyId)) !== undefined && (await hasCapture(trx, propertyId)),
    );
    const bytes = isThere ? await lotir.objects.get(captureKey({ organisationId, propertyId })) : undefined;
    if (bytes === undefined) throw refuse("capture-not-found", { propertyId });
    return new File([bytes], `${propertyId}.png`, { type: "image/png" });
  },
);
