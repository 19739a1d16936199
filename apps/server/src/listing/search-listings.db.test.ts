import type { Listing } from "@lotir/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { everyListing, withKey } from "./listings.fixture.ts";

const product = sharedProduct();
const CRITERIA = {
  cities: [{ insee: COMMUNE, name: "Île", zipcode: COMMUNE, id: COMMUNE }],
  site: "both",
  keyword: "",
};

test("adverts come with the organisation's key, by the defaults of the specification", async () => {
  const asker = await product().signUp("lise@example.fr", "Annonces");
  await withKey(asker);
  const answer = await asker.post("/melo/search", CRITERIA);
  const text = await answer.clone().text();
  const listings: Listing[] = await dataOf("searchListings", answer);
  const { count, metadata } = JSON.parse(text);
  expect(count).toBe(listings.length);
  expect(listings.length).toBeGreaterThan(5);
  expect(metadata).toMatchObject({
    resultsBreakdown: { maisons: listings.length, terrains: 0, autres: 0 },
    sources: [{ inseeCode: COMMUNE, source: "Melo", status: "fresh", sentence: null }],
  });
  for (const { price, landSurface, type } of listings) {
    expect([price === null || price <= 800_000, landSurface === null || landSurface >= 900]).toEqual([true, true]);
    expect(type).toBe("house");
  }
  const days = listings.map(({ publishedDate }) => publishedDate ?? "");
  expect(days).toEqual(days.toSorted().toReversed());
  expect(text).not.toMatch(/onerror|<script|javascript:|04 93 00|contact@|M\. Durand|169\.254|10\.0\.0\.8/);
});

test("bare ground apart from houses; ground told in ares is read; unknown ground stays, and is not said divisible", async () => {
  const asker = await product().signUp("luc@example.fr", "Terrains");
  const [houses, plots] = [await everyListing(asker), await everyListing(asker, "without")];
  expect(plots.every(({ type }) => type === "land")).toBe(true);
  expect(plots.length).toBeGreaterThan(3);
  const all = [...houses, ...plots];
  expect(all.some(({ landSurfaceEstimated }) => landSurfaceEstimated)).toBe(true);
  expect(all.filter(({ landSurface }) => landSurface === null).length).toBeGreaterThan(0);
  for (const { landSurface, divisionPotential } of all) {
    if (landSurface === null) expect(divisionPotential.isDivisible).toBeNull();
    else if (divisionPotential.basis === "estimation") expect(divisionPotential.isDivisible).toBe(landSurface >= 900);
  }
  expect(houses.some(({ mayBeFlat }) => mayBeFlat)).toBe(true);
  expect(all.some(({ formerPrice, price }) => formerPrice !== null && formerPrice > (price ?? 0))).toBe(true);
});

test("doubles across agencies are one card with their prices, the lowest first", async () => {
  const asker = await product().signUp("lou@example.fr", "Doubles");
  const doubled = (await everyListing(asker)).filter(({ offers }) => offers.length > 1);
  expect(doubled.length).toBeGreaterThan(0);
  for (const { price, offers } of doubled) {
    const prices = offers.map((offer) => offer.price ?? Number.POSITIVE_INFINITY);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(offers[0]?.price).toBe(price);
  }
});

test("nothing found: what to relax, and what that brings", async () => {
  const asker = await product().signUp("leo@example.fr", "Rien");
  await withKey(asker);
  const answer = await asker.post("/melo/search", { ...CRITERIA, maxPrice: 1_000_000, keyword: "introuvable" });
  const { listings, metadata } = JSON.parse(await answer.text());
  expect(listings).toEqual([]);
  expect(metadata.message).toBe("Aucune propriété trouvée avec ces critères. Essayez d'élargir votre recherche.");
  expect(metadata.suggestions[0]).toMatchObject({
    sentence: "Sans mot-clé",
    criteria: { keyword: "" },
  });
  expect(metadata.suggestions[0].brings).toBeGreaterThan(5);
});

test.each([
  [{ cities: [] }, "Veuillez sélectionner au moins une ville."],
  [{ cities: Array.from({ length: 6 }, () => ({ insee: COMMUNE })) }, "Maximum 5 villes."],
  [{ ...CRITERIA, maxPrice: -1 }, "Prix maximum : un montant négatif n'a pas de sens."],
])("%o is refused in French", async (body, error) => {
  expect(await refusalOf(await product().ana.post("/melo/search", body))).toMatchObject({ status: 400, error });
});

test("without a key, the screen is told so, and nothing is asked of the source", async () => {
  const asker = await product().signUp("lia@example.fr", "Sans clé");
  const answer = await asker.post("/melo/search", { ...CRITERIA, cities: [{ insee: COMMUNE }] });
  const { listings, metadata } = JSON.parse(await answer.text());
  expect(listings).toEqual([]);
  expect(metadata.sources[0]).toMatchObject({ status: "no-key", sentence: expect.stringContaining("Aucune clé") });
});

test("what one organisation's key brought stays its own", async () => {
  const [one, other] = [
    await product().signUp("lena@example.fr", "Une"),
    await product().signUp("lars@example.fr", "Autre"),
  ];
  const [listing] = await everyListing(one);
  expect((await other.get(`/cadastre/listing/${listing?.id}/parcels`)).status).toBe(404);
  const { rows } = await sql<{ id: string }>`select id from auth.organization where name = 'Autre'`.execute(
    product().lotir.database.identity,
  );
  const kept = await product().lotir.database.application(rows[0]?.id ?? "", (trx) =>
    trx.selectFrom("app.listing").select("id").execute(),
  );
  expect(kept).toEqual([]);
});
