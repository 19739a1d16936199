import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundingBox, boxesMeet } from "./bounding-box.ts";
import { centroid } from "./centroid.ts";
import { compactness, rectangularity } from "./compactness.ts";
import { convexHull } from "./convex-hull.ts";
import { distanceBetween } from "./distance-between.ts";
import { distanceToSegment } from "./distance-to-segment.ts";
import { groundArea } from "./ground-area.ts";
import { minimalRectangle } from "./minimal-rectangle.ts";
import { perimeter } from "./perimeter.ts";
import { pointInPolygon } from "./point-in-polygon.ts";
import { pointOnSurface } from "./point-on-surface.ts";
import { polygonArea } from "./polygon-area.ts";
import { cutAt, ell, mirrored, motion, moved, rectangle, simplePolygon, stuttering } from "./polygons.fixture.ts";
import { projectionFor } from "./project.ts";
import { segmentsMeet, turnOf } from "./segments-cross.ts";
import type { Polygon } from "./shapes.ts";
import { signedArea } from "./signed-area.ts";

const pierced: Polygon = { ...rectangle(30, 20), holes: [rectangle(10, 5, [5, 5]).outer.toReversed()] };

describe("known shapes", () => {
  test("an L of 30 × 20", () => {
    expect(polygonArea(ell)).toBe(400);
    expect(perimeter(ell)).toBe(100);
    expect(rectangularity(ell)).toBeCloseTo(400 / 600, 12);
    expect(boundingBox(ell)).toEqual({ minX: 0, minY: 0, maxX: 30, maxY: 20 });
    expect(convexHull(ell.outer)).toHaveLength(5);
  });

  test("a hole is taken off, and its limit counts", () => {
    expect(polygonArea(pierced)).toBe(550);
    expect(perimeter(pierced)).toBe(130);
    expect(pointInPolygon([7, 7], pierced)).toBe(false);
    expect(pointInPolygon([2, 2], pierced)).toBe(true);
    const [x, y] = centroid([pierced]) ?? [0, 0];
    expect(x).toBeCloseTo((600 * 15 - 50 * 10) / 550, 9);
    expect(y).toBeCloseTo((600 * 10 - 50 * 7.5) / 550, 9);
  });

  test("a square is 0.785 compact and fills its rectangle", () => {
    expect(compactness(rectangle(10, 10))).toBeCloseTo(Math.PI / 4, 12);
    expect(rectangularity(rectangle(10, 4))).toBe(1);
  });

  test("a lane turned by 30° keeps its length, width and direction", () => {
    const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
    const lane = moved(rectangle(80, 4), ([x, y]) => [x * cos - y * sin + 7e5, x * sin + y * cos + 6.6e6]);
    const { long, short, angle } = minimalRectangle(lane);
    expect(long).toBeCloseTo(80, 6);
    expect(short).toBeCloseTo(4, 6);
    expect(angle).toBeCloseTo(Math.PI / 6, 6);
  });

  test("a flat or empty shape measures zero and breaks nothing", () => {
    const flat: Polygon = {
      outer: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      holes: [],
    };
    expect(polygonArea(flat)).toBe(0);
    expect(rectangularity(flat)).toBe(0);
    expect(centroid([flat])).toEqual([1, 1]);
    expect(pointOnSurface([flat])).toBeUndefined();
    expect(centroid([])).toBeUndefined();
    expect(compactness({ outer: [], holes: [] })).toBe(0);
  });
});

describe("distances", () => {
  test("to a segment, not to its line", () => {
    expect(distanceToSegment([5, 3], [0, 0], [10, 0])).toBe(3);
    expect(distanceToSegment([13, 4], [0, 0], [10, 0])).toBe(5);
    expect(distanceToSegment([3, 4], [0, 0], [0, 0])).toBe(5);
  });

  test("between shapes: apart, touching, overlapping, one in the other, one in the other's hole", () => {
    expect(distanceBetween([rectangle(10, 10)], [rectangle(5, 5, [13, 14])])).toBe(5);
    expect(distanceBetween([rectangle(10, 10)], [rectangle(5, 5, [10, 3])])).toBe(0);
    expect(distanceBetween([rectangle(10, 10)], [rectangle(5, 5, [8, 3])])).toBe(0);
    expect(distanceBetween([rectangle(10, 10)], [rectangle(2, 2, [4, 4])])).toBe(0);
    expect(distanceBetween([pierced], [rectangle(2, 2, [7, 7])])).toBe(1);
  });

  test("is the same both ways, and zero exactly when boxes and edges say so", () => {
    fc.assert(
      fc.property(simplePolygon, simplePolygon, motion, (a, b, by) => {
        const near = moved(b, ([x, y]) => [x + 90, y]);
        const there = distanceBetween([a], [near]);
        expect(distanceBetween([near], [a])).toBe(there);
        expect(distanceBetween([moved(a, by)], [moved(near, by)])).toBeCloseTo(there, 6);
        if (!boxesMeet(boundingBox(a), boundingBox(near))) expect(there).toBeGreaterThan(0);
      }),
    );
  });
});

