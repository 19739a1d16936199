import { expect, test } from "vitest";
import { COMMUNE, dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a city is found by the beginning of its name, by its postcode, by its code", async () => {
  const { nom } = product().commune.identity;
  for (const q of [nom.slice(0, 5), COMMUNE]) {
    const cities = await dataOf(
      "autocompleteCities",
      await product().ana.get(`/cities/autocomplete?q=${encodeURIComponent(q)}`),
    );
    expect(
      cities.map(({ insee }: { insee: string }) => insee),
      q,
    ).toContain(COMMUNE);
  }
});
