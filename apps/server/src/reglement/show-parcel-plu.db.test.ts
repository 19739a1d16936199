import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { readReglement } from "../testing/read-reglement.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the zone of a parcel, its document and its rules, each with its state", async () => {
  const { asker, parcelId } = await readReglement(product(), "regles@example.fr");
  const plu = await dataOf("showParcelPlu", await asker.get(`/cadastral/parcels/${parcelId}/plu`));
  expect(plu.zone.code).toBe(product().bare.zone);
  expect(plu.rules.length).toBeGreaterThan(5);
  expect(await refusalOf(await product().nobody.get(`/cadastral/parcels/${parcelId}/plu`))).toMatchObject({
    status: 401,
  });
});
