import type { Point } from "@lotir/geometry";
import { expect, test } from "vitest";
import { nearestCorner, viewZoomed, wholeView } from "./place-view.ts";

const square: readonly Point[] = [
  [1_400_000, 200],
  [1_400_100, 200],
  [1_400_100, 260],
];

test("tout le plan est vu, au milieu ; un plan vide montre cent mètres", () => {
  const view = wholeView([square]);
  expect(view.middle).toEqual([1_400_050, 230]);
  expect(view.half).toBeGreaterThan(50);
  expect(wholeView([])).toEqual({ middle: [0, 0], half: 50 });
});

test("en zoomant, ce qui est sous le pointeur y reste ; on ne s'approche ni ne s'éloigne sans fin", () => {
  const whole = wholeView([square]);
  const at: Point = [1_400_100, 260];
  const closer = viewZoomed(whole, at, 0.5, whole);
  const share = (view: typeof whole) => (at[0] - view.middle[0]) / view.half;
  expect(share(closer)).toBeCloseTo(share(whole), 9);
  expect(viewZoomed(whole, at, 1e-9, whole).half).toBe(1);
  expect(viewZoomed(whole, at, 1e9, whole).half).toBe(whole.half * 2);
});

test("un point désigné près d'un sommet est ce sommet ; loin de tout, il est où l'on a désigné", () => {
  expect(nearestCorner([square], [1_400_099, 259], 3)).toEqual([1_400_100, 260]);
  expect(nearestCorner([square], [1_400_050, 230], 3)).toEqual([1_400_050, 230]);
});
