import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { analysisOf, bestParcels, marksOf } from "./parcel-marks.fixture.ts";

const product = sharedProduct();

test("marks are an organisation's own: another sees none of them, nor a shorter list", async () => {
  const [asker, stranger] = [
    await product().signUp("bureau-marque@example.fr", "Marque"),
    await product().signUp("bureau-marque-autre@example.fr", "Autre"),
  ];
  expect(await marksOf(asker)).toEqual([]);
  const [id = ""] = await bestParcels(asker, 1);
  await dataOf("markParcels", await asker.patch("/parcel-marks", { parcelIds: [id], isHidden: true, isSeen: true }));
  expect(await marksOf(asker)).toEqual([
    { parcelId: id, isHidden: true, isSeen: true, assignee: null, note: { text: "", version: 0, by: null, at: null } },
  ]);
  expect(await marksOf(stranger)).toEqual([]);
  const { setAside, parcels } = await analysisOf(stranger, "&setAside=masquees");
  expect(setAside).toBe(0);
  expect(parcels.map(({ parcelId }: { parcelId: string }) => parcelId)).toContain(id);
});
