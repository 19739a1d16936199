import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isValid, mendPolygon, mendRings } from "./mend-polygon.ts";
import { multiPolygonArea } from "./polygon-area.ts";
import { motion, moved, rectangle, simplePolygon, stuttering } from "./polygons.fixture.ts";
import { projectionFor } from "./project.ts";
import type { LonLat, MultiPolygon, Point, Ring } from "./shapes.ts";
import { signedArea } from "./signed-area.ts";

const ring = (...points: Point[]): MultiPolygon => [{ outer: points, holes: [] }];
const mended = (pieces: MultiPolygon) => {
  const mending = mendRings(pieces);
  if (!mending.ok) throw new Error(mending.failure.kind);
  return { ...mending.value, area: multiPolygonArea(mending.value.shape) };
};

describe("rings that the cadastre really draws", () => {
  test("a bow-tie becomes its two triangles", () => {
    const { shape, area, mended: touched } = mended(ring([0, 0], [10, 10], [10, 0], [0, 10]));
    expect(shape).toHaveLength(2);
    expect(area).toBeCloseTo(50, 3);
    expect(touched).toBe(true);
  });

  test("a figure of eight through one shared point becomes two pieces", () => {
    const { shape, area } = mended(ring([0, 0], [10, 0], [10, 10], [20, 10], [20, 20], [10, 20], [10, 10], [0, 10]));
    expect(shape).toHaveLength(2);
    expect(area).toBeCloseTo(200, 3);
  });

  test("a hole drawn in one stroke through a slit becomes a hole", () => {
    const keyhole = ring([0, 0], [20, 0], [20, 20], [0, 20], [0, 0], [5, 5], [5, 10], [10, 10], [10, 5], [5, 5]);
    const { shape, area } = mended(keyhole);
    expect(area).toBeCloseTo(400 - 25, 3);
    expect(shape[0]?.holes).toHaveLength(1);
  });

  test("a spike without width is removed", () => {
    const { area, shape } = mended(ring([0, 0], [10, 0], [10, 5], [25, 5], [10, 5], [10, 10], [0, 10]));
    expect(area).toBeCloseTo(100, 3);
    expect(shape).toHaveLength(1);
  });

  test("a hole across the outer ring bites it; a hole outside is nothing", () => {
    const crossing = mended([{ ...rectangle(10, 10), holes: [rectangle(4, 4, [8, 3]).outer] }]);
    expect(crossing.area).toBeCloseTo(100 - 8, 3);
    const outside = mended([{ ...rectangle(10, 10), holes: [rectangle(4, 4, [30, 3]).outer] }]);
    expect(outside.area).toBeCloseTo(100, 3);
  });

  test("pieces that overlap or share a side become one, apart they stay", () => {
    expect(mended([rectangle(10, 10), rectangle(10, 10, [5, 0])]).area).toBeCloseTo(150, 3);
    expect(mended([rectangle(10, 10), rectangle(10, 10, [10, 0])]).shape).toHaveLength(1);
    const apart = mended([rectangle(10, 10), rectangle(10, 10, [12, 0])]);
    expect(apart.shape).toHaveLength(2);
    expect(apart.mended).toBe(false);
  });

  test("an island in the hole of another piece is left as it is", () => {
    const moat = { ...rectangle(20, 20), holes: [rectangle(10, 10, [5, 5]).outer.toReversed()] };
    const { area, mended: touched } = mended([moat, rectangle(4, 4, [8, 8])]);
    expect(area).toBe(300 + 16);
    expect(touched).toBe(false);
  });

  test("a ring under 0.01 m² is dropped, and alone it is nothing", () => {
    const speck = rectangle(0.09, 0.1, [50, 0]);
    expect(mended([rectangle(10, 10), speck]).shape).toHaveLength(1);
    expect(mended([{ ...rectangle(10, 10), holes: [rectangle(0.09, 0.1, [5, 5]).outer] }]).area).toBe(100);
    expect(mendRings([speck])).toEqual({ ok: false, failure: { kind: "empty-after-mending" } });
    expect(mendRings(ring([0, 0], [5, 5], [9, 9]))).toEqual({ ok: false, failure: { kind: "empty-after-mending" } });
  });

  test("orientation alone is not a repair", () => {
    const { shape, mended: touched } = mended(ring([0, 0], [0, 10], [10, 10], [10, 0]));
    expect(signedArea(shape[0]?.outer ?? [])).toBe(100);
    expect(touched).toBe(false);
  });
});

describe("always", () => {
  test("a simple polygon keeps every point, wherever it lies, and doubled points fall away", () => {
    fc.assert(
      fc.property(simplePolygon, motion, (polygon, by) => {
        const there = moved(polygon, by);
        expect(mended([there])).toMatchObject({ shape: [there], mended: false });
        const doubled = mended([stuttering(there)]);
        expect(doubled.mended).toBe(true);
        expect(doubled.area).toBeCloseTo(multiPolygonArea([there]), 5);
      }),
    );
  });

  test("any scribble becomes valid or nothing, covers no more than its box, and mends only once", () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }));
    const scribble = fc.array(place, { minLength: 3, maxLength: 16 }).map((points): Ring => points);
    fc.assert(
      fc.property(fc.array(scribble, { minLength: 1, maxLength: 3 }), motion, ([outer = [], ...holes], by) => {
        const mending = mendRings([moved({ outer, holes }, by)]);
        if (!mending.ok) return;
        const { shape } = mending.value;
        expect(isValid(shape)).toBe(true);
        expect(multiPolygonArea(shape)).toBeLessThanOrEqual(1600 + 1e-3);
        for (const piece of shape) {
          expect(signedArea(piece.outer)).toBeGreaterThan(0);
          for (const hole of piece.holes) expect(signedArea(hole)).toBeLessThan(0);
        }
        expect(mendRings(shape)).toMatchObject({ ok: true, value: { mended: false } });
      }),
      { numRuns: 300 },
    );
  });
});

test("an unclosed ring is closed and counted as mended", () => {
  const square: LonLat[] = [
    [-0.49, 44.79],
    [-0.489, 44.79],
    [-0.489, 44.791],
    [-0.49, 44.791],
  ];
  const projection = projectionFor([-0.49, 44.79]);
  const open = mendPolygon([[square]], projection);
  const closed = mendPolygon([[[...square, [-0.49, 44.79]]]], projection);
  expect(open).toMatchObject({ ok: true, value: { mended: true } });
  expect(closed).toMatchObject({ ok: true, value: { mended: false } });
  expect(open.ok && closed.ok && open.value.shape).toEqual(closed.ok && closed.value.shape);
});
