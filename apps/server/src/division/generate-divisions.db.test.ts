import { DivisionProject, WishTry } from "@lotir/contract";
import { isOfStrategy } from "@lotir/division";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { generated, generateFor, propertyOf } from "../testing/division.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("scenarios come from real plans, best first, and stay as a project of the property", async () => {
  const { ana, bare } = product();
  const { projectId, propertyId, scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  const [best] = scenarios;
  expect(best?.numberOfLots).toBe(Math.max(...scenarios.map(({ numberOfLots }) => numberOfLots)));
  expect(best?.lots.every(({ priceEur }) => priceEur !== null && priceEur > 0)).toBe(true);
  expect(best?.totalRevenue).toBe(best?.lots.reduce((sum, { priceEur }) => sum + (priceEur ?? 0), 0));
  const kept = await dataOf("listDivisionProjects", await ana.get(`/division/projects/by-property/${propertyId}`));
  const project = DivisionProject.parse(kept.find((each: { projectId: string }) => each.projectId === projectId));
  expect(project).toMatchObject({ status: "draft", chosen: null, stopped: false, mayDecide: true });
  expect(project.scenarios.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id));
});

test("every field of a scenario has its figure, and what made it", async () => {
  const { ana, bare } = product();
  const { scenarios } = await generated(ana, bare, { strategy: "max_lots" });
  for (const scenario of scenarios) {
    const { totalRevenue, totalCosts, netProfit, roi, confidence, environmentalScore, marketFit, reasons } = scenario;
    for (const figure of [totalRevenue, totalCosts, netProfit, roi, confidence])
      expect(typeof figure, scenario.name).toBe("number");
    expect(roi).toBeCloseTo(((netProfit ?? 0) / (totalCosts ?? 1)) * 100, 0);
    for (const score of [environmentalScore, marketFit]) {
      expect(score).toBeGreaterThanOrEqual(1);
      expect(score).toBeLessThanOrEqual(5);
    }
    // A point for each criterion that holds, beside the first: whoever counts again finds the same.
    const points = reasons.environmentalScore.filter((line) => line.startsWith("+1")).length;
    expect(environmentalScore).toBe(points + 1);
    expect(reasons.money[0]).toMatch(/^Ventes .* − TVA .* = résultat net /);
  }
});

test("a strategy has lots of its size, or says that none has", async () => {
  const { ana, bare } = product();
  const propertyId = await propertyOf(ana, bare);
  for (const strategy of ["balanced", "premium"] as const) {
    const { scenarios, remarks, nonDivisible } = await generateFor(ana, propertyId, { strategy });
    const isSized = scenarios.every(({ lots }) => isOfStrategy(strategy, lots));
    expect(isSized || remarks.some((remark) => remark.startsWith("Aucun plan n'a tous ses lots"))).toBe(true);
    expect(nonDivisible === null).toBe(scenarios.length > 0);
    const least = strategy === "balanced" ? 600 : 1_000;
    for (const { lots } of scenarios)
      expect(Math.min(...lots.filter(({ keepsHouse }) => !keepsHouse).map(({ areaM2 }) => areaM2))).toBeGreaterThan(
        least - 0.2,
      );
  }
});

test("what cannot be divided says why, in an annotation with what may help", async () => {
  const { ana, bare } = product();
  const asked = { strategy: "custom", targetLots: 10, minLotSize: 1_000 };
  const { scenarios, nonDivisible } = await generated(ana, bare, asked);
  expect(scenarios).toEqual([]);
  expect(nonDivisible).toMatchObject({ type: "non-divisible", points: [] });
  const { reason, recommendations } = nonDivisible?.metadata ?? {};
  expect(String(reason)).toMatch(/^10 lots : surface insuffisante/);
  expect(recommendations).toContain(
    "Réduisez la surface minimale d'un lot, demandez moins de lots, ou joignez une parcelle voisine.",
  );
});

test("what is offered instead was tried: each gives a plan", async () => {
  const { ana, bare } = product();
  const asked = { strategy: "custom", targetLots: 10, minLotSize: 1_000 };
  const { propertyId, nonDivisible } = await generated(ana, bare, asked);
  const tries = WishTry.array().parse(nonDivisible?.metadata.tries);
  expect(tries.length).toBeGreaterThan(0);
  for (const { label, wishes } of tries) {
    const { scenarios } = await generateFor(ana, propertyId, { ...asked, ...wishes });
    expect(scenarios.length, label).toBeGreaterThan(0);
  }
});

test("an easement drawn on the ground and its slope are the engine's: nothing is built there, the slope is known", async () => {
  const { ana, bare } = product();
  const free = await generated(ana, bare, { strategy: "max_lots" });
  expect(free.remarks).toContain("Pente inconnue.");
  const { propertyId, scenarios } = free;
  const rings = JSON.parse(bare.geometry).coordinates as [number, number][][][];
  const [lons, lats] = [0, 1].map((axis) => (rings[0]?.[0] ?? []).map((point) => point[axis] ?? 0)) as [
    number[],
    number[],
  ];
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const burdens = [{ kind: "servitude", ring }];
  const whole = await generateFor(ana, propertyId, { strategy: "max_lots", slopePercent: 4, burdens });
  expect(scenarios.length).toBeGreaterThan(0);
  expect(whole.scenarios).toEqual([]);
  const flat = await generateFor(ana, propertyId, { strategy: "max_lots", slopePercent: 4 });
  expect(flat.remarks).not.toContain("Pente inconnue.");
  const crooked = { propertyId, strategy: "max_lots", burdens: [{ kind: "fossé", ring }] };
  expect(await refusalOf(await ana.post("/division/generate", crooked))).toMatchObject({
    status: 400,
    error: "Une emprise dessinée est une servitude, un réseau ou un assainissement, de 3 à 40 points.",
  });
});

test.each([
  [{ strategy: "luxe" }, "La stratégie est max_lots, balanced, premium ou custom."],
  [{ targetLots: 11 }, "Le nombre de lots visé va de 2 à 10, ou 0 pour laisser faire la stratégie."],
  [{ targetLots: 1 }, "Le nombre de lots visé va de 2 à 10, ou 0 pour laisser faire la stratégie."],
  [{ minLotSize: 299 }, "La surface minimale d'un lot va de 300 à 1 000 m², de 50 en 50."],
  [{ minLotSize: 460 }, "La surface minimale d'un lot va de 300 à 1 000 m², de 50 en 50."],
])("%j is refused in its own words", async (wishes, error) => {
  const propertyId = "00000000-0000-4000-8000-000000000000";
  const answer = await product().ana.post("/division/generate", { propertyId, ...wishes });
  expect(await refusalOf(answer)).toMatchObject({ status: 400, error });
});

test("another organisation's property is not found, its projects neither", async () => {
  const propertyId = await propertyOf(product().ana, product().built);
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
