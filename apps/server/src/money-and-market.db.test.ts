import { afterAll, beforeAll, expect, test } from "vitest";
import { divisionCases } from "./features/division/division.cases.fixture.ts";
import { evaluationCases } from "./features/evaluation/evaluation.cases.fixture.ts";
import { parcelBilanCases } from "./features/financial/parcel-bilan.cases.fixture.ts";
import { profitabilityCases } from "./features/financial/profitability.cases.fixture.ts";
import { marketCases } from "./features/market/market.cases.fixture.ts";
import { propertyMoneyCases } from "./features/portfolio/property-money.cases.fixture.ts";
import { searchByMoneyCases } from "./features/search/money.cases.fixture.ts";
import { assumptionsCases } from "./features/settings/assumptions.cases.fixture.ts";
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
