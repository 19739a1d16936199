import { planObject } from "@lotir/plan";
import { expect, test } from "vitest";
import { composeView } from "../compose/compose-view.ts";
import { drawingBox } from "../drawing/drawing-box.ts";
import { drawingToSvg } from "../drawing-to-svg.ts";
import { drawingOfPlan } from "./drawing-of-plan.ts";

const frame = { epsg: 2154, origin: [400_000, 6_400_000], scale: 0.9995 } as const;
const about = { title: { title: "Plan", lines: [] }, sources: [], date: "2026-11-24" };
const square = [
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
] as const;
const document = {
  frame,
  objects: [
    planObject({ id: "p", kind: "parcel", layer: "parcels", points: square, text: "AC 69", width: 3 }),
    planObject({
      id: "n",
      kind: "parcel",
      layer: "surroundings",
      points: square.map(([x, y]) => [x + 100, y] as const),
    }),
    planObject({ id: "m", kind: "measurement", layer: "annotations", points: [square[0], square[1]] }),
    planObject({
      id: "c",
      kind: "circle",
      layer: "annotations",
      points: [
        [50, 25],
        [60, 25],
      ],
      fill: "#1F6FB280",
    }),
    planObject({ id: "t", kind: "text", layer: "labels", points: [[10, 10]], text: "Puits à combler" }),
    planObject({
      id: "h",
      kind: "line",
      layer: "annotations",
      points: [
        [-500, 0],
        [900, 9],
      ],
      visible: false,
    }),
  ],
};

test("un plan devient un dessin : calques nommés, alentours à part, objets cachés absents", () => {
  const drawing = drawingOfPlan(document, about);
  expect(drawing.layers.map(({ name }) => name)).toEqual(["ALENTOURS", "PARCELLES", "ANNOTATIONS", "COTES_TEXTES"]);
  expect(drawingBox(drawing)).toEqual({ minX: 0, minY: 0, maxX: 100, maxY: 50 });
});

test("une mesure de cent mètres s'écrit 100,00 m, un texte garde ses accents, un fond garde sa transparence", () => {
  const svg = drawingToSvg(drawingOfPlan(document, about), { width: 1600, height: 1200 });
  expect(svg).toContain("100,00\u00a0m");
  expect(svg).toContain("Puits à combler");
  expect(svg).toContain("AC 69");
  expect(svg).toContain('fill="#1F6FB2" fill-opacity="0.502"');
});

test("un trait de deux pixels en fait deux sur la vue de 1600", () => {
  const page = composeView(drawingOfPlan(document, about), { width: 1600, height: 1200 });
  const clip = page.marks[0];
  const widths =
    clip?.kind === "clip"
      ? clip.marks.flatMap((mark) => (mark.kind === "path" && mark.pen ? [mark.pen.width] : []))
      : [];
  expect(widths).toContain(2);
  expect(widths).toContain(3);
});
