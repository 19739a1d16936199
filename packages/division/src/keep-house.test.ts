import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  boundingBox,
  boxesMeet,
  ccProjectionFor,
  frontageOf,
  grownBox,
  indexOf,
  type LonLat,
  type MultiPolygon,
  mendPolygon,
  readGeojson,
} from "@lotir/geometry";
import polygonClipping from "polygon-clipping";
import { expect, test } from "vitest";
import { READ_RULES } from "./generated-requests.fixture.ts";
import { scanSite } from "./scan-site.ts";
import { boundaryFromFrontage } from "./site/boundary-from-frontage.ts";
import { prepareSite } from "./site/prepare-site.ts";
import type { SiteBuilding } from "./site/site-request.ts";
import { validateDivision } from "./validate-division.ts";

const shared = new URL("../../../../shared/data/", import.meta.url);
interface Feature {
  readonly geometry: { readonly coordinates: unknown };
  readonly properties: Record<string, unknown>;
}
const read = (path: string): Feature[] =>
  (JSON.parse(gunzipSync(readFileSync(new URL(path, shared))).toString()) as { features: Feature[] }).features;

const areaOf = (shape: polygonClipping.MultiPolygon): number =>
  shape.flat().reduce((sum, ring) => {
    const [ox, oy] = ring[0] as [number, number];
    return ring.reduce((part, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length] as [number, number];
      return part + ((x - ox) * (v - oy) - (u - ox) * (y - oy)) / 2;
    }, sum);
  }, 0);

const clipping = (shape: MultiPolygon): polygonClipping.MultiPolygon =>
  shape.map(({ outer, holes }) => [outer, ...holes].map((ring) => ring.map(([x, y]): [number, number] => [x, y])));

const commune = (folder: string) => {
  const features = read(`${folder}/parcelles.json.gz`);
  const rings = features.map(({ geometry }) => geometry.coordinates as LonLat[][]);
  const corner: LonLat = rings[0]?.[0]?.[0] ?? [0, 0];
  const projection = ccProjectionFor(corner);
  const shapeOf = (feature: Feature): MultiPolygon => {
    const reading = readGeojson(feature.geometry);
    const mending = reading.ok ? mendPolygon(reading.value, projection) : undefined;
    return mending?.ok ? mending.value.shape : [];
  };
  const parcels = features.map((feature, index) => ({ id: `${index}`, shape: shapeOf(feature) }));
  const buildings = read(`${folder}/batiments.json.gz`).map(
    (feature, index): SiteBuilding => ({
      id: `b${index}`,
      shape: shapeOf(feature),
      solidity: feature.properties.type === "02" ? "leger" : "dur",
    }),
  );
  return { projection, parcels: parcels.filter(({ shape }) => shape.length === 1), buildings };
};

/** A sample of the built parcelles, checked with another library than the engine's: partition, house whole in one lot. */
test.each([
  ["gennes-25267", 9],
  ["latresne-33234", 60],
] as const)(
  "houses that stay at %s stand whole in one lot of an exact partition",
  (folder, every) => {
    if (!existsSync(new URL(folder, shared))) return;
    const { parcels, buildings, projection } = commune(folder);
    const index = indexOf(parcels);
    let checked = 0;
    for (const [rank, { id, shape }] of parcels.entries()) {
      if (rank % every !== 0) continue;
      const [polygon] = shape;
      const box = grownBox(boundingBox(shape), 1);
      const near = buildings.filter(
        (building) => building.shape.length > 0 && boxesMeet(boundingBox(building.shape), box),
      );
      if (polygon === undefined || near.length === 0) continue;
      const prepared = prepareSite({
        parcels: [{ id, polygon }],
        boundary: boundaryFromFrontage(frontageOf({ parcel: shape, id, neighbours: index, roads: "unknown" })),
        buildings: near,
        constraints: [],
        scale: projection.scaleAt(polygon.outer[0] ?? [0, 0]),
        slope: "inconnue",
      });
      if (!prepared.ok) continue;
      const { best } = scanSite(prepared.value, {
        rules: READ_RULES,
        wish: { counts: [2, 3], lotArea: 400, houseLotArea: 400 },
      });
      if (best === undefined) continue;
      checked += 1;
      expect(validateDivision(prepared.value, best, READ_RULES)).toEqual([]);
      const lots = best.lots.map((lot) => clipping([lot.polygon]));
      const [head, ...rest] = lots as [polygonClipping.MultiPolygon, ...polygonClipping.MultiPolygon[]];
      expect(areaOf(polygonClipping.union(head, ...rest))).toBeCloseTo(areaOf(clipping(shape)), 1);
      for (const building of prepared.value.obstacles) {
        const whole = near.filter((each) => each.id === building.id).flatMap((each) => clipping(each.shape));
        const inside = polygonClipping.intersection(whole, clipping(shape));
        const holders = lots.filter((lot) => areaOf(polygonClipping.intersection(inside, lot)) > 0.05);
        expect(holders.length).toBe(1);
      }
    }
    expect(checked).toBeGreaterThan(5);
  },
  240_000,
);
