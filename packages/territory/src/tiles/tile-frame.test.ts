import fc from "fast-check";
import { expect, test } from "vitest";
import { EXTENT, isTileAddress, MARGIN, type TileAddress, tileFrame } from "./tile-frame.ts";

const address: fc.Arbitrary<TileAddress> = fc
  .integer({ min: 0, max: 22 })
  .chain((z) => fc.record({ z: fc.constant(z), x: fc.nat(2 ** z - 1), y: fc.nat(2 ** z - 1) }));

/** The formula of the slippy map convention, written the other way round (asinh of the tangent). */
const slippyTile = (lon: number, lat: number, z: number): readonly [number, number] => [
  ((lon + 180) / 360) * 2 ** z,
  ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z,
];

test("a place of France falls in the tile that every map asks for it", () => {
  const place = fc.record({
    lon: fc.double({ min: -62, max: 56, noNaN: true }),
    lat: fc.double({ min: -22, max: 52, noNaN: true }),
    z: fc.integer({ min: 8, max: 20 }),
  });
  fc.assert(
    fc.property(place, ({ lon, lat, z }) => {
      const [x, y] = slippyTile(lon, lat, z);
      const [right, down] = tileFrame({ z, x: Math.floor(x), y: Math.floor(y) }).toTile([lon, lat]);
      expect(right).toBeCloseTo((x - Math.floor(x)) * EXTENT, 2);
      expect(down).toBeCloseTo((y - Math.floor(y)) * EXTENT, 2);
    }),
    { seed: 33_234 },
  );
});

test("the bounds of a tile are its square grown by the margin", () => {
  fc.assert(
    fc.property(address, (asked) => {
      const { bounds, toTile } = tileFrame(asked);
      const [west, south, east, north] = bounds;
      const [left, bottom] = toTile([west, south]);
      const [right, top] = toTile([east, north]);
      expect(left).toBeCloseTo(-MARGIN, 2);
      expect(top).toBeCloseTo(-MARGIN, 2);
      expect(right).toBeCloseTo(EXTENT + MARGIN, 2);
      expect(bottom).toBeCloseTo(EXTENT + MARGIN, 2);
    }),
    { seed: 33_234 },
  );
});

test("the edge of a tile is the edge of the next one", () => {
  const west = tileFrame({ z: 16, x: 32_679, y: 23_713 });
  const east = tileFrame({ z: 16, x: 32_680, y: 23_713 });
  const place = [-0.483, 44.786] as const;
  expect(west.toTile(place)[0] - east.toTile(place)[0]).toBeCloseTo(EXTENT, 3);
  expect(west.toTile(place)[1]).toBeCloseTo(east.toTile(place)[1], 3);
});

test("an address that no map asks for is told apart", () => {
  expect(isTileAddress({ z: 0, x: 0, y: 0 })).toBe(true);
  expect(isTileAddress({ z: 22, x: 2 ** 22 - 1, y: 0 })).toBe(true);
  for (const wrong of [
    { z: 23, x: 0, y: 0 },
    { z: -1, x: 0, y: 0 },
    { z: 3, x: 8, y: 0 },
    { z: 3, x: 0, y: -1 },
    { z: 3.5, x: 0, y: 0 },
    { z: Number.NaN, x: 0, y: 0 },
    { z: 3, x: Number.NaN, y: 0 },
  ])
    expect(isTileAddress(wrong), JSON.stringify(wrong)).toBe(false);
});
