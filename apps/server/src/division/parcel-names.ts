import { type ParcelleId, referenceOf } from "@lotir/foncier";

/** « AC 69, AC 70 »: parcels as people write their references. */
export const parcelNames = (ids: readonly ParcelleId[]): string =>
  ids
    .map((id) => {
      const { section, numero } = referenceOf(id);
      return `${section} ${numero}`;
    })
    .join(", ");
