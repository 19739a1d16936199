import type { LonLat } from "@lotir/geometry";
import { classifyRings, VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import fc from "fast-check";
import { PbfReader } from "pbf";
import { expect, test } from "vitest";
import type { WkbShape } from "../shape/read-wkb.ts";
import { encodeTile, type TileValue } from "./encode-tile.ts";
import { EXTENT, tileFrame } from "./tile-frame.ts";

const FRAME = tileFrame({ z: 16, x: 32_679, y: 23_713 });
const across = FRAME.bounds[2] - FRAME.bounds[0];

/** A place of the tile, in shares of its width and height: 0 to 1 inside. */
const at = (right: number, down: number): LonLat => [
  FRAME.bounds[0] + right * across,
  FRAME.bounds[3] - down * (FRAME.bounds[3] - FRAME.bounds[1]),
];
const closed = (places: readonly LonLat[]): LonLat[] => [...places, ...places.slice(0, 1)];

const featuresOf = (tile: Uint8Array, layer = "parcelles"): VectorTileFeature[] => {
  const decoded = new VectorTile(new PbfReader(tile)).layers[layer];
  return Array.from({ length: decoded?.length ?? 0 }, (_, index) => decoded?.feature(index)).filter(
    (feature) => feature !== undefined,
  );
};

const encoded = (shape: WkbShape, properties: Record<string, TileValue> = {}) =>
  featuresOf(encodeTile(FRAME, [{ name: "parcelles", features: [{ shape, properties }] }]))[0];

const doubleArea = (ring: readonly { x: number; y: number }[]): number =>
  ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

const SQUARE = closed([at(0.2, 0.2), at(0.8, 0.2), at(0.8, 0.8), at(0.2, 0.8)]);
const HOLE = closed([at(0.4, 0.4), at(0.6, 0.4), at(0.6, 0.6), at(0.4, 0.6)]);

test("properties come back as they were, absent where they are unknown", () => {
  const properties = { id: "33234000AB0123", score: 71, zone: "UBé", area: 612.25, low: -3, missing: null };
  const { missing, ...known } = properties;
  expect(missing).toBeNull();
  expect(encoded([[SQUARE]], properties)?.properties).toEqual(known);
});

test("zero is a value, unknown is not", () => {
  expect(encoded([[SQUARE]], { score: 0, matched: null })?.properties).toEqual({ score: 0 });
});

test("outer rings turn one way and holes the other, however the source turned them", () => {
  for (const outer of [SQUARE, SQUARE.toReversed()])
    for (const hole of [HOLE, HOLE.toReversed()]) {
      const rings = encoded([[outer, hole]])?.loadGeometry() ?? [];
      expect(rings.map((ring) => Math.sign(doubleArea(ring)))).toEqual([1, -1]);
      expect(classifyRings(rings).map((polygon) => polygon.length)).toEqual([2]);
    }
});

test("two pieces stay two pieces, each with its own hole", () => {
  const small = (left: number) => [
    closed([at(left, 0.1), at(left + 0.3, 0.1), at(left + 0.3, 0.4), at(left, 0.4)]),
    closed([at(left + 0.1, 0.2), at(left + 0.2, 0.2), at(left + 0.2, 0.3), at(left + 0.1, 0.3)]),
  ];
  const rings = encoded([small(0.1), small(0.6)])?.loadGeometry() ?? [];
  expect(classifyRings(rings).map((polygon) => polygon.length)).toEqual([2, 2]);
});

test("layers keep their names and the version that maps read", () => {
  const tile = encodeTile(FRAME, [
    { name: "zones", features: [{ shape: [[SQUARE]], properties: { libelle: "UB" } }] },
    { name: "vide", features: [] },
    { name: "parcelles", features: [{ shape: [[HOLE]], properties: {} }] },
  ]);
  const { layers } = new VectorTile(new PbfReader(tile));
  expect(Object.keys(layers)).toEqual(["zones", "parcelles"]);
  expect(layers.zones).toMatchObject({ version: 2, extent: EXTENT, length: 1 });
});

test("shapes outside the tile, and specks that round to nothing, are left out", () => {
  const speck = closed([at(0.5, 0.5), at(0.50001, 0.5), at(0.50001, 0.50001)]);
  const far = closed([at(3, 3), at(4, 3), at(4, 4)]);
  const tile = encodeTile(FRAME, [
    { name: "parcelles", features: [speck, far].map((ring) => ({ shape: [[ring]], properties: {} })) },
  ]);
  expect(featuresOf(tile)).toEqual([]);
});

test("a tile with nothing in it has no byte", () => {
  expect(encodeTile(FRAME, []).length).toBe(0);
  expect(encodeTile(FRAME, [{ name: "parcelles", features: [] }]).length).toBe(0);
});

/** Simple polygons, concave ones included: places at growing angles around the middle of the tile. */
const polygonInside: fc.Arbitrary<LonLat[]> = fc
  .array(fc.record({ radius: fc.double({ min: 0.02, max: 0.45, noNaN: true }) }), { minLength: 4, maxLength: 40 })
  .map((spokes) =>
    spokes.map(({ radius }, index) => {
      const angle = (index / spokes.length) * 2 * Math.PI;
      return at(0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle));
    }),
  );

test("any polygon comes back within one unit of the tile", () => {
  fc.assert(
    fc.property(polygonInside, fc.boolean(), (places, backwards) => {
      const ring = closed(backwards ? places.toReversed() : places);
      const rings = encoded([[ring]])?.loadGeometry() ?? [];
      expect(rings.length).toBe(1);
      const decoded = rings[0] ?? [];
      const source = places.map(FRAME.toTile);
      const isNear = ([x, y]: readonly [number, number]) =>
        decoded.some((point) => Math.abs(point.x - x) <= 1 && Math.abs(point.y - y) <= 1);
      expect(source.every(isNear)).toBe(true);
      for (const { x, y } of decoded)
        expect(source.some(([sx, sy]) => Math.abs(sx - x) <= 1 && Math.abs(sy - y) <= 1)).toBe(true);
      expect(doubleArea(decoded)).toBeGreaterThan(0);
    }),
    { seed: 33_234, numRuns: 300 },
  );
});
