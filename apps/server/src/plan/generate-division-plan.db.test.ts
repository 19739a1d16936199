import { expect, test } from "vitest";
import { at, dataOf, refusalOf } from "../testing/balanced-product.fixture.ts";
import { sharedProduct } from "../testing/shared-product.fixture.ts";

const product = sharedProduct();

const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a plan by the engine, its warnings and its confidence; the captured map is kept, and shown to members alone", async () => {
  const asker = await product().signUp("capture@example.fr", "Capture");
  const { id } = product().bare;
  const { lat, lng } = at(product().bare);
  const added = await asker.post("/properties", { cadastralReference: id });
  const { data: property } = JSON.parse(await added.text());
  const screenshot = {
    imageBase64: DOT,
    scale: 500,
    pixelToMeterRatio: 2,
    bounds: { north: lat + 0.001, south: lat - 0.001, east: lng + 0.001, west: lng - 0.001 },
  };
  const generate = (change: object = {}, propertyId: string = property.id) =>
    asker.post("/division-plans/generate", {
      propertyId,
      objective: "maximiser",
      screenshot: { ...screenshot, ...change },
    });
  const path = `/division-plans/${property.id}/capture`;
  expect(await refusalOf(await asker.get(path))).toMatchObject({ status: 404, code: "capture-not-found" });
  const { plan, warnings, confidence, capture } = await dataOf("generateDivisionPlan", await generate());
  expect(plan.lots.length).toBeGreaterThan(1);
  expect(warnings.join(" ")).toContain("non placée sous le plan");
  expect(confidence).toBeGreaterThan(0);
  expect(capture).toEqual({ isLaid: false, url: `/api${path}` });
  const shown = await asker.get(path);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await shown.arrayBuffer()).toString("base64")).toBe(DOT);
  expect((await product().ana.get(path)).status).toBe(404);
  expect(await refusalOf(await generate({ scale: 100 }))).toMatchObject({
    status: 422,
    error: "Échelle trop grande. Veuillez dézoomer (échelle recommandée: 1:500)",
  });
  expect(await refusalOf(await generate({ imageBase64: "AAAA" }))).toMatchObject({ code: "bad-capture" });
  expect(await refusalOf(await generate({}, crypto.randomUUID()))).toMatchObject({ code: "property-not-found" });
});
