import type { Point } from "@lotir/geometry";
import { expect, test } from "vitest";
import { sheetToSvg } from "../drawing-to-pdf.ts";
import { dividedGround } from "./piece-ground.fixture.ts";
import { type SituationGround, situationDrawing } from "./situation-drawing.ts";

const street = (name: string, y: number) => ({
  name,
  isMain: false,
  isPrivate: false,
  lines: [
    [
      [-40, y],
      [0, y],
      [60, y],
    ] as Point[],
  ],
});

const GROUND: SituationGround = {
  frame: dividedGround().frame,
  site: dividedGround().parcels.flatMap(({ polygons }) => polygons),
  contour: [],
  roads: [street("Rue du Port", -5), street("Rue du Port", 300), street("Chemin lointain", 5_000)],
  parcels: [],
};
const about = { code: "DP1", lines: ["Île"], sources: [], date: "2026-11-25" };

test("a situation bears its north, its exact scale and the streets around the ground, each named once", () => {
  const drawing = situationDrawing("quarter", GROUND, about, 5_000);
  const svg = sheetToSvg(drawing, { paper: "a3", orientation: "landscape", scale: 5_000 });
  if (!svg.ok) throw new Error(svg.failure);
  expect(svg.value).toContain("Échelle 1:5000");
  expect(svg.value.match(/Rue du Port/g)).toHaveLength(1);
  expect(svg.value).not.toContain("Chemin lointain");
  expect(svg.value).toContain("DP1 — Plan de situation dans le quartier");
});

test("in its commune, the ground is ringed: it would be a point", () => {
  const { layers } = situationDrawing("commune", GROUND, about, 25_000);
  const rings = layers.flatMap(({ shapes }) => shapes).filter((shape) => shape.kind === "circle");
  expect(rings).toMatchObject([{ radius: 175 }]);
});
