import type { MultiPolygon } from "@lotir/geometry";
import { multiPolygonArea } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onPlane, outlineOf, planeOf } from "./plane.ts";

const LATRESNE = [-0.4917, 44.7863] as const;

const placesOf = (path: string): number[][][] =>
  path
    .split("M")
    .slice(1)
    .map((ring) =>
      ring
        .replace("Z", "")
        .split("L")
        .map((place) => place.split(" ").map(Number)),
    );

test("a stored shape loses its repeated point on the plane, and nothing else", () => {
  const plane = planeOf(LATRESNE);
  const [lon, lat] = LATRESNE;
  const ring = [
    [lon, lat],
    [lon + 0.001, lat],
    [lon + 0.001, lat + 0.001],
    [lon, lat],
  ].map(([x = 0, y = 0]) => [x, y] as const);
  const [piece] = onPlane([[ring]], plane);
  expect(piece?.outer.length).toBe(3);
  expect(piece?.holes).toEqual([]);
  // Half of 0.001° × 0.001° at this latitude: 79.2 m × 111.1 m / 2.
  expect(Math.abs(multiPolygonArea(piece ? [piece] : []))).toBeCloseTo(4_400, -2);
});

test("a thumbnail is north up, centred, with the shape's proportions", () => {
  const wide: MultiPolygon = [
    {
      outer: [
        [0, 0],
        [40, 0],
        [40, 10],
        [0, 10],
      ],
      holes: [],
    },
  ];
  expect(outlineOf(wide)).toBe("M6 61L94 61L94 39L6 39Z");
});

test("holes and pieces are drawn too", () => {
  const square = (at: number, side: number) => ({
    outer: [
      [at, at],
      [at + side, at],
      [at + side, at + side],
      [at, at + side],
    ] as const,
    holes: [],
  });
  const holed: MultiPolygon = [{ ...square(0, 40), holes: [square(10, 10).outer.toReversed()] }, square(60, 30)];
  expect(placesOf(outlineOf(holed)).map((ring) => ring.length)).toEqual([4, 4, 4]);
});

test("a hole too small to be seen is left out, rather than drawn as a broken path", () => {
  const well: MultiPolygon = [
    {
      outer: [
        [0, 0],
        [400, 0],
        [400, 400],
        [0, 400],
      ],
      holes: [
        [
          [200, 200],
          [200, 200.5],
          [200.5, 200],
        ],
      ],
    },
  ];
  expect(outlineOf(well)).toBe("M6 94L94 94L94 6L6 6Z");
});

test("a thumbnail stays in its box whatever the shape", () => {
  const point = fc.tuple(
    fc.double({ min: -500, max: 500, noNaN: true }),
    fc.double({ min: -500, max: 500, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (outer) => {
      for (const [x = -1, y = -1] of placesOf(outlineOf([{ outer, holes: [] }])).flat()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(100);
      }
    }),
    { seed: 33_234 },
  );
});
