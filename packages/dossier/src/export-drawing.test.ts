import { expect, test } from "vitest";
import { smallDivision } from "./drawing/drawing.fixture.ts";
import { DRAWING_FORMATS, type DrawingFormat, exportDrawing } from "./export-drawing.ts";

const SIGNS: Readonly<Record<DrawingFormat, RegExp>> = {
  pdf: /^%PDF-/,
  svg: /^<svg /,
  png: /^.PNG/,
  dxf: /^0\r?\nSECTION/,
  geojson: /^\{"type":"FeatureCollection"/,
  kml: /^<\?xml/,
};

test.each(DRAWING_FORMATS)("un plan sort en %s", async (format) => {
  const file = await exportDrawing(smallDivision(), { format, sheet: { paper: "a4" }, plane: "conic" });
  if (!file.ok) throw new Error(file.failure);
  const head = typeof file.value === "string" ? file.value : Buffer.from(file.value).toString("latin1");
  expect(head.slice(0, 200)).toMatch(SIGNS[format]);
});

test("la feuille choisie montre le terrain le plus grand, le PNG a de quoi être imprimé", async () => {
  const png = await exportDrawing(smallDivision(), { format: "png", sheet: { paper: "a4" }, plane: "conic" });
  if (!png.ok || typeof png.value === "string") throw new Error("png");
  // 40 × 30 m: 1:200 in landscape, 297 mm across at ten dots each.
  expect(new DataView(png.value.buffer).getUint32(16)).toBeCloseTo(2970, -1);
  const svg = await exportDrawing(smallDivision(), { format: "svg", sheet: { paper: "a4" }, plane: "conic" });
  expect(svg.ok && String(svg.value)).toContain("Échelle 1:200");
});

test("ce qui ne tient pas est refusé par la phrase qui dit quoi faire", async () => {
  const refused = await exportDrawing(smallDivision(), {
    format: "pdf",
    sheet: { paper: "a4", scale: 100 },
    plane: "conic",
  });
  expect(refused).toEqual({
    ok: false,
    failure: "Le terrain ne tient pas au 1:100 en A4 paysage. Choisissez 1:200 en A4 paysage.",
  });
});
