import type { Listing } from "@lotir/contract";

export const LISTING_SORTS = { date: "Date", price: "Prix", landSurface: "Terrain" } as const;
export type ListingSort = keyof typeof LISTING_SORTS;

export interface ListingView {
  readonly sort: ListingSort;
  readonly direction: "asc" | "desc";
  readonly divisibleOnly: boolean;
  /** Three years instead of the last three months. */
  readonly sinceThreeYears: boolean;
  /** The moment after which an advert is new, where a kept search is being looked at. */
  readonly newSince: string | undefined;
}

/** Spec 1 §2: latest first, the last three months. */
export const DEFAULT_VIEW: ListingView = {
  sort: "date",
  direction: "desc",
  divisibleOnly: false,
  sinceThreeYears: false,
  newSince: undefined,
};

export const isNewIn = ({ firstSeenAt }: Pick<Listing, "firstSeenAt">, { newSince }: Pick<ListingView, "newSince">) =>
  newSince !== undefined && firstSeenAt > newSince;

/** The first day that is shown: as many months before, by the calendar. */
const firstDay = (today: string, months: number): string => {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
};

const figureOf = ({ price, landSurface, publishedDate }: Listing, sort: ListingSort): number | null => {
  if (sort === "price") return price;
  if (sort === "landSurface") return landSurface;
  return publishedDate === null ? null : Date.parse(publishedDate);
};

/** What is unknown goes last, whichever the direction. */
const compare = (a: Listing, b: Listing, { sort, direction }: ListingView): number => {
  const [one, other] = [figureOf(a, sort), figureOf(b, sort)];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return direction === "asc" ? one - other : other - one;
};

/** The cards shown, in their order. An advert without a date stays: nobody said that it is old. */
export const shownListings = (listings: readonly Listing[], view: ListingView, today: string): readonly Listing[] => {
  const from = firstDay(today, view.sinceThreeYears ? 36 : 3);
  return listings
    .filter(({ publishedDate }) => publishedDate === null || publishedDate >= from)
    .filter(({ divisionPotential }) => !view.divisibleOnly || divisionPotential.isDivisible === true)
    .toSorted((a, b) => compare(a, b, view));
};

export const breakdownOf = (listings: readonly Listing[]) => ({
  maisons: listings.filter(({ type }) => type === "house").length,
  terrains: listings.filter(({ type }) => type === "land").length,
  autres: listings.filter(({ type }) => type === "apartment" || type === "other").length,
});
