import { type Polygon, pointInPolygon } from "@lotir/geometry";
import { expect, test } from "vitest";
import { lotLabel } from "./lot-label.ts";

const box = (x: number, y: number, width: number, height: number): Polygon => ({
  outer: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  holes: [],
});

test("a lot with room is named in full, away from its house", () => {
  const [lot, house] = [box(0, 0, 40, 30), box(0, 0, 20, 30)];
  const label = lotLabel(lot, [house], 6);
  expect(label).toMatchObject({ scale: 1, hasArea: true });
  expect(pointInPolygon(label?.at ?? [0, 0], house)).toBe(false);
});

test("a narrow lot is named smaller, and by its letter alone where its area would cross the limits", () => {
  expect(lotLabel(box(0, 0, 40, 10), [], 6)?.scale).toBeCloseTo(5 / 6, 1);
  expect(lotLabel(box(0, 0, 40, 4), [], 6)).toMatchObject({ scale: 0.6, hasArea: false });
});

test("a house that fills its lot does not take its name away", () => {
  expect(lotLabel(box(0, 0, 20, 20), [box(1, 1, 18, 18)], 6)).toMatchObject({ scale: 1, hasArea: true });
});

test("an L-shaped lot is named inside itself", () => {
  const shape: Polygon = {
    outer: [
      [0, 0],
      [40, 0],
      [40, 6],
      [6, 6],
      [6, 40],
      [0, 40],
    ],
    holes: [],
  };
  expect(pointInPolygon(lotLabel(shape, [], 4)?.at ?? [20, 20], shape)).toBe(true);
});
