import { asMember } from "../call.ts";
import { countParcels } from "./property-parcel-store.ts";
import { listStoredProperties } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";

export const listProperties = asMember.listProperties.handler(async ({ context }) => {
  const { database } = context.lotir;
  const properties = await database.application(context.member.organisationId, async (trx) => {
    const parcels = await countParcels(trx);
    const stored = await listStoredProperties(trx);
    return stored.map((each) => propertyToWire(each, parcels.get(each.id) ?? 1));
  });
  return { success: true, data: properties, properties };
});
