import { AUCTION_SORTS, type AuctionSort } from "../../subjects/auction/sort-auctions.ts";

/** What the page of auctions shows, as the address keeps it. */
export interface AuctionsState {
  readonly region: string | undefined;
  readonly maxPrice: number | null;
  /** Spec 1 §2: on unless told. */
  readonly divisibleOnly: boolean;
  readonly sort: AuctionSort;
  readonly view: "liste" | "calendrier";
}

type Raw = Readonly<Record<string, unknown>>;

const isSort = (value: unknown): value is AuctionSort =>
  typeof value === "string" && Object.hasOwn(AUCTION_SORTS, value);

/** Reads an address that anybody may have typed: what cannot be read falls back. */
export const readAuctionsState = (raw: Raw): AuctionsState => {
  const price = Number(raw.prix);
  return {
    region: typeof raw.region === "string" && /^[a-z0-9-]{1,60}$/.test(raw.region) ? raw.region : undefined,
    maxPrice: Number.isFinite(price) && price > 0 ? price : null,
    divisibleOnly: raw.divisibles !== "non",
    sort: isSort(raw.tri) ? raw.tri : "date",
    view: raw.vue === "calendrier" ? "calendrier" : "liste",
  };
};

export const writeAuctionsState = (state: AuctionsState): Record<string, string> => ({
  ...(state.region === undefined ? {} : { region: state.region }),
  ...(state.maxPrice === null ? {} : { prix: String(state.maxPrice) }),
  ...(state.divisibleOnly ? {} : { divisibles: "non" }),
  ...(state.sort === "date" ? {} : { tri: state.sort }),
  ...(state.view === "liste" ? {} : { vue: state.view }),
});
