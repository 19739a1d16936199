import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();
const CLEAR = { spr: false, abords: false, siteClasse: false, divisionControl: false, existingLotissement: false };

test("what members know decides the file; one who wrote meanwhile is told", async () => {
  const asker = await product().signUp("faits@example.fr", "faits");
  const { id } = await propertyOn(asker, product().bare);
  const save = (body: unknown) => asker.put(`/properties/${id}/dossier/facts`, body);
  const tracking = async () => dataOf("showUrbanismeTracking", await asker.get(`/properties/${id}/urbanisme-tracking`));
  const saved = await dataOf(
    "saveDossierFacts",
    await save({ facts: { ground: CLEAR, operation: { common: "aucune" } }, version: 0 }),
  );
  expect(saved).toMatchObject({ version: 1, facts: { ground: { spr: false, natura2000: null } } });
  expect((await tracking()).procedure).toMatchObject({
    kind: "declaration-prealable",
    article: "R.421-23 a",
    form: "cerfa 16703",
    missing: [],
  });
  expect(await refusalOf(await save({ facts: { operation: { common: "creation" } }, version: 0 }))).toMatchObject({
    status: 409,
  });
  await dataOf("saveDossierFacts", await save({ facts: { ground: { ...CLEAR, spr: true } }, version: 1 }));
  const protectedGround = await tracking();
  expect(protectedGround.procedure).toMatchObject({ kind: "permis-amenager" });
  expect(protectedGround.piecesFor).toBe("Permis d'aménager");
  expect(await refusalOf(await save({ facts: { ground: { spr: "peut-être" } } }))).toMatchObject({ status: 400 });
  expect((await refusalOf(await asker.put(`/properties/${ABSENT_PROPERTY}/dossier/facts`, { facts: {} }))).status).toBe(
    404,
  );
});
