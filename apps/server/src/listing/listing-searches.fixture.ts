import type { SavedListingSearch } from "@lotir/contract";
import { type Asker, COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";

export const SEARCH = {
  name: "Île-Sainte-Mirande, maisons",
  criteria: { cities: [{ insee: COMMUNE }], maxPrice: 100_000_000, minSurface: 0, houseIncluded: "with", keyword: "" },
};

export const saveSearch = async (asker: Asker, changes: object = {}): Promise<string> => {
  const body = { ...SEARCH, criteria: { ...SEARCH.criteria, ...changes } };
  return (await dataOf("saveListingSearch", await asker.post("/listing-searches", body))).id;
};

export const searchesOf = async (asker: Asker): Promise<SavedListingSearch[]> =>
  dataOf("listListingSearches", await asker.get("/listing-searches"));

/** An id that nobody keeps. */
export const ABSENT_SEARCH = "00000000-0000-4000-8000-000000000000";
