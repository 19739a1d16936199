import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("properties, plans and adverts are found by words of theirs, without accents, in their organisation alone", async () => {
  const [asker, other] = [
    await product().signUp("cherche@example.fr", "Cherche"),
    await product().signUp("cherche-aussi@example.fr", "Cherche aussi"),
  ];
  const { id } = await propertyOn(asker, product().bare);
  await dataOf("renameProperty", await asker.patch(`/properties/${id}/name`, { name: "Clos des Érables 100 %" }));
  const plan = await cadastralPlanOf(asker, id);
  const content = `reference;type;commune_insee;prix;titre;terrain;description\nA-9;Maison;${COMMUNE};450000;Villa Érables;1420;x`;
  await dataOf("importListings", await asker.post("/listings/import", { name: "stock.csv", content }));
  const found = async (who: typeof asker, q: string) =>
    (await dataOf("findPlace", await who.get(`/places?q=${encodeURIComponent(q)}`))).filter(
      ({ kind }: { readonly kind: string }) => kind === "propriete" || kind === "plan" || kind === "annonce",
    );
  expect(await found(asker, "erables")).toEqual([
    { kind: "propriete", label: "Clos des Érables 100 %", propertyId: id },
    { kind: "plan", label: `${plan.name} · Clos des Érables 100 %`, propertyId: id, planId: plan.id },
    { kind: "annonce", label: "Villa Érables", listingId: expect.stringMatching(/A-9$/), codeInsee: COMMUNE },
  ]);
  expect(await found(asker, "ERABLES, clos")).toHaveLength(2);
  expect(await found(asker, "100 %")).toHaveLength(2);
  // A wildcard of the database is a letter like another here.
  expect(await found(asker, "cl_s")).toEqual([]);
  expect(await found(other, "erables")).toEqual([]);
});
