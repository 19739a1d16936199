import { expect, test } from "vitest";
import { dataOf } from "../testing/balanced-product.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the portfolio in figures: an organisation counts its own alone", async () => {
  const asker = await product().signUp("tab@example.fr", "Tableau");
  const empty = await dataOf("showDashboardStats", await asker.get("/dashboard/stats"));
  expect(empty).toMatchObject({ activeProjects: 0, totalInvestment: null, successRate: null });
  expect(empty.totalOpportunities).toBeGreaterThan(0);
  const property = await propertyOn(asker, product().bare);
  await asker.post(`/properties/${property.id}/calculate-analysis`);
  await asker.patch(`/properties/${property.id}/status`, { status: "promesse_achat_en_cours" });
  const stats = await dataOf("showDashboardStats", await asker.get("/dashboard/stats"));
  expect(stats).toMatchObject({ activeProjects: 1, successRate: 0 });
  expect(stats.totalInvestment).toBeGreaterThan(0);
  expect(stats.projects).toMatchObject([{ id: property.id, status: "promesse_achat_en_cours" }]);
  expect((await product().nobody.get("/dashboard/stats")).status).toBe(401);
});
