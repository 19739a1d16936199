import { asMember } from "../call.ts";
import { refuse } from "../refuse.ts";
import { findSearches, seeSearch } from "../saved-search/saved-search-store.ts";
import { PARCEL_SEARCH } from "./parcel-search-kind.ts";
import { parcelsMeeting } from "./parcels-meeting.ts";

/** Said when a kept search is opened: what it finds now is known from now on; what it had not found before is shown first. */
export const visitParcelSearch = asMember.visitParcelSearch.handler(async ({ input: { id }, context }) => {
  const { lotir, member } = context;
  const { userId, organisationId } = member;
  const searches = await lotir.database.application(organisationId, (trx) => findSearches(trx, PARCEL_SEARCH, userId));
  const search = searches.find((each) => each.id === id);
  if (search === undefined) throw refuse("parcel-search-not-found", { id });
  const { found, unread } = await parcelsMeeting(lotir, member, search.criteria);
  // What could not be read stays known: it would all be new again the day it can.
  const known = unread.length === 0 ? found : [...new Set([...search.found, ...found])];
  const since = await lotir.database.application(organisationId, (trx) =>
    seeSearch(trx, PARCEL_SEARCH, { userId, id, found: known }),
  );
  if (since === undefined) throw refuse("parcel-search-not-found", { id });
  return { success: true, data: { since: since.toISOString() } };
});
