import type { RecentOpportunity } from "@lotir/contract";
import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the best parcels outside the portfolio, at most as many as asked", async () => {
  const asker = await product().signUp("recent@example.fr", "Récents");
  const ask = async (limit: number): Promise<RecentOpportunity[]> =>
    dataOf("listRecentOpportunities", await asker.get(`/opportunities/recent?limit=${limit}`));
  const found = await ask(5);
  expect(found.length).toBeGreaterThan(2);
  expect(found.length).toBeLessThanOrEqual(5);
  expect(await ask(2)).toHaveLength(2);
  for (const { score, status } of found) expect([score >= 70, status]).toEqual([true, "opportunity"]);
  const [best] = found;
  await asker.post("/properties", { cadastralReference: best?.id });
  expect((await ask(5)).map(({ id }) => id)).not.toContain(best?.id);
  expect((await asker.get("/opportunities/recent?limit=0")).status).toBe(400);
});
