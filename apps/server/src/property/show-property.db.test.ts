import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PROPERTY, propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a property comes with its parcels, lots, notes and analysis, in the words of the specification", async () => {
  const asker = await product().signUp("fiche-propriete@example.fr", "fiche-propriete");
  const { id } = await propertyOn(asker, product().built);
  const sheet = await dataOf("showProperty", await asker.get(`/properties/${id}`));
  expect(sheet).toMatchObject({ _id: id, hasBuilding: true, notes: "", potentialLots: [], financialAnalysis: null });
  expect(sheet.addedBy).toMatch(/\S/);
  const [{ parcels }] = sheet.parcelMappings;
  expect(parcels).toMatchObject([{ parcelId: product().built.id, status: "validated" }]);
  expect(sheet.geometry).toEqual(parcels[0].geometry);
});

test("an address reads « numéro rue, code postal ville », and its code is known", async () => {
  const asker = await product().signUp("adresse@example.fr", "adresse");
  const { address, postalCode } = await propertyOn(asker, product().built);
  expect(address).toMatch(/^(?:\d+.* \S.*|Parcelle .*), .*\S$/);
  if (!address.startsWith("Parcelle")) expect(postalCode).toMatch(/^\d{5}$/);
});

test("one that nobody has, that another organisation has, or that cannot be one, is not found", async () => {
  const { id } = await propertyOn(product().ana, product().bare);
  const stranger = await product().signUp("etranger@example.fr", "etranger");
  const notFound = { status: 404, code: "property-not-found", error: "Propriété non trouvée" };
  for (const absent of [ABSENT_PROPERTY, id, "1", "undefined", "%00", "a".repeat(2_000), "' or '1'='1"])
    for (const path of ["", "/parcels", "/costs", "/plans", "/plu", "/urbanisme-tracking"])
      expect(await refusalOf(await stranger.get(`/properties/${encodeURIComponent(absent)}${path}`))).toMatchObject(
        notFound,
      );
  expect(await refusalOf(await stranger.post("/division/generate", { propertyId: "12" }))).toMatchObject(notFound);
});