describe("whatever the place, direction, start and repetition of points", () => {
  test("area, perimeter, rectangle and centroid follow the shape", () => {
    fc.assert(
      fc.property(simplePolygon, motion, (polygon, by) => {
        const there = moved(polygon, by);
        const area = polygonArea(polygon);
        expect(polygonArea(there)).toBeCloseTo(area, 5);
        expect(signedArea(polygon.outer)).toBeGreaterThan(0);
        expect(signedArea(mirrored(polygon).outer)).toBeCloseTo(area, 9);
        expect(polygonArea(stuttering(there))).toBeCloseTo(area, 5);
        expect(perimeter(stuttering(there))).toBeCloseTo(perimeter(polygon), 5);
        const [here, moving] = [minimalRectangle(polygon), minimalRectangle(there)];
        expect(moving.long * moving.short).toBeCloseTo(here.long * here.short, 3);
        const [from, to] = [centroid([polygon]), centroid([there])];
        if (!from || !to) throw new Error("a polygon has a centroid");
        const expected = by(from);
        expect(Math.hypot(to[0] - expected[0], to[1] - expected[1])).toBeLessThan(1e-5);
      }),
    );
  });

  test("a cut shares the area, nothing lost", () => {
    fc.assert(
      fc.property(simplePolygon, fc.double({ min: -30, max: 30, noNaN: true }), (polygon, x) => {
        const parts = cutAt(polygon, x);
        const total = parts.reduce((sum, part) => sum + signedArea(part.outer), 0);
        expect(total).toBeCloseTo(polygonArea(polygon), 6);
      }),
    );
  });

  test("the hull is convex, holds every point, and the rectangle holds the hull", () => {
    fc.assert(
      fc.property(simplePolygon, (polygon) => {
        const hull = convexHull(polygon.outer);
        for (const [index, to] of hull.entries()) {
          const from = hull.at(index - 1) ?? to;
          for (const point of polygon.outer) expect(turnOf(from, to, point)).toBeGreaterThan(-1e-6);
        }
        const { long, short, angle, centre } = minimalRectangle(polygon);
        expect(long * short).toBeGreaterThanOrEqual(signedArea(hull) - 1e-6);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        for (const [x, y] of polygon.outer) {
          const [dx, dy] = [x - centre[0], y - centre[1]];
          expect(Math.abs(dx * cos + dy * sin)).toBeLessThanOrEqual(long / 2 + 1e-6);
          expect(Math.abs(dy * cos - dx * sin)).toBeLessThanOrEqual(short / 2 + 1e-6);
        }
      }),
    );
  });

  test("the point on the surface is inside", () => {
    fc.assert(
      fc.property(simplePolygon, motion, (polygon, by) => {
        const there = moved(polygon, by);
        const point = pointOnSurface([there]);
        expect(point && pointInPolygon(point, there)).toBe(true);
      }),
    );
  });

  test("touching ends meet; parallel segments apart do not", () => {
    expect(segmentsMeet([0, 0], [10, 0], [10, 0], [10, 5])).toBe(true);
    expect(segmentsMeet([0, 0], [10, 0], [4, 0], [6, 0])).toBe(true);
    expect(segmentsMeet([0, 0], [10, 0], [0, 1], [10, 1])).toBe(false);
    expect(segmentsMeet([0, 0], [10, 0], [11, 0], [12, 0])).toBe(false);
  });
});

test("1 000 m² of ground near Lille read 3.3 m² more on the plane, and groundArea gives them back", () => {
  const projection = projectionFor([3.06, 50.63]);
  const [x, y] = projection.toPlanar([3.06, 50.63]);
  const side = Math.sqrt(1000) * projection.scaleAt([x, y]);
  const parcel = rectangle(side, side, [x, y]);
  expect(polygonArea(parcel)).toBeCloseTo(1003.3, 0);
  expect(groundArea([parcel], projection)).toBeCloseTo(1000, 2);
});
