import type { Listing } from "@lotir/contract";
import { type Asker, COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";

/** A key as an organisation brings it; the trial source takes any. */
export const withKey = async (asker: Asker): Promise<void> => {
  await dataOf("saveSecret", await asker.put("/secrets/annonces", { value: "cle-d-essai-0123456789" }));
};

/** Everything for sale on the island, houses or bare ground, whatever their price and area. */
export const everyListing = async (asker: Asker, houseIncluded: "with" | "without" = "with"): Promise<Listing[]> => {
  await withKey(asker);
  return dataOf(
    "searchListings",
    await asker.post("/melo/search", {
      cities: [{ insee: COMMUNE }],
      maxPrice: 100_000_000,
      minSurface: 0,
      houseIncluded,
    }),
  );
};

/** An id that no organisation keeps. */
export const ABSENT_LISTING = "melo_00000000-0000-4000-8000-000000000000";

/** The first listing of the demonstration that fits, or the test says which was wanted. */
export const firstListing = (listings: readonly Listing[], fits: (listing: Listing) => boolean): Listing => {
  const found = listings.find(fits);
  if (found === undefined) throw new Error(`None of ${listings.length} listings fits`);
  return found;
};
