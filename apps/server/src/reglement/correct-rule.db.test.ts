import type { DivisionPlan, DivisionScenario } from "@lotir/contract";
import type { ParcelleSheet } from "@lotir/territory";
import { expect, test } from "vitest";
import { type BalancedProduct, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

interface Generated {
  readonly projectId: string;
  readonly scenarios: readonly DivisionScenario[];
  readonly remarks: readonly string[];
}

const _boundsOf = ({ lots }: DivisionPlan) => lots.map(({ areaM2, geometry }) => ({ areaM2, geometry }));

const product = sharedProduct();

const _propertyOf = async ({ id }: ParcelleSheet): Promise<string> =>
  JSON.parse(await (await product().ana.post("/properties", { cadastralReference: id })).text()).data.id;
const _generate = async (propertyId: string, wishes: object): Promise<Generated> =>
  dataOf("generateDivisions", await product().ana.post("/division/generate", { propertyId, ...wishes }));

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
