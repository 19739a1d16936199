import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { removeSearch } from "../saved-search/saved-search-store.ts";
import { PARCEL_SEARCH } from "./parcel-search-kind.ts";

/** A search of parcels that its member keeps no longer. */
export const deleteParcelSearch = asMember.deleteParcelSearch.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const isGone = await lotir.database.application(member.organisationId, (trx) =>
    removeSearch(trx, PARCEL_SEARCH, { userId: member.userId, id }),
  );
  if (!isGone) throw refuse("parcel-search-not-found", { id });
  return { success: true, data: { id } };
});
