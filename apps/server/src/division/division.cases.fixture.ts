import type { CanvasAnnotation, DivisionPlan, DivisionScenario } from "@lotir/contract";
import type { ParcelleSheet } from "@lotir/territory";
import { describe, expect, test } from "vitest";
import { type BalancedProduct, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { wellSoldCommune } from "../testing/well-sold-commune.fixture.ts";

interface Generated {
  readonly projectId: string;
  readonly scenarios: readonly DivisionScenario[];
  readonly remarks: readonly string[];
}

const boundsOf = ({ lots }: DivisionPlan) => lots.map(({ areaM2, geometry }) => ({ areaM2, geometry }));

/** Scenarios of a property and plans on the canvas, by HTTP. */
export const divisionCases = (product: () => BalancedProduct): void => {
  describe("division d'une propriété", () => {
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

    test("a plan turned into annotations and back is the same to the last bit", async () => {
      const { scenarios } = await generate(await propertyOf(product().built), { strategy: "balanced" });
      const divisionPlan = scenarios[0]?.divisionPlan as DivisionPlan;
      const { annotations }: { annotations: CanvasAnnotation[] } = await dataOf(
        "convertToAnnotations",
        await product().ana.post("/division/convert-to-annotations", { divisionPlan }),
      );
      const back: DivisionPlan = await dataOf(
        "convertFromAnnotations",
        await product().ana.post("/division/convert-from-annotations", { annotations }),
      );
      expect(back).toMatchObject({ faults: [] });
      expect(back.program).toEqual(divisionPlan.program);
      expect(boundsOf(back)).toEqual(boundsOf(divisionPlan));
    });

    test("annotations that carry no plan are refused", async () => {
      const answer = await product().ana.post("/division/convert-from-annotations", { annotations: [] });
      expect(await refusalOf(answer)).toMatchObject({ code: "annotations-unreadable" });
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

    test("parcels that do not touch are no land to divide, and one that is unknown is said so", async () => {
      const { id } = product().bare;
      // Another sheet of the cadastre is across a street or a strait.
      const elsewhere = wellSoldCommune().parcelles.find((each) => each.id?.slice(8, 10) !== id.slice(8, 10));
      const apart = await product().ana.get(`/cadastral/parcels/${id}/divisions?joined=${elsewhere?.id}`);
      const said = async (joined: string) =>
        refusalOf(await product().ana.get(`/cadastral/parcels/${id}/divisions?joined=${joined}`));
      expect(await refusalOf(apart)).toMatchObject({
        code: "not-a-site",
        error: expect.stringMatching(/ne se touchent pas/),
      });
      expect(await said("06999000ZZ9999")).toMatchObject({
        code: "unknown-parcel",
        error: "La parcelle ZZ 9999 est introuvable dans le cadastre chargé.",
      });
      expect(await said("33234000AA0001")).toMatchObject({
        code: "not-a-site",
        error: expect.stringMatching(/^La parcelle AA 0*1 est dans une autre commune/),
      });
    });

    test("a corrected rule is obeyed for its organisation alone, shown with its reason, and given back", async () => {
      const { id } = product().bare;
      const other = await product().signUp("corrige@example.fr", "Qui corrige");
      const proposed = async (asker: BalancedProduct["ana"]) =>
        dataOf("proposeDivisions", await asker.get(`/cadastral/parcels/${id}/divisions`));
      const before = await proposed(other);
      const correction = {
        commune: "06999",
        zone: before.zone,
        rule: "setbackFromVoie",
        reason: "Réponse de la mairie",
      };
      const correct = (value: number | null, change = {}) =>
        other.put("/plu/corrections", { ...correction, value, ...change });
      expect(await refusalOf(await correct(20, { reason: " " }))).toMatchObject({
        status: 400,
        error: "Dites pourquoi la règle est corrigée.",
      });
      await dataOf("correctRule", await correct(30));
      await dataOf("correctRule", await correct(40));
      const after = await proposed(other);
      expect(after.corrections).toEqual([
        { rule: "setbackFromVoie", label: "Recul de la voie", value: 40, unit: "m", reason: "Réponse de la mairie" },
      ]);
      expect(after.plans).not.toEqual(before.plans);
      const { corrections, plans } = await proposed(product().ana);
      expect({ corrections, plans: plans.length }).toEqual({ corrections: [], plans: before.plans.length });
      const kept = `/plu/corrections?commune=06999&zone=${before.zone}`;
      const [row] = await dataOf("listRuleCorrections", await other.get(kept));
      expect(row).toMatchObject({ rule: "setbackFromVoie", value: 40, version: 2 });
      expect(await refusalOf(await correct(50, { version: 1 }))).toMatchObject({ status: 409 });
      await dataOf("correctRule", await correct(null, { reason: "", version: 2 }));
      expect(await dataOf("listRuleCorrections", await other.get(kept))).toMatchObject([{ value: null, version: 3 }]);
      expect(await dataOf("listRuleCorrections", await product().ana.get(kept))).toEqual([]);
      expect(await proposed(other)).toMatchObject({ corrections: [], sentence: before.sentence });
    });

    test("areas asked are found again in the plans", async () => {
      const { id } = product().bare;
      const data = await dataOf(
        "proposeDivisions",
        await product().ana.get(`/cadastral/parcels/${id}/divisions?lots=2&areas=460`),
      );
      for (const { lots } of data.plans as DivisionPlan[])
        expect(Math.min(...lots.map(({ areaM2 }) => Math.abs(areaM2 - 460)))).toBeLessThan(0.1);
    });
  });
};
