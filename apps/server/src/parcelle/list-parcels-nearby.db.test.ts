import { expect, test } from "vitest";
import { at, COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the parcel of the point first, then those around, none farther than asked", async () => {
  const { lat, lng: lon } = at(product().bare);
  const near = (body: object) =>
    product().ana.post("/cadastre/parcels-nearby", { lat, lon, codeInsee: COMMUNE, ...body });
  const parcels = await dataOf("listParcelsNearby", await near({}));
  expect(parcels[0]).toMatchObject({ id: product().bare.id, distance: 0, surface: product().bare.surface });
  const distances = parcels.map(({ distance }: { distance: number }) => distance);
  expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
  expect(distances.at(-1)).toBeLessThanOrEqual(100);
  const fewer = await dataOf("listParcelsNearby", await near({ radius: 20 }));
  expect(fewer.length).toBeLessThan(parcels.length);
  expect(await refusalOf(await near({ radius: 5_000 }))).toMatchObject({
    status: 400,
    error: "Rayon : 500 m au plus.",
  });
  expect(await refusalOf(await near({ codeInsee: "33234" }))).toMatchObject({ status: 409, code: "parcel-not-loaded" });
  expect(await dataOf("listParcelsNearby", await near({ lat: 0, lon: 0 }))).toEqual([]);
});
