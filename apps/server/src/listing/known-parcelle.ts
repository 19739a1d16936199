import type { StoredListing } from "./listing-store.ts";

/** The parcel that an advert is about, when a member said it or when the clues leave no doubt; null otherwise. */
export const knownParcelle = ({ parcelleId, match }: Pick<StoredListing, "parcelleId" | "match">): string | null => {
  if (parcelleId !== null) return parcelleId;
  return match?.certain === true ? (match.candidates[0]?.parcelle ?? null) : null;
};
