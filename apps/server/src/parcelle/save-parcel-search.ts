import { MOST_PARCEL_SEARCHES, type ParcelCriteria } from "@lotir/contract";
import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { findSearches, keepSearch } from "../saved-search/saved-search-store.ts";
import { PARCEL_SEARCH } from "./parcel-search-kind.ts";
import { parcelsMeeting } from "./parcels-meeting.ts";

/** Cities each once and in one order: how they were chosen makes no other search. */
const bare = ({ communes, filters }: ParcelCriteria): ParcelCriteria => ({
  communes: [...new Set(communes)].toSorted(),
  filters,
});

/** A member keeps a search of parcels, to hear what is new of it. */
export const saveParcelSearch = asMember.saveParcelSearch.handler(async ({ input, context: { lotir, member } }) => {
  const { userId, organisationId } = member;
  const criteria = bare(input.criteria);
  const { found } = await parcelsMeeting(lotir, member, criteria);
  const id = await lotir.database.application(organisationId, async (trx) => {
    const known = await findSearches(trx, PARCEL_SEARCH, userId);
    const isKnown = known.some((each) => JSON.stringify(each.criteria) === JSON.stringify(criteria));
    if (!isKnown && known.length >= MOST_PARCEL_SEARCHES) throw refuse("too-many-parcel-searches");
    return keepSearch(trx, PARCEL_SEARCH, { userId, name: input.name, criteria, found });
  });
  return { success: true, data: { id } };
});
