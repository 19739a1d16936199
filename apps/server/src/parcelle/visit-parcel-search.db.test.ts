import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { analysisOf, bestParcels } from "./parcel-marks.fixture.ts";
import { parcelSearchesOf, saveParcels, setAside } from "./parcel-searches.fixture.ts";

const product = sharedProduct();

test("opened, what is new comes first and stays so until the next visit; another's search is as if it did not exist", async () => {
  const asker = await product().signUp("bureau-visite@example.fr", "Visite");
  const worst = (await analysisOf(asker, "&direction=inverse")).parcels
    .slice(0, 2)
    .map(({ parcelId }: { parcelId: string }) => parcelId);
  const [best] = await bestParcels(asker, 1);
  await setAside(asker, worst, true);
  const id = await saveParcels(asker);
  await setAside(asker, worst, false);
  await dataOf("visitParcelSearch", await asker.post(`/parcel-searches/${id}/visits`));
  for (let look = 0; look < 2; look += 1) {
    const { parcels, news } = await analysisOf(asker, `&news=${id}`);
    expect([...news].sort()).toEqual([...worst].sort());
    expect(parcels.slice(0, 3).map(({ parcelId }: { parcelId: string }) => parcelId)).toEqual([...news, best]);
  }
  expect((await parcelSearchesOf(asker)).map(({ newCount }) => newCount)).toEqual([0]);
  await dataOf("visitParcelSearch", await asker.post(`/parcel-searches/${id}/visits`));
  expect((await analysisOf(asker, `&news=${id}`)).news).toEqual([]);
  const stranger = await product().signUp("bureau-intrus@example.fr", "Intrus");
  expect(await refusalOf(await stranger.post(`/parcel-searches/${id}/visits`))).toMatchObject({ status: 404 });
  expect((await analysisOf(stranger, `&news=${id}`)).news).toEqual([]);
});
