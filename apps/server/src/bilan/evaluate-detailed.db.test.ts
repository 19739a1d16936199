import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the detailed evaluation gives a balance per number of lots, the best first, with its hypotheses", async () => {
  const asked = { cadastralReference: product().built.id, scenarios: [2, 3, 4] };
  const data = await dataOf("evaluateDetailed", await product().ana.post("/evaluation/detailed", asked));
  const tried = data.scenarios.map(({ numberOfLots }: { numberOfLots: number }) => numberOfLots);
  // A number of lots that the ground cannot hold is left out.
  expect(tried.length).toBeGreaterThan(0);
  expect([2, 3, 4]).toEqual(expect.arrayContaining(tried));
  expect(new Set(tried).size).toBe(tried.length);
  expect(data.bestScenario).toEqual(data.scenarios[0]);
  expect(data.hypotheses.join(" ")).toMatch(/Achat au prix estimé.*Achat avec la construction/);
  const bought = await product().ana.post("/evaluation/detailed", { ...asked, price: 90_000 });
  expect((await dataOf("evaluateDetailed", bought)).hypotheses[0]).toBe("Achat au prix que vous indiquez.");
});

test("no number of lots is recommended that the engine draws no plan of: it is told with its reason", async () => {
  const counts = [2, 3, 4, 5, 6];
  for (const { id } of [product().built, product().bare]) {
    const answer = await product().ana.post("/evaluation/detailed", { cadastralReference: id, scenarios: counts });
    const data = await dataOf("evaluateDetailed", answer);
    const kept = data.scenarios.map(({ numberOfLots }: { numberOfLots: number }) => numberOfLots);
    for (const lots of kept) {
      const drawn = await product().ana.get(`/cadastral/parcels/${id}/divisions?lots=${lots}`);
      expect((await dataOf("proposeDivisions", drawn)).plans.length, `${id}, ${lots} lots`).toBeGreaterThan(0);
    }
    const told = counts.filter((lots) => data.hypotheses.some((each: string) => each.startsWith(`${lots} lots`)));
    expect([...kept, ...told].toSorted()).toEqual(counts);
  }
});

test("a reference that is not one is refused in French", async () => {
  const refused = async (cadastralReference: string) =>
    refusalOf(await product().ana.post("/evaluation/detailed", { cadastralReference }));
  expect(await refused("")).toMatchObject({ status: 400, error: "Indiquez une référence cadastrale." });
  expect(await refused("ZZ 9999")).toMatchObject({
    status: 404,
    error: "Aucune commune chargée n'a de parcelle ZZ 9999. Chargez d'abord la sienne.",
  });
  expect((await refused("12 rue des Lilas")).status).toBe(404);
});
