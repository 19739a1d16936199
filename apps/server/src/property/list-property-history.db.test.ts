import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { A_LOT, ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("who did what, latest first, in French", async () => {
  const asker = await product().signUp("histoire@example.fr", "histoire");
  const { id } = await propertyOn(asker, product().bare);
  const path = `/properties/${id}`;
  await asker.patch(`${path}/status`, { status: "promesse_achat_en_cours" });
  await asker.put(`${path}/costs`, { utilities: 24_000 });
  const lot = await dataOf("addLot", await asker.post(`${path}/lots`, A_LOT));
  await asker.put(`${path}/lots/${lot.id}`, { status: "sold" });
  await asker.delete(`${path}/lots/${lot.id}`);
  const deeds = await dataOf("listPropertyHistory", await asker.get(`${path}/history`));
  expect(deeds.map(({ said }: { said: string }) => said.replaceAll(/\s/g, " "))).toEqual([
    "Lot 1 supprimé",
    expect.stringMatching(/^Lot 1 modifié \(Statut : .*\)$/),
    "Lot 1 ajouté",
    "Viabilisation : rien → 24 000",
    "Statut : Cadastre → Promesse signée",
    "Ajoutée au portfolio",
  ]);
  expect(new Set(deeds.map(({ by }: { by: string }) => by)).size).toBe(1);
  expect((await refusalOf(await asker.get(`/properties/${ABSENT_PROPERTY}/history`))).status).toBe(404);
});
