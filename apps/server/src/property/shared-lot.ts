import { LOT_FIELD_LABELS, LotChange } from "@lotir/contract";
import { refuse } from "../refuse.ts";
import type { Shared } from "../versions/shared.ts";
import { holdLot, type LotAddress, writeLot } from "./lot-store.ts";
import { findPropertyGround } from "./property-store.ts";

const Whole = LotChange.required();

/** A lot of a property, as its members share it. `isNew`: it may not be there yet. */
export const sharedLot = (address: LotAddress, { isNew }: { readonly isNew: boolean }): Shared<LotChange> => ({
  action: "lot.save",
  subject: `${address.propertyId}/${address.lotId}`,
  labels: LOT_FIELD_LABELS,
  hold: async (trx) => {
    const id = address.propertyId;
    if ((await findPropertyGround(trx, id)) === undefined) throw refuse("property-not-found", { id });
    const kept = await holdLot(trx, address);
    if (kept === undefined && !isNew) throw refuse("lot-not-found", { id: address.lotId });
    return kept;
  },
  write: (trx, value, written) => writeLot(trx, address, { lot: Whole.parse(value), ...written }),
});
