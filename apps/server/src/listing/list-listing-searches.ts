import type { ListingCriteria } from "@lotir/contract";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { findSearches, type StoredSearch } from "../saved-search/saved-search-store.ts";
import { LISTING_SEARCH } from "./listing-search-kind.ts";
import { findListings, type StoredListing } from "./listing-store.ts";
import { firstSeenOf } from "./listing-to-wire.ts";
import { listingsMeeting } from "./listings-meeting.ts";
import { refreshListings } from "./refresh-listings.ts";
import { gathered } from "./show-listings.ts";

/** As the page of results shows them: the last three months, and what is still for sale. */
const SHOWN_MONTHS = 3;

const firstDay = (today: string): string => {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - SHOWN_MONTHS);
  return day.toISOString().slice(0, 10);
};

const isShown =
  (today: string) =>
  ({ listing: { publishedOn, expired } }: StoredListing): boolean =>
    expired !== true && (publishedOn === null || publishedOn >= firstDay(today));

/** Asks each city once for all the searches that are of it; the source is asked again after half an hour only. */
const refreshAll = async (lotir: Lotir, organisationId: string, searches: readonly ListingCriteria[]) => {
  const asked = new Map(
    searches.flatMap(({ cities, houseIncluded, maxPrice }) =>
      cities.map(({ insee }) => {
        const kinds = [houseIncluded === "with" ? ("house" as const) : ("land" as const)];
        return [JSON.stringify([insee, kinds, maxPrice]), { codeInsee: insee, kinds, maxPriceEur: maxPrice }] as const;
      }),
    ),
  );
  const sentences = new Map<string, string>();
  for (const each of asked.values()) {
    const { state } = await refreshListings(lotir, organisationId, each);
    if (state.sentence !== null && state.status !== "cut") sentences.set(each.codeInsee, state.sentence);
  }
  return sentences;
};

/** A member's searches of adverts, each with how many are new since he last opened it. */
export const listListingSearches = asMember.listListingSearches.handler(async ({ context: { lotir, member } }) => {
  const { organisationId, userId } = member;
  const searches = await lotir.database.application(organisationId, (trx) => findSearches(trx, LISTING_SEARCH, userId));
  const sentences = await refreshAll(
    lotir,
    organisationId,
    searches.map(({ criteria }) => criteria),
  );
  const codes = [...new Set(searches.flatMap(({ criteria }) => criteria.cities.map(({ insee }) => insee)))];
  const stored = await lotir.database.application(organisationId, (trx) => findListings(trx, codes));
  const shown = stored.filter(isShown(lotir.today()));
  const newOf = ({ criteria, seenAt }: StoredSearch<ListingCriteria>): number => {
    const own = new Set(criteria.cities.map(({ insee }) => insee));
    const meeting = listingsMeeting(
      shown.filter(({ commune }) => own.has(commune)),
      criteria,
    );
    return gathered(meeting).filter((group) => firstSeenOf(group) > seenAt).length;
  };
  const data = searches.map((search) => ({
    id: search.id,
    name: search.name,
    criteria: search.criteria,
    savedAt: search.savedAt.toISOString(),
    seenAt: search.seenAt.toISOString(),
    newCount: newOf(search),
    sentence: search.criteria.cities.flatMap(({ insee }) => sentences.get(insee) ?? [])[0] ?? null,
  }));
  return { success: true, data };
});
