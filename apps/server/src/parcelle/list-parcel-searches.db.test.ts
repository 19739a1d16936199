import { expect, test } from "vitest";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { bestParcels } from "./parcel-marks.fixture.ts";
import { parcelSearchesOf, saveParcels, setAside } from "./parcel-searches.fixture.ts";

const product = sharedProduct();

test("what it found when it was saved is not new; what it finds since is; each member has his own", async () => {
  const asker = await product().signUp("bureau-nouveau@example.fr", "Nouveau");
  const two = await bestParcels(asker, 2);
  await setAside(asker, two, true);
  await saveParcels(asker);
  expect((await parcelSearchesOf(asker)).map(({ newCount }) => newCount)).toEqual([0]);
  await setAside(asker, two, false);
  const [search] = await parcelSearchesOf(asker);
  expect(search).toMatchObject({ newCount: 2, sentence: null });
  expect(await parcelSearchesOf(await product().signUp("bureau-autrui@example.fr", "Autrui"))).toEqual([]);
});

test("a commune that was never loaded is said, and counts for nothing", async () => {
  const asker = await product().signUp("bureau-absente@example.fr", "Absente");
  await asker.post("/parcel-searches", { name: "Ailleurs", criteria: { communes: ["33234"], filters: {} } });
  const [search] = await parcelSearchesOf(asker);
  expect(search?.newCount).toBe(0);
  expect(search?.sentence).toMatch(/pas encore lue, ses parcelles ne sont pas comptées\.$/);
});
