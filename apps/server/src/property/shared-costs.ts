import { COST_LABELS, type EnteredCosts } from "@lotir/contract";
import { refuse } from "../refuse.ts";
import type { Shared } from "../versions/shared.ts";
import { holdCosts, writeCosts } from "./property-money-store.ts";
import { findPropertyGround } from "./property-store.ts";

/** The costs entered for a property, as its members share them. */
export const sharedCosts = (id: string): Shared<EnteredCosts> => ({
  action: "costs.save",
  subject: id,
  labels: COST_LABELS,
  hold: async (trx) => {
    if ((await findPropertyGround(trx, id)) === undefined) throw refuse("property-not-found", { id });
    return holdCosts(trx, id);
  },
  write: (trx, value, written) => writeCosts(trx, value, { propertyId: id, ...written }),
});
