import { afterAll, beforeAll, expect, test } from "vitest";
import { evaluationCases } from "./bilan/evaluation.cases.fixture.ts";
import { parcelBilanCases } from "./bilan/parcel-bilan.cases.fixture.ts";
import { profitabilityCases } from "./bilan/profitability.cases.fixture.ts";
import { divisionCases } from "./division/division.cases.fixture.ts";
import { marketCases } from "./market/market.cases.fixture.ts";
import { assumptionsCases } from "./organisation/assumptions.cases.fixture.ts";
import { searchByMoneyCases } from "./parcelle/searched-money.cases.fixture.ts";
import { propertyMoneyCases } from "./property/property-money.cases.fixture.ts";
import { type BalancedProduct, openBalancedProduct, refusalOf } from "./testing/balanced-product.fixture.ts";

let product: BalancedProduct;
beforeAll(async () => {
  product = await openBalancedProduct();
}, 420_000);
afterAll(() => product?.close());

const asked = (): BalancedProduct => product;

profitabilityCases(asked);
parcelBilanCases(asked);
searchByMoneyCases(asked);
divisionCases(asked);
evaluationCases(asked);
marketCases(asked);
propertyMoneyCases(asked);
assumptionsCases(asked);

test("nobody reads prices or money without signing in", async () => {
  for (const path of ["/market/analysis?commune=06999", "/market/surface?commune=06999", "/assumptions"])
    expect(await refusalOf(await product.nobody.get(path))).toMatchObject({ status: 401, code: "signed-out" });
});
