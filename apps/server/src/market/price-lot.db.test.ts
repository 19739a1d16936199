import { expect, test } from "vitest";
import { at, COMMUNE, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("a smaller lot costs more per m², and each estimate shows what it rests on", async () => {
  const { lng, lat } = at(product().bare);
  const ask = async (area: number) =>
    dataOf(
      "priceLot",
      await product().ana.get(`/market/lot-price?commune=${COMMUNE}&lat=${lat}&lon=${lng}&area=${area}`),
    );
  const [small, large] = [await ask(350), await ask(1_400)];
  expect(small.estimate.pricePerSqm).toBeGreaterThan(large.estimate.pricePerSqm);
  expect(small.comparables.length).toBeGreaterThan(3);
});

test.each(["1e300", "NaN", "Infinity", "91", "", "x"])(
  "a lot priced nowhere (%s) is refused in French",
  async (odd) => {
    const ask = (place: string) => product().ana.get(`/market/lot-price?commune=${COMMUNE}&area=600&${place}`);
    if (odd !== "") {
      const refused = await refusalOf(await ask(`lat=${odd}&lon=7`));
      expect(refused).toMatchObject({ status: 400, error: "La latitude est un nombre de degrés, de −90 à 90." });
    }
    const far = await refusalOf(await ask(`lat=43&lon=${odd === "" ? "181" : odd.replace("91", "-181")}`));
    expect(far).toMatchObject({ status: 400, error: "La longitude est un nombre de degrés, de −180 à 180." });
  },
);
