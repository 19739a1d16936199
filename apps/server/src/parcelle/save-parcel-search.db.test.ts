import { expect, test } from "vitest";
import { COMMUNE, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { PARCEL_SEARCH_SAID, parcelSearchesOf, saveParcels } from "./parcel-searches.fixture.ts";

const product = sharedProduct();

test("the same criteria twice are one search, in whatever order; twenty are kept, and no more", async () => {
  const asker = await product().signUp("bureau-garde@example.fr", "Garde");
  const id = await saveParcels(asker);
  const again = { name: "Autre nom", criteria: { ...PARCEL_SEARCH_SAID.criteria, communes: [COMMUNE, COMMUNE] } };
  await asker.post("/parcel-searches", again);
  expect((await parcelSearchesOf(asker)).map(({ id: each, name }) => [each, name])).toEqual([[id, "Autre nom"]]);
  for (let lots = 2; lots <= 20; lots += 1) await saveParcels(asker, { minLots: lots });
  expect(
    await refusalOf(
      await asker.post("/parcel-searches", { ...again, criteria: { ...again.criteria, filters: { minScore: 90 } } }),
    ),
  ).toMatchObject({
    status: 409,
    error: "Vous gardez déjà 20 recherches de parcelles : supprimez-en une d'abord.",
  });
  expect((await refusalOf(await asker.post("/parcel-searches", { name: " ", criteria: again.criteria }))).error).toBe(
    "Donnez un nom à cette recherche.",
  );
});
