import { expect, test } from "vitest";
import { composeView } from "./compose/compose-view.ts";
import { smallDivision } from "./drawing/drawing.fixture.ts";
import type { Drawing } from "./drawing/drawing.ts";
import { styleOf } from "./drawing/style.ts";
import { drawingToSvg } from "./drawing-to-svg.ts";
import { svgToPng } from "./page/svg-to-png.ts";

const VIEW = { width: 1600, height: 1200 };
const sizeOfPng = (png: Uint8Array): readonly [number, number] => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test("une vue montre le terrain, ses lots, leurs longueurs au sol et leurs accents", () => {
  const svg = drawingToSvg(smallDivision(), VIEW);
  expect(svg).toContain('width="1600" height="1200"');
  expect(svg).toContain("Lot A");
  expect(svg).toContain("660,00 m²");
  expect(svg).toContain("30,00\u00a0m");
});

test("une fenêtre donnée mesure vrai : cent mètres y font cent mètres de pixels", () => {
  const line: Drawing = {
    ...smallDivision(),
    layers: [
      {
        name: "L",
        shapes: [
          {
            kind: "line",
            style: "plain",
            points: [
              [10, 10],
              [110, 10],
            ],
          },
        ],
      },
    ],
  };
  const page = composeView(line, { ...VIEW, window: { west: -20, north: 90, pixelsPerMetre: 8.5 } });
  const [clip] = page.marks;
  const mark = clip?.kind === "clip" ? clip.marks[0] : undefined;
  expect(mark?.kind === "path" && mark.lines[0]).toEqual([
    [30 * 8.5, 80 * 8.5],
    [130 * 8.5, 80 * 8.5],
  ]);
});

test("un texte hostile reste un texte, une couleur hostile n'en est pas une", () => {
  const drawing: Drawing = {
    ...smallDivision(),
    styles: {
      bad: styleOf({ stroke: '"/><script>' }),
    },
    layers: [
      {
        name: "T",
        shapes: [
          { kind: "text", style: "bad", at: [0, 0], text: "<script>&" },
          {
            kind: "line",
            style: "bad",
            points: [
              [-9, 0],
              [9, 9],
            ],
          },
        ],
      },
    ],
  };
  const svg = drawingToSvg(drawing, VIEW);
  expect(svg).not.toContain("<script>");
  expect(svg).toContain("&lt;script&gt;&amp;");
});

test("le PNG est deux fois plus fin que sa vue, et n'est pas blanc", () => {
  const png = svgToPng(drawingToSvg(smallDivision(), { width: 400, height: 300 }));
  expect(sizeOfPng(png)).toEqual([800, 600]);
  expect(png.length).toBeGreaterThan(5_000);
});

test("un dessin vide se dessine", () => {
  const empty = { ...smallDivision(), layers: [] };
  expect(sizeOfPng(svgToPng(drawingToSvg(empty, { width: 200, height: 100 })))).toEqual([400, 200]);
});
