import type { ApplicationTransaction } from "@lotir/database";
import { findStoredProperty, listStoredProperties, type StoredProperty } from "../property/property-store.ts";
import { refuse } from "../refuse.ts";
import type { PlanOwner } from "./plan-to-wire.ts";

const ownerFrom = ({ name, address }: StoredProperty): PlanOwner => ({ name, address: address?.label ?? name });

export type OwnProperty = StoredProperty & { readonly owner: PlanOwner };

/** The property that plans are of; refused when the organisation has none such. */
export const ownProperty = async (trx: ApplicationTransaction, propertyId: string): Promise<OwnProperty> => {
  const property = await findStoredProperty(trx, propertyId);
  if (property === undefined) throw refuse("property-not-found", { id: propertyId });
  return { ...property, owner: ownerFrom(property) };
};

/** What plans say of each property of the organisation, by its id. */
export const allOwners = async (trx: ApplicationTransaction): Promise<ReadonlyMap<string, PlanOwner>> =>
  new Map((await listStoredProperties(trx)).map((property) => [property.id, ownerFrom(property)]));
