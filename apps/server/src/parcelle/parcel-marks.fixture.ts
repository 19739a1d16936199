import type { ParcelMark } from "@lotir/contract";
import { type Asker, COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";

export const marksOf = async (asker: Asker): Promise<ParcelMark[]> =>
  dataOf("listParcelMarks", await asker.get(`/parcel-marks?commune=${COMMUNE}`));

/** Its status is a part of its contract: read as it stands. */
export const analysisOf = async (asker: Asker, filters = "") => {
  const answer = await asker.get(`/cadastral/analyze?commune=${COMMUNE}${filters}`);
  return JSON.parse(await answer.text()).data;
};

/** The best parcels that a search lists. */
export const bestParcels = async (asker: Asker, most: number): Promise<string[]> => {
  const { parcels } = await analysisOf(asker);
  return parcels.slice(0, most).map(({ parcelId }: { parcelId: string }) => parcelId);
};
