import { describe, expect, test } from "vitest";
import { localFrame } from "./local-frame.ts";
import { ccProjectionFor, isInFrance, projectionFor, projectionOf } from "./project.ts";
import type { LonLat } from "./shapes.ts";

const places: readonly [name: string, at: LonLat, epsg: number][] = [
  ["Latresne", [-0.49, 44.79], 2154],
  ["Ajaccio", [8.74, 41.92], 2154],
  ["an island off Nice", [7.35, 43.55], 2154],
  ["Pointe-à-Pitre", [-61.53, 16.24], 5490],
  ["Fort-de-France", [-61.07, 14.61], 5490],
  ["Cayenne", [-52.33, 4.94], 2972],
  ["Saint-Denis de La Réunion", [55.45, -20.88], 2975],
  ["Mamoudzou", [45.23, -12.78], 4471],
  ["Saint-Pierre-et-Miquelon", [-56.18, 46.78], 4467],
  ["Nouméa, by default of a legal one here", [166.45, -22.27], 32758],
];

describe("projectionFor", () => {
  for (const [name, at, epsg] of places) {
    test(`${name} is measured in EPSG:${epsg} and comes back to 1e-9 degree`, () => {
      const projection = projectionFor(at);
      expect(projection.epsg).toBe(epsg);
      const [lon, lat] = projection.toLonLat(projection.toPlanar(at));
      expect(Math.abs(lon - at[0])).toBeLessThan(1e-9);
      expect(Math.abs(lat - at[1])).toBeLessThan(1e-9);
      expect(projectionOf(epsg)).toBe(projection);
    });
  }

  test("the origin of Lambert-93 falls where its definition says", () => {
    const [x, y] = projectionFor([3, 46.5]).toPlanar([3, 46.5]);
    expect(x).toBeCloseTo(700_000, 4);
    expect(y).toBeCloseTo(6_600_000, 4);
  });
});

// k² read from the projection's definition, per latitude (they do not depend on longitude).
test.each([
  [50.6, 1.0033],
  [48.69, 0.99955],
  [48.4, 0.99919],
  [43.3, 1.00119],
])("Lambert-93 at %f° N enlarges areas by k² = %f", (latitude, squared) => {
  const at: LonLat = [2.3, latitude];
  const projection = projectionFor(at);
  expect(projection.scaleAt(projection.toPlanar(at)) ** 2).toBeCloseTo(squared, 4);
});

test("the scale is one along a standard parallel", () => {
  const projection = projectionFor([1, 49]);
  expect(projection.scaleAt(projection.toPlanar([1, 49]))).toBeCloseTo(1, 8);
});

describe("ccProjectionFor", () => {
  test("takes the zone of the nearest parallel and stays within 10 cm per kilometre", () => {
    for (let latitude = 42; latitude <= 50.9; latitude += 0.37) {
      const at: LonLat = [2, latitude];
      const projection = ccProjectionFor(at);
      expect(projection.epsg).toBe(3900 + Math.min(50, Math.round(latitude)));
      if (Math.abs(latitude - Math.round(latitude)) <= 0.5 && latitude <= 50.5)
        expect(Math.abs(projection.scaleAt(projection.toPlanar(at)) - 1)).toBeLessThan(1e-4);
    }
  });

  test("CC45 puts its origin at 1 700 000, 4 200 000", () => {
    const [x, y] = ccProjectionFor([3, 45]).toPlanar([3, 45]);
    expect(x).toBeCloseTo(1_700_000, 4);
    expect(y).toBeCloseTo(4_200_000, 4);
  });

  test("keeps the legal projection overseas", () => {
    expect(ccProjectionFor([55.45, -20.88]).epsg).toBe(2975);
  });
});

test("an unknown EPSG code has no projection", () => {
  expect(projectionOf(3857)).toBeUndefined();
});

test("isInFrance knows the mainland and overseas, not their swapped coordinates", () => {
  for (const [, at] of places.slice(0, -1)) {
    expect(isInFrance(at)).toBe(true);
    expect(isInFrance([at[1], at[0]])).toBe(false);
  }
});

test("a local frame reads the same places from a whole-metre origin", () => {
  const projection = projectionFor([-0.49, 44.79]);
  const frame = localFrame(projection, projection.toPlanar([-0.49, 44.79]));
  expect(frame.origin.every(Number.isInteger)).toBe(true);
  const [x, y] = frame.toPlanar([-0.489, 44.791]);
  expect(Math.hypot(x, y)).toBeLessThan(200);
  const [lon, lat] = frame.toLonLat([x, y]);
  expect(lon).toBeCloseTo(-0.489, 9);
  expect(lat).toBeCloseTo(44.791, 9);
  expect(frame.scaleAt([0, 0])).toBeCloseTo(projection.scaleAt(frame.origin), 9);
});
