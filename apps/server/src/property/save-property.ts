import type { Property } from "@lotir/contract";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findStoredProperty, type PropertyNames } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";
import { sharedProperty } from "./shared-property.ts";
import { tellProperty } from "./tell-property.ts";

interface Saving {
  readonly id: string;
  readonly version?: number | undefined;
  readonly change: PropertyNames;
}

/** Writes the name, the address or the status of a property, and lets its members know. */
export const saveProperty = async (
  context: Pick<Call, "lotir" | "request"> & { readonly member: Member },
  { id, version, change }: Saving,
): Promise<{ success: true; data: Property }> => {
  await writeShared(sharedProperty(id), { ...context, change, version });
  const { lotir, member } = context;
  const stored = await lotir.database.application(member.organisationId, (trx) => findStoredProperty(trx, id));
  if (stored === undefined) throw refuse("property-not-found", { id });
  await tellProperty(context, id, "changed");
  return { success: true, data: propertyToWire(stored) };
};
