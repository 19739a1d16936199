import fc from "fast-check";
import initGeosJs from "geos-wasm";
import { geojsonToGeosGeom } from "geos-wasm/helpers";
import polygonClipping from "polygon-clipping";
import { describe, expect, test } from "vitest";
import { difference, intersection, intersectionArea, union } from "./clip-polygons.ts";
import { distanceBetween } from "./distance-between.ts";
import { offset } from "./offset.ts";
import { openingBy } from "./opening-by.ts";
import { multiPolygonArea, polygonArea } from "./polygon-area.ts";
import { ell, motion, moved, rectangle, simplePolygon } from "./polygons.fixture.ts";
import type { MultiPolygon, Point, Polygon } from "./shapes.ts";

type Drawn = [number, number][][];
const drawn = ({ outer, holes }: Polygon): Drawn =>
  [outer, ...holes].map((ring) => ring.map(([x, y]): [number, number] => [x, y]));
const areaOfDrawn = (pieces: Drawn[]): number =>
  multiPolygonArea(pieces.map(([outer = [], ...holes]) => ({ outer, holes })));

describe("a known cross", () => {
  const [lying, standing] = [[rectangle(30, 10, [0, 10])], [rectangle(10, 30, [10, 0])]];

  test("intersection, union, difference", () => {
    expect(multiPolygonArea(intersection(lying, standing))).toBeCloseTo(100, 6);
    expect(intersectionArea(lying, standing)).toBeCloseTo(100, 6);
    expect(multiPolygonArea(union(lying, standing))).toBeCloseTo(500, 6);
    expect(difference(lying, standing)).toHaveLength(2);
    expect(union()).toEqual([]);
    expect(intersectionArea([], standing)).toBe(0);
    expect(difference(lying, [])).toBe(lying);
  });

  test("a hole is cut and filled", () => {
    const pierced = difference([rectangle(20, 20)], [rectangle(5, 5, [5, 5])]);
    expect(pierced[0]?.holes).toHaveLength(1);
    expect(multiPolygonArea(pierced)).toBeCloseTo(375, 6);
    expect(multiPolygonArea(union(pierced, [rectangle(5, 5, [5, 5])]))).toBeCloseTo(400, 6);
  });
});

test("a hole that clipper's tree takes for a piece of land stays a hole", () => {
  const ring = (...flat: number[]): Point[] =>
    Array.from(
      { length: flat.length / 2 },
      (_, index): Point => [(flat[2 * index] ?? 0) / 1e5, (flat[2 * index + 1] ?? 0) / 1e5],
    );
  const lot = ring(
    2305913,
    379015,
    1352364,
    1073563,
    1235322,
    1047514,
    1156488,
    1055038,
    -1570790,
    1315353,
    -2125895,
    -89740,
    1259050,
    -1752335,
  );
  const way = ring(
    2686342,
    473064,
    1203997,
    1552776,
    854037,
    1586179,
    853931,
    1497762,
    888064,
    1392278,
    953124,
    1302505,
    997932,
    1269868,
    2480277,
    190156,
    2525085,
    157518,
    2530488,
    155755,
  );
  const other = ring(-2191457, -391772, -1327763, 1794430, -1690412, 1829044, -2506624, -236970);
  const tank = ring(856231, -1554481, 1356231, -1554481, 1356231, -1054481, 856231, -1054481);
  const plain = (outer: Point[]): Polygon => ({ outer, holes: [] });
  const left = difference([plain(lot)], [way, other, tank].map(plain));
  expect(left.map(({ holes }) => holes.length)).toEqual([1]);
  expect(intersectionArea(left, [plain(tank)])).toBeCloseTo(0, 9);
  const taken = multiPolygonArea(intersection([plain(lot)], union([plain(way)], [plain(other)], [plain(tank)])));
  expect(multiPolygonArea(left)).toBeCloseTo(polygonArea(plain(lot)) - taken, 3);
});

test("agrees with an independent library (polygon-clipping) wherever the shapes lie", () => {
  fc.assert(
    fc.property(simplePolygon, simplePolygon, motion, (a, b, by) => {
      const shifted = moved(b, ([x, y]) => [x + 25, y - 10]);
      const [p, q] = [[moved(a, by)], [moved(shifted, by)]];
      const common = areaOfDrawn(polygonClipping.intersection(drawn(a), drawn(shifted)));
      expect(Math.abs(intersectionArea(p, q) - common)).toBeLessThan(0.01);
      expect(Math.abs(multiPolygonArea(intersection(p, q)) - common)).toBeLessThan(0.01);
      expect(Math.abs(multiPolygonArea(union(p, q)) - (polygonArea(a) + polygonArea(b) - common))).toBeLessThan(0.02);
      expect(Math.abs(multiPolygonArea(difference(p, q)) - (polygonArea(a) - common))).toBeLessThan(0.01);
    }),
  );
});

