import type { SavedParcelSearch } from "@lotir/contract";
import { asMember } from "../call.ts";
import { findSearches } from "../saved-search/saved-search-store.ts";
import { PARCEL_SEARCH } from "./parcel-search-kind.ts";
import { parcelsMeeting } from "./parcels-meeting.ts";

const unreadSentence = (unread: readonly string[]): string | null =>
  unread.length === 0 ? null : `${unread.join(", ")} : pas encore lue, ses parcelles ne sont pas comptées.`;

/** A member's searches of parcels, each with how many it finds that it did not when he last opened it. */
export const listParcelSearches = asMember.listParcelSearches.handler(async ({ context: { lotir, member } }) => {
  const { organisationId, userId } = member;
  const searches = await lotir.database.application(organisationId, (trx) => findSearches(trx, PARCEL_SEARCH, userId));
  const data: SavedParcelSearch[] = [];
  for (const { id, name, criteria, savedAt, seenAt, found } of searches) {
    const known = new Set(found);
    const now = await parcelsMeeting(lotir, member, criteria);
    data.push({
      id,
      name,
      criteria,
      savedAt: savedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      newCount: now.found.filter((each) => !known.has(each)).length,
      sentence: unreadSentence(now.unread),
    });
  }
  return { success: true, data };
});
