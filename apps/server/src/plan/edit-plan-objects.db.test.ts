import { expect, test } from "vitest";
import { type Asker, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PLAN, aLine, cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const opened = async (name: string): Promise<{ asker: Asker; path: string }> => {
  const asker = await product().signUp(`${name}@example.fr`, name);
  const { id } = await propertyOn(asker, product().built);
  return { asker, path: `/properties/${id}/plans/${(await cadastralPlanOf(asker, id)).id}` };
};
const edit = async (asker: Asker, path: string, edits: readonly object[]) =>
  dataOf("editPlanObjects", await asker.patch(`${path}/objects`, { edits }));

test("an object is added, changed and removed, each write its version; sent twice, it is written once", async () => {
  const { asker, path } = await opened("edits");
  const line = aLine("trait");
  const adding = [{ id: line.id, before: null, after: line }];
  expect((await edit(asker, path, adding)).results).toMatchObject([
    { state: "written", version: 1, by: expect.any(String) },
  ]);
  expect((await edit(asker, path, adding)).results).toMatchObject([{ state: "same", version: 1 }]);
  const painted = { ...line, color: "#1F6FB2" };
  expect((await edit(asker, path, [{ id: line.id, before: line, after: painted }])).results).toMatchObject([
    { state: "written", version: 2, object: { color: "#1F6FB2" } },
  ]);
  expect((await edit(asker, path, [{ id: line.id, before: painted, after: null }])).results).toMatchObject([
    { state: "written", version: 3, object: null },
  ]);
});

test("two people on one object: what only one changed goes together, what both changed is the second's to choose", async () => {
  const { asker, path } = await opened("deux");
  const line = aLine("trait");
  await edit(asker, path, [{ id: line.id, before: null, after: line }]);
  await edit(asker, path, [{ id: line.id, before: line, after: { ...line, color: "#111111" } }]);
  const { results } = await edit(asker, path, [
    { id: line.id, before: line, after: { ...line, color: "#222222", width: 7 } },
  ]);
  expect(results).toMatchObject([
    {
      state: "conflict",
      object: { color: "#111111", width: 7 },
      fields: [{ field: "color", label: "Couleur", theirs: "#111111", yours: "#222222" }],
    },
  ]);
  const stands = results[0].object;
  const chosen = await edit(asker, path, [{ id: line.id, before: stands, after: { ...stands, color: "#222222" } }]);
  expect(chosen.results).toMatchObject([{ state: "written", object: { color: "#222222", width: 7 } }]);
  const gone = await edit(asker, path, [{ id: line.id, before: line, after: null }]);
  expect(gone.results).toMatchObject([{ state: "removed", object: { color: "#222222" } }]);
});

test("what the cadastre drew keeps its shape; what it is said to be may change", async () => {
  const { asker, path } = await opened("formes");
  const { objects } = await dataOf("showPlan", await asker.get(path));
  const building = objects.find(({ object }: { object: { layer: string } }) => object.layer === "buildings").object;
  const moved = {
    ...building,
    points: [...building.points].reverse(),
    facts: { ...building.facts, building: "garage" },
  };
  const { results } = await edit(asker, path, [
    { id: building.id, before: building, after: moved },
    { id: building.id, before: building, after: null },
  ]);
  expect(results[0].object.facts.building).toBe("garage");
  expect(results.at(-1).object.points).toEqual(building.points);
});

test("nobody unlocks the cadastre's ground to remove it, says it is another parcel, or draws a ground of his own", async () => {
  const { asker, path } = await opened("sol");
  const { objects } = await dataOf("showPlan", await asker.get(path));
  const parcel = objects.find(({ object }: { object: { layer: string } }) => object.layer === "parcels").object;
  const loose = { ...parcel, locked: false, text: "ZZ 1", facts: { parcelId: "nulle part" } };
  const fake = { ...parcel, id: "faux" };
  const { results } = await edit(asker, path, [
    { id: parcel.id, before: parcel, after: loose },
    { id: parcel.id, before: loose, after: null },
    { id: "faux", before: null, after: fake },
  ]);
  expect(results.map(({ object }: { object: unknown }) => object)).toEqual([
    parcel,
    parcel,
    { ...fake, layer: "annotations", locked: false },
  ]);
  const [removed] = (await edit(asker, path, [{ id: "faux", before: results[2].object, after: null }])).results;
  expect(removed).toMatchObject({ state: "written", object: null });
});

test("an unknown plan, another organisation's, and a figure that is none are refused", async () => {
  const { asker, path } = await opened("refuses");
  const edits = [{ id: "trait", before: null, after: aLine("trait") }];
  expect((await refusalOf(await product().ana.patch(`${path}/objects`, { edits }))).status).toBe(404);
  const absent = path.replace(/[^/]+$/, ABSENT_PLAN);
  expect(await refusalOf(await asker.patch(`${absent}/objects`, { edits }))).toMatchObject({ code: "plan-not-found" });
  const wild = [{ id: "trait", before: null, after: aLine("trait", { width: 1e9 }) }];
  expect((await refusalOf(await asker.patch(`${path}/objects`, { edits: wild }))).status).toBe(400);
  const far = aLine("loin");
  const points = [
    [1e9, 0],
    [0, 0],
  ];
  const told = await asker.patch(`${path}/objects`, {
    edits: [{ id: "loin", before: null, after: { ...far, points } }],
  });
  expect((await refusalOf(told)).error).toBe("Un point est à plus de 100 km de la parcelle, ou n'est pas un nombre.");
});
