import { asMember } from "../call.ts";
import { listStoredProperties } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";

export const listProperties = asMember.listProperties.handler(async ({ context }) => {
  const { database } = context.lotir;
  const stored = await database.application(context.member.organisationId, listStoredProperties);
  const properties = stored.map(propertyToWire);
  return { success: true, data: properties, properties };
});
