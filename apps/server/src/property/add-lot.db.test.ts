import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { A_LOT, ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a lot is entered with the defaults of the specification; the same id sent twice makes one", async () => {
  const asker = await product().signUp("lot@example.fr", "lot");
  const { id } = await propertyOn(asker, product().bare);
  const add = (body: unknown) => asker.post(`/properties/${id}/lots`, body);
  const plain = { lotNumber: 2, surface: 410, estimatedSalePrice: 120_000 };
  expect(await dataOf("addLot", await add(plain))).toMatchObject({
    ...plain,
    type: "constructible",
    status: "planned",
    workEstimates: [],
  });
  const both = await Promise.all([1, 2].map(() => add({ ...A_LOT, id: "lot_1700000000000" })));
  for (const answer of both) expect((await dataOf("addLot", answer)).id).toBe("lot_1700000000000");
  const { potentialLots } = await dataOf("showProperty", await asker.get(`/properties/${id}`));
  expect(potentialLots.map(({ lotNumber }: { lotNumber: number }) => lotNumber)).toEqual([1, 2]);
});

test.each([
  [{ lotNumber: 0 }, "Numéro de lot : 1 au moins."],
  [{ surface: 0 }, "Surface : elle doit être supérieure à 0."],
  [{ surface: "grand" }, "Surface : une surface en m² est attendue."],
  [{ estimatedSalePrice: -1 }, "Prix de vente : un montant négatif n'a pas de sens."],
  [{ type: "château" }, "Type de lot inconnu."],
  [{ workEstimates: [{ type: "viabilisation", amount: 0 }] }, "Travaux : le montant doit être supérieur à 0."],
] as const)("refused in French: %j", async (wrong, error) => {
  const { id } = await propertyOn(product().ana, product().bare);
  const answer = await product().ana.post(`/properties/${id}/lots`, { ...A_LOT, ...wrong });
  expect(await refusalOf(answer)).toMatchObject({ status: 400, error });
});

test("not on a property of nobody's, nor of another's", async () => {
  const { id } = await propertyOn(product().ana, product().bare);
  const stranger = await product().signUp("autrelot@example.fr", "autrelot");
  for (const absent of [id, ABSENT_PROPERTY])
    expect((await refusalOf(await stranger.post(`/properties/${absent}/lots`, A_LOT))).status).toBe(404);
});
