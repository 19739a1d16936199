import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { everyListing } from "./listings.fixture.ts";

const product = sharedProduct();
const LINK = {
  url: "https://annonces.example/maison-12",
  inseeCode: COMMUNE,
  city: "Île-Sainte-Mirande",
  type: "house",
  price: 395_000,
  surface: 118,
  landSurface: 1_240,
  energyClass: "D",
};

test("a pasted link and a few facts are an advert like the others", async () => {
  const asker = await product().signUp("tina@example.fr", "Lien");
  const added = await dataOf("addListing", await asker.post("/listings", LINK));
  expect(added).toMatchObject({
    source: "Lien collé",
    title: "Maison, annonces.example",
    price: 395_000,
    landSurface: 1_240,
    url: LINK.url,
    images: [],
  });
  expect((await everyListing(asker)).map(({ id }) => id)).toContain(added.id);
});

test.each([
  ["javascript:alert(1)", "Lien : une adresse https:// est attendue."],
  ["https://192.168.0.1/maison", "Lien : l'adresse publique d'une annonce, en https, est attendue."],
  ["https://localhost/x", "Lien : l'adresse publique d'une annonce, en https, est attendue."],
])("%s is refused", async (url, error) => {
  expect(await refusalOf(await product().ana.post("/listings", { ...LINK, url }))).toMatchObject({
    status: 400,
    error,
  });
});
