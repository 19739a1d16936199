import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the estimate of a parcel: comparables, plainer methods, distribution", async () => {
  const data = await dataOf(
    "estimateParcel",
    await product().ana.get(`/cadastral/parcels/${product().built.id}/estimate`),
  );
  expect(data.estimate.value).toBeCloseTo(product().built.sheet.price?.value ?? Number.NaN, 0);
  expect(data.others.map(({ method }: { method: string }) => method)).toEqual(["spec", "commune-median"]);
});

test.each([
  ["/market/prices?commune=06999&type=bateau", 400, "Le type est Terrain, Maison, Appartement ou Autre terrain."],
  ["/market/prices?commune=06999&period=5", 400, "La période est de 3, 6, 12 ou 24 mois."],
  ["/market/analysis?commune=", 400, "Indiquez une commune."],
  ["/market/surface?commune=06999&type=bateau", 400, "Le type est Terrain ou Maison."],
  ["/market/lot-price?commune=06999&lat=43&lon=7&area=3", 400, "Un lot de moins de 50 m² ne se bâtit pas."],
  [`/cadastral/parcels/06999000ZZ9999/estimate`, 404, "Parcelle introuvable dans le cadastre chargé."],
])("%s is refused %i with its sentence", async (path, status, error) => {
  expect(await refusalOf(await product().ana.get(path))).toMatchObject({ status, error });
});
