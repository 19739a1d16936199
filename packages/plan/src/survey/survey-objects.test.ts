import type { Point } from "@lotir/geometry";
import { expect, test } from "vitest";
import { objectLength } from "../document/measure.ts";
import { type SurveyedShape, surveyObjects } from "./survey-objects.ts";

const shape = (given: Partial<SurveyedShape>): SurveyedShape => ({
  layer: "LIMITES",
  points: [
    [0, 0],
    [10, 0],
    [10, 5],
  ],
  closed: false,
  text: null,
  altitude: null,
  ...given,
});

let made = 0;
const laid = (shapes: readonly SurveyedShape[], apply = (point: Point): Point => point) =>
  surveyObjects(shapes, { apply, newId: () => `leve-${++made}` });

test("un lever devient des objets tenus en place, sur leur calque, là où il est posé", () => {
  const [limit] = laid([shape({ closed: true })], ([x, y]) => [x + 100, y]);
  expect(limit).toMatchObject({ kind: "polygon", layer: "survey", locked: true, closed: true });
  expect(limit?.points[1]).toEqual([110, 0]);
  expect(limit?.facts.metadata).toEqual({ surveyLayer: "LIMITES" });
});

test("un point levé garde son altitude, un texte perd ce qui ne s'écrit pas, un texte vide n'est rien", () => {
  const [ring, altitude] = laid([shape({ points: [[1, 2]], altitude: 12.345 })]);
  expect(ring?.kind).toBe("circle");
  expect(altitude).toMatchObject({ kind: "text", text: "12,35" });
  expect(laid([shape({ points: [[1, 2]], text: "Ch\u0000êne" })])[0]?.text).toBe("Ch êne");
  expect(laid([shape({ points: [[1, 2]], text: " \u0007 " })])).toEqual([]);
});

test("une ligne plus longue qu'un objet continue dans le suivant, sans rien perdre de sa longueur", () => {
  const points = Array.from({ length: 9_001 }, (_, rank): Point => [rank, 0]);
  const pieces = laid([shape({ points })]);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.reduce((sum, piece) => sum + objectLength(piece), 0)).toBeCloseTo(9_000, 6);
  const ring = laid([shape({ points, closed: true })]);
  expect(ring.reduce((sum, piece) => sum + objectLength(piece), 0)).toBeCloseTo(18_000, 6);
});
