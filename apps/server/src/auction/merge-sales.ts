import type { Auction } from "@lotir/contract";

/** The same sale on two sites: the same parcels on the same day. What is not situated is never taken for another. */
const keyOf = ({ parcels, auctionDate, id }: Auction): string =>
  parcels.length === 0 || auctionDate === null
    ? id
    : `${auctionDate} ${parcels
        .map(({ parcelId }) => parcelId)
        .toSorted()
        .join(" ")}`;

/** Each sale once, the surest first told; its other sites beside it. */
export const mergeSales = (auctions: readonly Auction[]): readonly Auction[] => {
  const merged = new Map<string, Auction>();
  for (const auction of auctions) {
    const key = keyOf(auction);
    const known = merged.get(key);
    if (known === undefined) merged.set(key, auction);
    else if (known.site !== auction.site)
      merged.set(key, { ...known, alsoOn: [...known.alsoOn, { site: auction.site, url: auction.detailUrl }] });
    else merged.set(auction.id, auction);
  }
  return [...merged.values()];
};
