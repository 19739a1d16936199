import type { Point } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { layOver, layOverSentence } from "./lay-over.ts";

const moved = ([x, y]: Point, angle: number, [dx, dy]: Point): Point => [
  x * Math.cos(angle) - y * Math.sin(angle) + dx,
  x * Math.sin(angle) + y * Math.cos(angle) + dy,
];

test("deux points retrouvent la rotation et le déplacement, sans écart, et gardent les longueurs", () => {
  const metre = fc.double({ min: -5_000_000, max: 5_000_000, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 3, noNaN: true }),
      metre,
      metre,
      fc.double({ min: 2, max: 300, noNaN: true }),
      (angle, dx, dy, apart) => {
        const places: Point[] = [
          [0, 0],
          [apart, 3],
          [40, 30],
        ];
        const [a, b, c] = places.map((plan) => ({ plan, survey: moved(plan, angle, [dx, dy]) }));
        if (a === undefined || b === undefined || c === undefined) return;
        const over = layOver([a, b]);
        if (!over.ok) throw new Error(over.failure);
        const [x, y] = over.value.apply(c.survey);
        expect(Math.hypot(x - c.plan[0], y - c.plan[1])).toBeLessThan(1e-5 * Math.max(1, 50 / apart));
        expect(Math.max(...over.value.residuals)).toBeLessThan(1e-6);
      },
    ),
    { seed: 8, numRuns: 200 },
  );
});

test("une longueur qui diffère laisse un écart, dit ; la mise à l'échelle l'ôte quand on la demande", () => {
  const pairs = [
    { survey: [0, 0], plan: [0, 0] },
    { survey: [100, 0], plan: [0, 100.2] },
  ] as const;
  const kept = layOver(pairs);
  const fitted = layOver(pairs, "fitted");
  if (!kept.ok || !fitted.ok) throw new Error("over");
  expect(kept.value.residuals[0]).toBeCloseTo(0.1, 9);
  expect(layOverSentence(kept.value).replaceAll("\u00a0", " ")).toBe(
    "Plan posé : rotation de 90,00°, écart de 10,0 cm au plus sur les points désignés (longueurs : +2000 millionièmes).",
  );
  expect(fitted.value.residuals[0]).toBeCloseTo(0, 9);
});

test.each([
  [
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0, 0],
      [50, 0],
    ],
    "diffèrent|même endroit",
  ],
  [
    [
      [0, 0],
      [50_000, 0],
    ],
    [
      [0, 0],
      [50, 0],
    ],
    "millimètres",
  ],
  [
    [
      [0, 0],
      [60, 0],
    ],
    [
      [0, 0],
      [50, 0],
    ],
    "16,7 %",
  ],
  [[[0, 0]], [[0, 0]], "deux points"],
] as const)("des points qui ne vont pas ensemble sont refusés par une phrase", (survey, plan, sentence) => {
  const over = layOver(survey.map((point, rank) => ({ survey: point, plan: plan[rank] ?? [0, 0] })));
  expect(over.ok ? "" : over.failure).toMatch(new RegExp(sentence));
});
