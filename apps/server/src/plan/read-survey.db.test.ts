import type { KeptPlanObject } from "@lotir/contract";
import type { SurveyedShape } from "@lotir/plan";
import { expect, test } from "vitest";
import { dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { ABSENT_PLAN, cadastralPlanOf } from "../testing/plan.fixture.ts";
import { propertyOn } from "../testing/property.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const formOf = (text: string | Uint8Array<ArrayBuffer>, name = "lever.dxf"): FormData => {
  const form = new FormData();
  form.set("survey", new File([text], name));
  return form;
};

test("un plan sorti en DXF, en zone conique ou en Lambert-93, ou en GeoJSON, se relit à sa place ; rien n'est gardé", async () => {
  const asker = await product().signUp("lever@example.fr", "lever");
  const { id } = await propertyOn(asker, product().built);
  const { id: planId } = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans/${planId}`;
  const { objects, revision } = await dataOf("showPlan", await asker.get(path));
  const parcel = (objects as KeptPlanObject[]).find(({ object }) => object?.layer === "parcels")?.object;
  const corner = parcel?.points[0] ?? [0, 0];
  for (const [query, plane] of [
    ["format=dxf&plane=conic", /^CC4\d$/],
    ["format=dxf&plane=legal", /^Lambert-93$/],
    ["format=geojson", /^WGS 84$/],
  ] as const) {
    const file = await (await asker.get(`${path}/export?${query}`)).text();
    const survey = await dataOf("readSurvey", await asker.post(`${path}/survey`, formOf(file)));
    expect(survey.plane).toMatch(plane);
    const nearest = Math.min(
      ...(survey.shapes as SurveyedShape[])
        .filter(({ layer }) => layer === "PARCELLES")
        .flatMap(({ points }) => points.map(([x, y]) => Math.hypot(x - corner[0], y - corner[1]))),
    );
    // Degrees are written to a centimetre; metres to less than a tenth of a millimetre.
    expect(nearest, query).toBeLessThan(plane.test("WGS 84") ? 0.02 : 0.001);
  }
  expect((await dataOf("showPlan", await asker.get(path))).revision).toBe(revision);
});

test("ce qui n'est pas un plan, un plan énorme, un plan d'une autre organisation : une phrase", async () => {
  const asker = await product().signUp("lever-refus@example.fr", "lever refus");
  const { id } = await propertyOn(asker, product().built);
  const { id: planId } = await cadastralPlanOf(asker, id);
  const path = `/properties/${id}/plans/${planId}/survey`;
  expect(await refusalOf(await asker.post(path, formOf("%PDF-1.7")))).toMatchObject({
    code: "bad-survey",
    error: "Ce fichier n'est ni un DXF, ni un GeoJSON. Un DWG s'enregistre en DXF dans le logiciel qui l'a fait.",
  });
  const huge = await asker.post(path, formOf(new Uint8Array(20_000_001)));
  expect((await refusalOf(huge)).error).toMatch(/^Ce fichier pèse plus de 20 Mo/);
  expect((await asker.post(path, formOf(new Uint8Array(21_000_000)))).status).toBe(413);
  expect((await refusalOf(await asker.post(path, {}))).error).toBe("Un plan est attendu : DXF ou GeoJSON.");
  const line = '{"type":"LineString","coordinates":[[1000,200],[1040,230]]}';
  expect(await dataOf("readSurvey", await asker.post(path, formOf(line)))).toMatchObject({ plane: null });
  const absent = await asker.post(`/properties/${id}/plans/${ABSENT_PLAN}/survey`, formOf(line));
  expect(absent.status).toBe(404);
  expect((await product().ana.post(path, formOf(line))).status).toBe(404);
});
