import type { SavedParcelSearch } from "@lotir/contract";
import { type Asker, COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";

/** Every parcel that nobody set aside. */
export const PARCEL_SEARCH_SAID = {
  name: "Île-Sainte-Mirande, toutes",
  criteria: { communes: [COMMUNE], filters: { setAside: "masquees" } },
};

export const saveParcels = async (asker: Asker, filters: object = {}): Promise<string> => {
  const { name, criteria } = PARCEL_SEARCH_SAID;
  const body = { name, criteria: { ...criteria, filters: { ...criteria.filters, ...filters } } };
  return (await dataOf("saveParcelSearch", await asker.post("/parcel-searches", body))).id;
};

export const parcelSearchesOf = async (asker: Asker): Promise<SavedParcelSearch[]> =>
  dataOf("listParcelSearches", await asker.get("/parcel-searches"));

/** Nothing of the ground changes in a test: what comes back into a list is what was set aside. */
export const setAside = async (asker: Asker, parcelIds: readonly string[], isHidden: boolean): Promise<void> => {
  await dataOf("markParcels", await asker.patch("/parcel-marks", { parcelIds, isHidden }));
};
