import type { Listing, ListingCriteria } from "@lotir/contract";
import { asMember } from "../call.ts";
import { findListings, type StoredListing } from "./listing-store.ts";
import { listingsMeeting, relaxationsOf } from "./listings-meeting.ts";
import { matchListings } from "./match-listings.ts";
import { refreshListings } from "./refresh-listings.ts";
import { showListings } from "./show-listings.ts";

/** Spec 1 §8. */
const NOTHING = "Aucune propriété trouvée avec ces critères. Essayez d'élargir votre recherche.";

const breakdownOf = (listings: readonly Listing[]) => {
  const of = (...types: readonly Listing["type"][]): number =>
    listings.filter((each) => types.includes(each.type)).length;
  return { maisons: of("house"), terrains: of("land"), autres: of("apartment", "other") };
};

const plural = (count: number, word: string): string => `${count} ${word}${count > 1 ? "s" : ""}`;

const messageOf = ({ maisons, terrains, autres }: ReturnType<typeof breakdownOf>): string => {
  const parts = [plural(maisons, "maison"), plural(terrains, "terrain"), plural(autres, "autre bien")];
  const counts = [maisons, terrains, autres];
  const shown = parts.filter((_, rank) => (counts[rank] ?? 0) > 0);
  return shown.length === 0 ? NOTHING : `${shown.join(", ")}.`;
};

const addCounts = (counts: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const each of counts)
    for (const [reason, count] of Object.entries(each)) sum[reason] = (sum[reason] ?? 0) + count;
  return sum;
};

const WITHIN_THREE_YEARS_MS = 3 * 366 * 86_400_000;

/** Withdrawn ones stay, said so: what was asked for a house is worth knowing. Older than three years is history. */
const isRecent =
  (today: string) =>
  ({ listing }: StoredListing): boolean =>
    listing.publishedOn === null || Date.parse(today) - Date.parse(listing.publishedOn) <= WITHIN_THREE_YEARS_MS;

/** What is for sale in some cities: asked of the source, kept for the organisation, filtered here. */
export const searchListings = asMember.searchListings.handler(async ({ input, context }) => {
  const { lotir, member } = context;
  const { organisationId } = member;
  const criteria: ListingCriteria = input;
  const codes = [...new Set(criteria.cities.map(({ insee }) => insee))];
  const kinds = [criteria.houseIncluded === "with" ? ("house" as const) : ("land" as const)];
  const asked = codes.map((codeInsee) =>
    refreshListings(lotir, organisationId, { codeInsee, kinds, maxPriceEur: criteria.maxPrice }),
  );
  const refreshed = await Promise.all(asked);
  const stored = await lotir.database.application(organisationId, (trx) => findListings(trx, codes));
  const recent = stored.filter(isRecent(lotir.today()));
  const shown = await showListings(lotir, listingsMeeting(recent, criteria));
  const listings = shown.toSorted((a, b) => ((a.publishedDate ?? "") < (b.publishedDate ?? "") ? 1 : -1));
  const resultsBreakdown = breakdownOf(listings);
  // The parcels behind them are looked for meanwhile: whoever opens one finds them there.
  for (const code of codes) matchListings(lotir, organisationId, code).catch(lotir.reportBug);
  return {
    success: true,
    data: listings,
    listings,
    count: listings.length,
    metadata: {
      resultsBreakdown,
      message: messageOf(resultsBreakdown),
      suggestions: listings.length > 0 ? [] : relaxationsOf(recent, criteria),
      sources: refreshed.map(({ state }) => state),
      leftOut: addCounts(refreshed.map(({ leftOut }) => leftOut)),
    },
  };
});
