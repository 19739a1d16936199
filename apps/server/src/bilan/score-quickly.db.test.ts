import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the quick score adds up from its five scores, and says what it does not know", async () => {
  const [found] = product().commune.addresses;
  const address = `${found?.numero} ${found?.voie} 06999`;
  const asked = new URLSearchParams({ address, surface: "1500", price: "300000" });
  const data = await dataOf("scoreQuickly", await product().ana.get(`/opportunities/quick-score?${asked}`));
  expect(data.score).toBeGreaterThanOrEqual(0);
  expect(data.score).toBeLessThanOrEqual(100);
  expect(data.place.codeInsee).toBe(COMMUNE);
  expect(data.marketData.averagePricePerSqm).toBeGreaterThan(0);
  // What the island's source server says of the place: each known, none taken for another.
  expect(data.risks).toMatchObject({
    inondation: { zone: expect.any(Boolean) },
    seisme: { zone: expect.any(Number) },
    argile: { alea: expect.any(String) },
    cavites: expect.any(Boolean),
  });
});

test("an address that names no commune is found on this machine, though nothing answers outside", async () => {
  const [found] = product().commune.addresses;
  const asked = new URLSearchParams({
    address: `${found?.numero} ${found?.voie}`,
    surface: "1500",
    price: "300000",
  });
  const data = await dataOf("scoreQuickly", await product().ana.get(`/opportunities/quick-score?${asked}`));
  expect(data.place.codeInsee).toBe(COMMUNE);
});

test("a reference leads where an address does, however it is written, with its commune or without", async () => {
  const { id } = product().built;
  const [section, numero] = [id.slice(8, 10).replace(/^0/, ""), String(Number(id.slice(10)))];
  const texts = [id, `${section} ${numero}`, `${section}${numero}`, `${section.toLowerCase()} ${id.slice(10)}`];
  for (const address of [...texts, `${section} ${numero} ${product().commune.identity.nom}`]) {
    const asked = new URLSearchParams({ address, surface: "1500", price: "300000" });
    const data = await dataOf("scoreQuickly", await product().ana.get(`/opportunities/quick-score?${asked}`));
    expect(data.place.parcelId, address).toBe(id);
  }
  const elsewhere = new URLSearchParams({
    address: `${section} ${numero} Nulleville`,
    surface: "1500",
    price: "300000",
  });
  expect(await refusalOf(await product().ana.get(`/opportunities/quick-score?${elsewhere}`))).toMatchObject({
    status: 404,
    error: `Aucune parcelle ${section} ${numero} à Nulleville parmi les communes chargées. Chargez d'abord cette commune.`,
  });
});

test("a quick score without a price is refused in French", async () => {
  expect(
    await refusalOf(await product().ana.get("/opportunities/quick-score?address=Nice&surface=1500&price=rien")),
  ).toMatchObject({
    status: 400,
    code: "invalid-input",
    error: "Le prix est un nombre d'euros.",
  });
});
