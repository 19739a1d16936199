import { describe, expect, test } from "vitest";
import { mendPolygon } from "./mend-polygon.ts";
import { projectionFor } from "./project.ts";
import { readGeojson } from "./read-geojson.ts";
import { toGeojson } from "./to-geojson.ts";

const square = [
  [-0.49, 44.79],
  [-0.489, 44.79],
  [-0.489, 44.791],
  [-0.49, 44.791],
  [-0.49, 44.79],
];
const polygon = (ring: unknown) => ({ type: "Polygon", coordinates: [ring] });
const failureOf = (geometry: unknown) => {
  const reading = readGeojson(geometry);
  return reading.ok ? undefined : reading.failure;
};

describe("readGeojson", () => {
  test("reads a Polygon and a MultiPolygon alike, and forgets heights", () => {
    const high = square.map((position) => [...position, 12.5]);
    const single = readGeojson(polygon(high));
    expect(single).toEqual({ ok: true, value: [[square]] });
    expect(readGeojson({ type: "MultiPolygon", coordinates: [[square]] })).toEqual(single);
  });

  test.each([
    [null, "null"],
    [undefined, "undefined"],
    ["Polygon", "string"],
    [{ type: "Point", coordinates: [1, 45] }, "Point"],
    [{ type: "Polygon" }, "Polygon"],
    [{ type: "Polygon", coordinates: [[1, 45]] }, "Polygon"],
    [{ coordinates: [square] }, "an object without type"],
  ])("refuses %j as not a polygon", (geometry, found) => {
    expect(failureOf(geometry)).toEqual({ kind: "not-a-polygon", found });
  });

  test.each([[[Number.NaN, 44.79]], [["-0.49", 44.79]], [[null, null]], [[Infinity, 0]], [[-0.49]], [[]]])(
    "refuses the position %j as not finite",
    (position) => {
      expect(failureOf(polygon([...square.slice(0, 2), position]))?.kind).toBe("not-finite");
    },
  );

  test("refuses metres taken for degrees", () => {
    expect(failureOf(polygon([[425_000, 6_417_000]]))).toEqual({ kind: "out-of-range", at: [425_000, 6_417_000] });
  });

  test("names swapped coordinates, on the mainland and overseas", () => {
    const swapped = square.map(([lon, lat]) => [lat, lon]);
    expect(failureOf(polygon(swapped))).toEqual({ kind: "swapped", at: [44.79, -0.49] });
    expect(failureOf(polygon([[-20.88, 55.45]]))?.kind).toBe("swapped");
    expect(failureOf(polygon([[14.6, -61.07]]))?.kind).toBe("swapped");
  });
});

test("empty coordinates read well and mend to nothing", () => {
  const reading = readGeojson({ type: "MultiPolygon", coordinates: [] });
  expect(reading).toEqual({ ok: true, value: [] });
  expect(mendPolygon([], projectionFor([3, 46]))).toEqual({ ok: false, failure: { kind: "empty-after-mending" } });
});

test("a valid polygon goes to the plane and back with every point, to 0.1 mm", () => {
  const reading = readGeojson(polygon(square));
  if (!reading.ok) throw new Error("a square reads");
  const projection = projectionFor([-0.49, 44.79]);
  const mending = mendPolygon(reading.value, projection);
  if (!mending.ok) throw new Error("a square mends");
  expect(mending.value.mended).toBe(false);
  expect(toGeojson(mending.value.shape, projection)).toEqual(polygon(square));
});
