import { expect, test } from "vitest";
import { toPlane, toScreen, viewOf, zoomed } from "./plan-view.ts";

const view = viewOf(
  [
    {
      outer: [
        [100, 200],
        [180, 200],
        [180, 240],
        [100, 240],
      ],
      holes: [],
    },
  ],
  { width: 800, height: 600 },
);

test("a point of the plane is where it was once taken to the screen and back", () => {
  const at = toPlane(
    { ...view, zoom: 170, shift: [31, -12] },
    toScreen({ ...view, zoom: 170, shift: [31, -12] }, [123, 217]),
  );
  expect(at[0]).toBeCloseTo(123, 9);
  expect(at[1]).toBeCloseTo(217, 9);
});

test("the whole ground is seen at first, north up", () => {
  const [[west, south], [east, north]] = [toScreen(view, [100, 200]), toScreen(view, [180, 240])];
  expect(west).toBeGreaterThanOrEqual(40);
  expect(east).toBeLessThanOrEqual(760);
  expect(north).toBeLessThan(south);
});

test("zoom stays between 50 and 300 %", () => {
  expect([zoomed(50, -10), zoomed(300, 10), zoomed(100, 10)]).toEqual([50, 300, 110]);
});
