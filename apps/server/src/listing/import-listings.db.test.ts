import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { everyListing } from "./listings.fixture.ts";

const product = sharedProduct();

test("an agency's own portfolio comes by a file; bad lines are left out and said", async () => {
  const asker = await product().signUp("vera@example.fr", "Fichier");
  const content = [
    "reference;type;commune_insee;prix;titre;terrain;description",
    `A-1;Maison;${COMMUNE};450 000 €;"Villa ""Les Pins"", calme";1 420;"Belle vue
sur deux lignes"`,
    `A-2;Terrain;${COMMUNE};210000;Terrain;800;<script>alert(1)</script>Plat`,
    "A-3;Péniche;06088;100000;Bateau;;",
    `A-1;Maison;${COMMUNE};1;x;;`,
  ].join("\n");
  const read = await dataOf("importListings", await asker.post("/listings/import", { name: "stock.csv", content }));
  expect(read).toEqual({
    kept: 2,
    inseeCodes: [COMMUNE],
    leftOut: [
      { line: 5, reason: "type inconnu : maison ou terrain est attendu" },
      { line: 6, reason: "prix illisible, ou hors de ses bornes" },
    ],
  });
  const villa = (await everyListing(asker)).find(({ source }) => source === "Fichier");
  expect(villa).toMatchObject({ title: 'Villa "Les Pins", calme', price: 450_000, landSurface: 1_420 });
  const [plot] = (await everyListing(asker, "without")).filter(({ source }) => source === "Fichier");
  expect(plot?.description).toBe("Plat");
});

test.each([
  ["a;b\n1;2", /Colonnes absentes de la première ligne : reference, type, commune_insee, prix/],
  ["[{]", /JSON est illisible/],
  ['{"x":1}', /pas une liste d'annonces/],
  ["reference,type,commune_insee,prix\n", /aucune annonce/],
])("%j is refused, and why", async (content, error) => {
  expect(await refusalOf(await product().ana.post("/listings/import", { name: "x", content }))).toMatchObject({
    status: 400,
    error: expect.stringMatching(error),
  });
});
