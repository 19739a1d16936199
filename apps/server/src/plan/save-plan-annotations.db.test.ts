import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const LINE = {
  id: "a1",
  type: "line",
  points: [
    { x: 10, y: 10 },
    { x: 200, y: 40 },
  ],
  color: "#c0392b",
  strokeWidth: 2,
  visible: true,
  locked: false,
};

test("all the annotations at once: kept as they were sent, the ones left out gone, none touching the cadastre", async () => {
  const asker = await product().signUp("enregistre@example.fr", "Plans enregistre");
  const { id } = await propertyOn(asker, product().bare);
  const plan = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans/${plan.id}`;
  const put = (annotations: unknown) => asker.put(`${path}/annotations`, { annotations });
  const text = { id: "t", type: "text", points: [{ x: 5, y: 5 }], text: "Portail" };
  const saved = await dataOf("savePlanAnnotations", await put([LINE, text]));
  expect(saved.annotations).toMatchObject([
    { id: "a1", color: "#c0392b", strokeWidth: 2 },
    { id: "t", text: "Portail" },
  ]);
  expect(saved.annotations[0].points[1].x).toBeCloseTo(200, 6);
  // Sent back as it was answered, nothing moves, not by a millionth of a millimetre.
  const again = await dataOf("savePlanAnnotations", await put(saved.annotations));
  expect(again.annotations).toEqual(saved.annotations);
  expect((await dataOf("savePlanAnnotations", await put([]))).annotations).toEqual([]);
  const { objects } = await dataOf("showPlan", await asker.get(path));
  expect(objects.length).toBeGreaterThan(1);
});

test("what is no annotation is refused with its reason", async () => {
  const asker = await product().signUp("refuse@example.fr", "Plans refus");
  const { id } = await propertyOn(asker, product().bare);
  const plan = await cadastralPlanOf(asker, id);
  const put = async (annotation: object) =>
    refusalOf(await asker.put(`/properties/${id}/plans/${plan.id}/annotations`, { annotations: [annotation] }));
  expect(await put({ ...LINE, type: "polygon" })).toMatchObject({
    status: 400,
    error: "Un polygone demande trois points au moins, une ligne deux.",
  });
  expect(await put({ ...LINE, color: "url(javascript:alert(1))" })).toMatchObject({ status: 400 });
});

test("a hostile annotation is refused, or is somebody's drawing: the plan still opens, and the cadastre keeps its ground", async () => {
  const asker = await product().signUp("hostile@example.fr", "Plans hostile");
  const { id } = await propertyOn(asker, product().built);
  const plan = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans/${plan.id}`;
  const put = async (annotations: unknown) =>
    (await refusalOf(await asker.put(`${path}/annotations`, { annotations }))).error;
  const at = (x: unknown) => [{ ...LINE, points: [{ x, y: 0 }, ...LINE.points] }];
  const carrying = (lotir: object) => [{ ...LINE, metadata: { lotir } }];
  const tooFar = "Un point est à plus de 100 km de la parcelle, ou n'est pas un nombre.";
  expect(await put(at(1e12))).toBe(tooFar);
  expect(await put(at(1e308))).toBe(tooFar);
  expect(await put(at(null))).toBe("Un point de cette annotation n'est pas un nombre.");
  const unread = "Les données jointes à cette annotation ne peuvent pas être lues.";
  expect(await put(carrying({ facts: { lot: 7, building: "castle" } }))).toBe(unread);
  expect(await put(carrying({ rank: 1e300 }))).toBe(unread);
  expect(await put(carrying({ holes: [[[1e300, 1]]] }))).toBe(unread);
  const many = Array.from({ length: 10_000 }, (_, rank) => ({ ...LINE, id: `a${rank}` }));
  expect(await put(many)).toBe("Un plan porte 5 000 objets au plus.");
  const claimed = { kind: "parcel", layer: "parcels", facts: { parcelId: "nulle part" } };
  const square = [LINE.points[0], LINE.points[1], { x: 90, y: 300 }];
  const script = "<script>alert(1)</script>";
  await asker.put(`${path}/annotations`, {
    annotations: [
      { id: "faux", type: "polygon", points: square, locked: true, metadata: { lotir: claimed } },
      { id: "t", type: "text", points: [{ x: 5, y: 5 }], text: script },
    ],
  });
  const [shown] = await dataOf("listPlans", await asker.get(`/properties/${id}/plans`));
  expect(shown.parcelData.parcels).toHaveLength(1);
  expect(shown.annotations).toMatchObject([{ id: "faux", locked: false }, { text: script }]);
  await dataOf("savePlanAnnotations", await asker.put(`${path}/annotations`, { annotations: [] }));
  const { objects } = await dataOf("showPlan", await asker.get(path));
  expect(objects.some((each: { id: string }) => each.id === "faux")).toBe(false);
});
