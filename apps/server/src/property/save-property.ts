import { PROPERTY_STATUS_LABELS, type Property } from "@lotir/contract";
import type { Call } from "../call.ts";
import type { Member } from "../identity/index.ts";
import { refuse } from "../refuse.ts";
import { writeShared } from "../versions/write-shared.ts";
import { findStoredProperty, type PropertyNames } from "./property-store.ts";
import { propertyToWire } from "./property-to-wire.ts";
import { sharedProperty } from "./shared-property.ts";
import { tellProperty } from "./tell-property.ts";

/** A status that is not known is said raw (spec 2 §4). */
const STATUSES: Readonly<Record<string, string>> = PROPERTY_STATUS_LABELS;

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
  const data = propertyToWire(stored);
  const moved =
    change.status === undefined ? undefined : { name: data.name, status: STATUSES[data.status] ?? data.status };
  await tellProperty(context, id, "changed", moved);
  return { success: true, data };
};
