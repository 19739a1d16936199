import { PROPERTY_FIELD_LABELS } from "@lotir/contract";
import { refuse } from "../refuse.ts";
import type { Shared } from "../versions/shared.ts";
import { holdProperty, type PropertyNames, writeProperty } from "./property-store.ts";

/** Name, address and status of a property, as its members share them. */
export const sharedProperty = (id: string): Shared<PropertyNames> => ({
  action: "property.save",
  subject: id,
  labels: PROPERTY_FIELD_LABELS,
  hold: async (trx) => {
    const kept = await holdProperty(trx, id);
    if (kept === undefined) throw refuse("property-not-found", { id });
    return kept;
  },
  write: async (trx, value, { actorId }) => {
    await writeProperty(trx, id, { ...value, actorId });
    return true;
  },
});
