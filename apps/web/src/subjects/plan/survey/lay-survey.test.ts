import type { Point } from "@lotir/geometry";
import { expect, test } from "vitest";
import { type Designated, laidBy, linesOf, type ReadSurvey, skippedWords, surveyLayersOf } from "./lay-survey.ts";

const shape = (layer: string) => ({
  layer,
  points: [
    [0, 0],
    [10, 0],
  ] as readonly Point[],
  closed: false,
  text: null,
  altitude: null,
});
const survey: ReadSurvey = {
  format: "dxf",
  plane: null,
  shapes: [shape("MURS"), shape("LIMITES"), shape("MURS")],
  skipped: { HATCH: 3 },
};

const designated = (given: Partial<Designated>): Designated => ({ survey: [], plan: [], ...given });

test("tant qu'il manque un point, la phrase dit lequel désigner et où", () => {
  const a: Point = [0, 0];
  const b: Point = [10, 0];
  const said = (given: Partial<Designated>) => laidBy(survey, designated(given)).sentence;
  expect(said({})).toBe("Désignez le point 1 sur le plan du géomètre.");
  expect(said({ survey: [a] })).toBe("Désignez le point 2 sur le plan du géomètre.");
  expect(said({ survey: [a, b] })).toBe("Désignez le point 1, le même lieu, sur votre plan.");
  expect(said({ survey: [a, b], plan: [a] })).toBe("Désignez le point 2, le même lieu, sur votre plan.");
});

test("deux points posent le plan et disent l'écart ; deux points faux sont refusés", () => {
  const both = designated({
    survey: [
      [0, 0],
      [10, 0],
    ],
    plan: [
      [5, 5],
      [5, 15],
    ],
  });
  const laid = laidBy(survey, both);
  if (!laid.ok) throw new Error(laid.sentence);
  const [x, y] = laid.apply([10, 0]);
  expect([Math.round(x), Math.round(y)]).toEqual([5, 15]);
  expect(laid.sentence).toMatch(/^Plan posé : rotation de 90,00°/);
  const wrong = laidBy(survey, {
    ...both,
    plan: [
      [5, 5],
      [5, 35],
    ],
  });
  expect(wrong.ok).toBe(false);
  expect(wrong.sentence).toMatch(/vérifiez qu'ils désignent les mêmes lieux/);
});

test("un plan qui dit où il est se pose de lui-même", () => {
  const laid = laidBy({ ...survey, plane: "CC44" }, "coordinates");
  expect(laid).toMatchObject({ ok: true, sentence: "Posé d'après ses coordonnées (CC44)." });
});

test("calques comptés, lignes fermées rejointes, ce qui n'est pas lu est dit", () => {
  expect(surveyLayersOf(survey)).toEqual([
    ["LIMITES", 1],
    ["MURS", 2],
  ]);
  expect(
    linesOf([
      {
        points: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        closed: true,
      },
    ])[0],
  ).toHaveLength(4);
  expect(skippedWords(survey)).toBe("Non lus : 3 HATCH.");
  expect(skippedWords({ ...survey, skipped: {} })).toBeNull();
});
