import { describe, expect, test } from "vitest";
import { groundArea } from "./ground-area.ts";
import { isValid, mendPolygon } from "./mend-polygon.ts";
import { pointInMultiPolygon } from "./point-in-polygon.ts";
import { pointOnSurface } from "./point-on-surface.ts";
import { multiPolygonArea } from "./polygon-area.ts";
import { projectionFor } from "./project.ts";
import { readGeojson } from "./read-geojson.ts";
import { featuresOf, lambert, noRealGround, shapeOf } from "./real-ground.fixture.ts";
import { toGeojson } from "./to-geojson.ts";

const files: readonly [file: string, features: number, mended: number][] = [
  ["latresne-33234/parcelles.json.gz", 4344, 0],
  ["latresne-33234/batiments.json.gz", 3513, 4],
  ["latresne-33234/zone_urba.geojson.gz", 55, 0],
  ["gennes-25267/parcelles.json.gz", 851, 0],
  ["cadastre/cadastre-91216-parcelles.json.gz", 4241, 0],
  ["cadastre/cadastre-75118-parcelles.json.gz", 6821, 0],
];

describe("real ground", () => {
  for (const [file, features, mended] of files)
    test(`${file}: ${features} features all read, ${mended} mended, all valid with a point inside`, (ctx) => {
      ctx.skip(noRealGround !== undefined, noRealGround);
      let touched = 0;
      const all = featuresOf(file);
      expect(all).toHaveLength(features);
      for (const feature of all) {
        const reading = readGeojson(feature.geometry);
        const mending = reading.ok ? mendPolygon(reading.value, lambert) : undefined;
        if (!mending?.ok) throw new Error(`${JSON.stringify(feature.properties)} does not read`);
        touched += mending.value.mended ? 1 : 0;
        const { shape } = mending.value;
        expect(isValid(shape)).toBe(true);
        const point = pointOnSurface(shape);
        expect(point && pointInMultiPolygon(point, shape)).toBe(true);
      }
      expect(touched).toBe(mended);
    });

  test("a zone drawn without any piece reads, and mends to nothing", (ctx) => {
    ctx.skip(noRealGround !== undefined, noRealGround);
    const zones = featuresOf("gennes-25267/zone_urba.geojson.gz").map(shapeOf);
    expect(zones.filter((shape) => shape.length === 0)).toHaveLength(1);
  });

  test("areas on the ground agree with the contenance, where it was computed from the shape", (ctx) => {
    ctx.skip(noRealGround !== undefined, noRealGround);
    const gaps = featuresOf("latresne-33234/parcelles.json.gz").flatMap((feature) => {
      const contenance = Number(feature.properties.contenance);
      return contenance >= 300 ? [Math.abs(groundArea(shapeOf(feature), lambert) / contenance - 1)] : [];
    });
    gaps.sort((a, b) => a - b);
    expect(gaps[Math.floor(gaps.length / 2)]).toBeLessThan(0.002);
  });

  test("shapes come back from the wire within 1 mm and 0.01 m²", (ctx) => {
    ctx.skip(noRealGround !== undefined, noRealGround);
    for (const feature of featuresOf("gennes-25267/parcelles.json.gz").slice(0, 300)) {
      const shape = shapeOf(feature);
      const reading = readGeojson(toGeojson(shape, lambert));
      const again = reading.ok ? mendPolygon(reading.value, projectionFor([6.1, 47.2])) : undefined;
      if (!again?.ok) throw new Error("what was written reads");
      expect(Math.abs(multiPolygonArea(again.value.shape) - multiPolygonArea(shape))).toBeLessThan(0.01);
      for (const [index, [x, y]] of (shape[0]?.outer ?? []).entries()) {
        const [backX, backY] = again.value.shape[0]?.outer[index] ?? [0, 0];
        expect(Math.hypot(backX - x, backY - y)).toBeLessThan(0.001);
      }
    }
  });
});
