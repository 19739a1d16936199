import type { DivisionPlan, DivisionScenario } from "@lotir/contract";
import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

interface Generated {
  readonly projectId: string;
  readonly scenarios: readonly DivisionScenario[];
  readonly remarks: readonly string[];
}

const _boundsOf = ({ lots }: DivisionPlan) => lots.map(({ areaM2, geometry }) => ({ areaM2, geometry }));

const product = sharedProduct();

const propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await product().ana.post("/properties", { cadastralReference: id })).text()).data.id;
const generate = async (propertyId: string, wishes: object): Promise<Generated> =>
  dataOf("generateDivisions", await product().ana.post("/division/generate", { propertyId, ...wishes }));

test("scenarios come from real plans, best first, and stay as a project of the property", async () => {
  const propertyId = await propertyOf(product().bare);
  const { projectId, scenarios } = await generate(propertyId, { strategy: "max_lots" });
  expect(scenarios.length).toBeGreaterThan(0);
  const [best] = scenarios;
  expect(best?.numberOfLots).toBe(Math.max(...scenarios.map(({ numberOfLots }) => numberOfLots)));
  expect(best?.lots.every(({ priceEur }) => priceEur !== null && priceEur > 0)).toBe(true);
  expect(best?.totalRevenue).toBe(best?.lots.reduce((sum, { priceEur }) => sum + (priceEur ?? 0), 0));
  const kept = await dataOf(
    "listDivisionProjects",
    await product().ana.get(`/division/projects/by-property/${propertyId}`),
  );
  expect(kept.map((project: { projectId: string }) => project.projectId)).toContain(projectId);
});

test("a strategy has lots of its size, or says that none has", async () => {
  const propertyId = await propertyOf(product().bare);
  const { scenarios, remarks } = await generate(propertyId, { strategy: "premium" });
  const isLarge = scenarios.every(({ lots }) => lots.every(({ areaM2 }) => areaM2 >= 1_000 - 0.1));
  expect(isLarge || remarks.some((remark) => remark.includes("1000 m²"))).toBe(true);
  expect(scenarios.every(({ numberOfLots }) => numberOfLots <= 3)).toBe(true);
});

test("another organisation's property is not found, its projects neither", async () => {
  const propertyId = await propertyOf(product().built);
  const other = await product().signUp("division@example.fr", "Autre division");
  for (const answer of [
    await other.post("/division/generate", { propertyId, strategy: "balanced" }),
    await other.get(`/division/projects/by-property/${propertyId}`),
  ])
    expect(await refusalOf(answer)).toMatchObject({ status: 404, error: "Propriété non trouvée" });
});

test("nobody divides without signing in", async () => {
  const divisionPlan = { sheet: null };
  for (const [path, body] of [
    ["/division/generate", { propertyId: "00000000-0000-4000-8000-000000000000" }],
    ["/division/convert-to-annotations", { divisionPlan }],
    ["/division/convert-from-annotations", { annotations: [] }],
  ] as const)
    expect(await refusalOf(await product().nobody.post(path, body))).toMatchObject({ status: 401 });
});
