import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

test("the plan of the engine on layers of its own, read back by the engine as the very same plan", async () => {
  const asker = await product().signUp("division-plan@example.fr", "Plans division");
  const { id } = await propertyOn(asker, product().bare);
  const base = await cadastralPlanOf(asker, id);
  const asked = { basePlanId: base.id, imageUrl: base.imageUrl, canvasWidth: 1600, canvasHeight: 1200 };
  const path = `/properties/${id}/plans`;
  const { planId, isDivisible } = await dataOf(
    "generatePlanDivision",
    await asker.post(`${path}/generate-ai-division`, asked),
  );
  expect(isDivisible).toBe(true);
  const plan = await dataOf("showPlan", await asker.get(`${path}/${planId}`));
  expect(plan).toMatchObject({ type: "division-ai", source: "ai-generated" });
  const layers = new Set(plan.objects.map(({ object }: { object: { layer: string } }) => object.layer));
  for (const layer of ["parcels", "lots", "labels"]) expect(layers).toContain(layer);
  const { annotations } = await dataOf("showPlanAnnotations", await asker.get(`${path}/${planId}/annotations`));
  const back = await dataOf(
    "convertFromAnnotations",
    await asker.post("/division/convert-from-annotations", { annotations }),
  );
  expect(back.faults).toEqual([]);
  const lots = plan.objects.filter(({ object }: { object: { kind: string } }) => object.kind === "lot");
  expect(back.lots).toHaveLength(lots.length);
  const areas = (list: readonly number[]) => list.map((area) => area.toFixed(2)).sort();
  expect(areas(back.lots.map(({ areaM2 }: { areaM2: number }) => areaM2))).toEqual(
    areas(lots.map(({ object }: { object: { facts: { areaM2: number } } }) => object.facts.areaM2)),
  );
});

test("a plan that is not the cadastre's is no ground to divide", async () => {
  const asker = await product().signUp("sans-cadastre@example.fr", "Plans sans");
  const { id } = await propertyOn(asker, product().bare);
  const { id: basePlanId } = await dataOf("addPlan", await asker.post(`/properties/${id}/plans`, {}));
  const answer = await asker.post(`/properties/${id}/plans/generate-ai-division`, { basePlanId });
  expect(await refusalOf(answer)).toMatchObject({
    status: 409,
    error: "Aucun plan cadastral trouvé. Veuillez d'abord importer un plan cadastral.",
  });
});

test("where the ground cannot be divided, the plan says why", async () => {
  const asker = await product().signUp("impossible@example.fr", "Plans impossible");
  const small = product().commune.parcelles.map(({ id }) => id);
  const { territory } = product();
  const { findParcelle } = await import("@lotir/territory");
  for (const parcelle of small) {
    const sheet = parcelle === undefined ? undefined : await findParcelle(territory, parcelle);
    if (sheet === undefined || sheet.verdict !== "non" || sheet.surface > 300) continue;
    const { id } = await propertyOn(asker, sheet);
    const { id: basePlanId } = await cadastralPlanOf(asker, id);
    const asked = await asker.post(`/properties/${id}/plans/generate-ai-division`, { basePlanId });
    const { planId, isDivisible } = await dataOf("generatePlanDivision", asked);
    expect(isDivisible).toBe(false);
    const { annotations } = await dataOf(
      "showPlanAnnotations",
      await asker.get(`/properties/${id}/plans/${planId}/annotations`),
    );
    expect(annotations).toMatchObject([
      {
        type: "non-divisible",
        metadata: { reason: expect.any(String), details: expect.any(Array), recommendations: expect.any(Array) },
      },
    ]);
    return;
  }
  throw new Error("every parcel is divisible");
});
