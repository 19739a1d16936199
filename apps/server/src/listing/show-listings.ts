import { groupDoubles } from "@lotir/adverts";
import { isFictional } from "@lotir/commune-work";
import type { Listing } from "@lotir/contract";
import { dividedLots } from "@lotir/territory";
import type { Lotir } from "../lotir.ts";
import { knownParcelle } from "./known-parcelle.ts";
import type { StoredListing } from "./listing-store.ts";
import { type FoundLots, landOf, listingToWire } from "./listing-to-wire.ts";

const comparable = (stored: StoredListing) => {
  const { id, listing } = stored;
  return {
    stored,
    id,
    kind: listing.kind,
    priceEur: listing.priceEur,
    floorM2: listing.floorM2,
    landM2: landOf(stored).landM2,
    rooms: listing.rooms,
    builtYear: listing.builtYear,
    energy: listing.energy,
    parcelle: knownParcelle(stored),
  };
};

/** Doubles across agencies become one card with their prices: the cheapest is the one shown. */
export const gathered = (listings: readonly StoredListing[]): readonly (readonly StoredListing[])[] =>
  groupDoubles(listings.map(comparable)).map((group) =>
    group
      .map(({ stored }) => stored)
      .toSorted((a, b) => (a.listing.priceEur ?? Infinity) - (b.listing.priceEur ?? Infinity)),
  );

const lotsOf = (verdict: string | null | undefined, mostLots: number | null): FoundLots | undefined =>
  verdict == null ? undefined : { isDivisible: verdict !== "non", maxLots: verdict === "non" ? null : mostLots };

/** Kept adverts as cards, with what the division engine found where the parcel is known. */
export const showListings = async (
  lotir: Lotir,
  listings: readonly StoredListing[],
  reasons: ReadonlyMap<string, string> = new Map(),
): Promise<Listing[]> => {
  const groups = gathered(listings);
  const parcelles = groups.flatMap((group) => group.map(knownParcelle).find((id) => id !== null) ?? []);
  const lots = await dividedLots(lotir.database.territory, parcelles);
  const names = new Map<string, string | null>();
  for (const { confirmedBy } of listings)
    if (confirmedBy !== null && !names.has(confirmedBy))
      names.set(confirmedBy, await lotir.identity.nameOf(confirmedBy));
  return groups.flatMap((group): Listing[] => {
    const [first, ...doubles] = group;
    if (first === undefined) return [];
    const known = lots.get(group.map(knownParcelle).find((id) => id !== null) ?? "");
    return [
      listingToWire({
        listing: first,
        doubles,
        lots: lotsOf(known?.verdict, known?.mostLots ?? null),
        matchReason: reasons.get(first.id),
        confirmedBy: first.confirmedBy === null ? null : (names.get(first.confirmedBy) ?? null),
        fictional: isFictional(lotir.plan, first.commune),
      }),
    ];
  });
};
