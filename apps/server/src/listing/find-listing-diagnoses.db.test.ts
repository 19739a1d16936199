import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";
import { ABSENT_LISTING, everyListing } from "./listings.fixture.ts";

const product = sharedProduct();

test("diagnoses of the class asked, those that agree best first, each with its figures", async () => {
  const asker = await product().signUp("paula@example.fr", "Diagnostics");
  const truth = new Map(product().commune.adverts.map(({ uuid, parcelle }) => [`melo_${uuid}`, parcelle]));
  const listings = (await everyListing(asker)).filter(
    ({ energyClass, coordinates }) => energyClass !== null && coordinates !== null,
  );
  let right = 0;
  for (const { id, energyClass } of listings.slice(0, 12)) {
    const answer = await asker.get(`/listings/${id}/diagnoses?energyClass=${energyClass}`);
    const found = await dataOf("findListingDiagnoses", answer);
    expect(found.every((each: { energyClass: string }) => each.energyClass === energyClass)).toBe(true);
    if (found[0]?.parcelId === truth.get(id)) right += 1;
    if (found[0] !== undefined) expect([...found[0].why, ...found[0].against].join()).toMatch(/\d/);
    // The ground is not known to be invented: no chance is told, only words.
    expect(found.every((each: { probability: number | null }) => each.probability === null)).toBe(true);
  }
  // More than half of the houses have a diagnosis on file.
  expect(right).toBeGreaterThanOrEqual(1);
}, 120_000);

test("a class that is none, and an advert that nobody keeps", async () => {
  const { ana } = product();
  expect(await refusalOf(await ana.get(`/listings/${ABSENT_LISTING}/diagnoses?energyClass=H`))).toMatchObject({
    status: 400,
    error: "Une classe d'énergie est une lettre, de A à G.",
  });
  expect((await ana.get(`/listings/${ABSENT_LISTING}/diagnoses?energyClass=C`)).status).toBe(404);
});
