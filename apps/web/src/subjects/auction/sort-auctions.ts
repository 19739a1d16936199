import type { Auction } from "@lotir/contract";

export const AUCTION_SORTS = { date: "Date", profit: "Bénéfice", distance: "Distance" } as const;
export type AuctionSort = keyof typeof AUCTION_SORTS;

export interface Origin {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, km; undefined for a sale that is not situated. */
export const distanceKm = ({ coordinates }: Auction, from: Origin): number | undefined => {
  if (coordinates === null) return undefined;
  const [dLat, dLng] = [radians(coordinates.lat - from.lat), radians(coordinates.lng - from.lng)];
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(coordinates.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(a)));
};

const LAST = Number.POSITIVE_INFINITY;

/** Nearest hearing, largest profit, or nearest place first; what is unknown comes last. */
export const sortAuctions = (
  auctions: readonly Auction[],
  { by, from }: { readonly by: AuctionSort; readonly from: Origin | undefined },
): readonly Auction[] => {
  const rank: Readonly<Record<AuctionSort, (auction: Auction) => number>> = {
    date: ({ auctionDate }) => (auctionDate === null ? LAST : Date.parse(auctionDate)),
    profit: ({ money }) => -(money?.profitAtExpectedEur ?? money?.profitAtStartEur ?? -LAST),
    distance: (auction) => (from === undefined ? 0 : (distanceKm(auction, from) ?? LAST)),
  };
  const of = rank[by];
  return auctions.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)));
};