test("a plot against a zone of many points, with a hole, is clipped as exactly", () => {
  const spokes = fc.array(fc.double({ min: 100, max: 900, noNaN: true }), { minLength: 40, maxLength: 90 });
  const star = spokes.map((radii) =>
    radii.map((radius, index): Point => {
      const angle = (index / radii.length) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
  const place = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
  fc.assert(
    fc.property(star, simplePolygon, place, (outer, plot, { x, y }) => {
      const zone = { outer, holes: [outer.map(([px, py]): Point => [px / 3, py / 3]).toReversed()] };
      const there = moved(plot, ([px, py]) => [px + x, py + y]);
      const common = areaOfDrawn(polygonClipping.intersection(drawn(zone), drawn(there)));
      expect(Math.abs(intersectionArea([zone], [there]) - common)).toBeLessThan(0.01);
      expect(Math.abs(intersectionArea([there], [zone]) - common)).toBeLessThan(0.01);
      expect(Math.abs(multiPolygonArea(intersection([zone], [there])) - common)).toBeLessThan(0.01);
      expect(Math.abs(multiPolygonArea(difference([there], [zone])) - (polygonArea(there) - common))).toBeLessThan(
        0.01,
      );
    }),
  );
});

const geosBuffer = async () => {
  const geos = await initGeosJs();
  return (polygon: Polygon, by: number): number => {
    const coordinates = drawn(polygon).map((ring) => [...ring, ...ring.slice(0, 1)]);
    const geometry = geojsonToGeosGeom({ type: "Polygon", coordinates }, geos);
    const grown = geos.GEOSBuffer(geometry, by, 64);
    const area = geos.Module._malloc(8);
    geos.GEOSArea(grown, area);
    const value = Number(geos.Module.getValue(area, "double"));
    geos.GEOSGeom_destroy(geometry);
    geos.GEOSGeom_destroy(grown);
    geos.Module._free(area);
    return value;
  };
};

describe("offset", () => {
  test("agrees with GEOS, growing and shrinking", async () => {
    const buffer = await geosBuffer();
    fc.assert(
      fc.property(simplePolygon, fc.constantFrom(-6, -3, -1, 1, 3, 6), (polygon, by) => {
        const expected = buffer(polygon, by);
        expect(Math.abs(multiPolygonArea(offset([polygon], by)) - expected)).toBeLessThan(0.1 + expected * 1e-3);
      }),
    );
  });

  test("shrinking keeps the distance to every limit, and a lane narrower than twice it disappears", () => {
    fc.assert(
      fc.property(simplePolygon, motion, (polygon, by) => {
        const there = moved(polygon, by);
        const limits = difference([moved(rectangle(400, 400, [-200, -200]), by)], [there]);
        const inset = offset([there], -3);
        if (inset.length > 0) expect(distanceBetween(inset, limits)).toBeGreaterThan(3 - 0.005);
      }),
      { numRuns: 60 },
    );
    expect(offset([rectangle(50, 5.9)], -3)).toEqual([]);
    expect(offset([], 3)).toEqual([]);
  });

  test("mitred corners keep a square square", () => {
    expect(multiPolygonArea(offset([rectangle(10, 10)], 2, "mitred"))).toBeCloseTo(196, 6);
    expect(multiPolygonArea(offset([rectangle(10, 10)], 2))).toBeCloseTo(100 + 80 + Math.PI * 4, 1);
  });
});

describe("openingBy", () => {
  test("removes a flag's strip and keeps its body whole", () => {
    const [body] = union([rectangle(20, 20)], [rectangle(2.5, 30, [0, 20])]);
    const opened = openingBy(body ? [body] : [], 3);
    expect(multiPolygonArea(opened)).toBeCloseTo(400, 3);
    expect(openingBy([rectangle(40, 2.9)], 3)).toEqual([]);
    expect(multiPolygonArea(openingBy([ell], 3))).toBeCloseTo(400, 3);
  });

  test("never leaves the shape and never grows with the side", () => {
    fc.assert(
      fc.property(simplePolygon, (polygon) => {
        const [small, large] = [openingBy([polygon], 2), openingBy([polygon], 5)];
        expect(multiPolygonArea(difference(small, [polygon]))).toBeLessThan(0.01);
        expect(multiPolygonArea(large)).toBeLessThanOrEqual(multiPolygonArea(small) + 0.5);
        const again: MultiPolygon = openingBy(small, 2);
        expect(multiPolygonArea(again)).toBeLessThanOrEqual(multiPolygonArea(small) + 0.01);
      }),
      { numRuns: 60 },
    );
  });
});
