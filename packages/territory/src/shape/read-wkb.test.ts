import { ewkbMultiPolygon } from "@lotir/database/row-values";
import type { LonLat } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readWkb, type WkbPolygon, type WkbShape } from "./read-wkb.ts";

class Bytes {
  readonly #parts: Buffer[] = [];
  readonly #little: boolean;

  constructor(order: "little" | "big") {
    this.#little = order === "little";
  }
  header(kind: number): this {
    this.#parts.push(Buffer.from([this.#little ? 1 : 0]));
    return this.count(kind);
  }
  count(value: number): this {
    const bytes = Buffer.alloc(4);
    if (this.#little) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    this.#parts.push(bytes);
    return this;
  }
  polygon(rings: WkbPolygon): this {
    this.count(rings.length);
    for (const ring of rings) {
      this.count(ring.length);
      for (const value of ring.flat()) {
        const bytes = Buffer.alloc(8);
        if (this.#little) bytes.writeDoubleLE(value);
        else bytes.writeDoubleBE(value);
        this.#parts.push(bytes);
      }
    }
    return this;
  }
  end(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

const TRIANGLE: LonLat[] = [
  [2, 48],
  [2.001, 48],
  [2, 48.001],
  [2, 48],
];

test("polygons of both byte orders, laid end to end, come back in order", () => {
  const little = new Bytes("little").header(3).polygon([TRIANGLE]).end();
  const big = new Bytes("big").header(3).polygon([TRIANGLE, TRIANGLE]).end();
  expect(readWkb(Buffer.concat([little, big]))).toEqual([[[TRIANGLE]], [[TRIANGLE, TRIANGLE]]]);
});

test("a multipolygon keeps its pieces apart", () => {
  const bytes = new Bytes("little").header(6).count(2);
  bytes.header(3).polygon([TRIANGLE]).header(3).polygon([TRIANGLE, TRIANGLE]);
  expect(readWkb(bytes.end())).toEqual([[[TRIANGLE], [TRIANGLE, TRIANGLE]]]);
});

test("a shape with no piece is a shape all the same: the others keep their rank", () => {
  const empty = new Bytes("little").header(6).count(0).end();
  const triangle = new Bytes("little").header(3).polygon([TRIANGLE]).end();
  expect(readWkb(Buffer.concat([empty, triangle]))).toEqual([[], [[TRIANGLE]]]);
});

test("a part of a larger buffer is read where it begins", () => {
  const bytes = new Bytes("little").header(3).polygon([TRIANGLE]).end();
  const larger = Buffer.concat([Buffer.alloc(7, 255), bytes]);
  expect(readWkb(larger.subarray(7))).toEqual([[[TRIANGLE]]]);
});

test("nothing gives nothing", () => {
  expect(readWkb(new Uint8Array())).toEqual([]);
});

test("another kind of geometry in a polygon column is a bug, and says so", () => {
  expect(() => readWkb(new Bytes("little").header(1).end())).toThrow("Unexpected geometry type 1");
});

const place = fc.tuple(fc.double({ min: -5, max: 10, noNaN: true }), fc.double({ min: 41, max: 52, noNaN: true }));
const ring = fc
  .array(place, { minLength: 3, maxLength: 12 })
  .map((places): LonLat[] => [...places, ...places.slice(0, 1)]);
const shape: fc.Arbitrary<WkbShape> = fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
});

/** PostGIS gives back WKB without the reference system that EWKB carries: 4 bytes after the first header. */
const withoutSrid = (hex: string): Buffer => {
  const bytes = Buffer.from(hex, "hex");
  const kind = Buffer.alloc(4);
  kind.writeUInt32LE(bytes.readUInt32LE(1) & 0xff);
  return Buffer.concat([bytes.subarray(0, 1), kind, bytes.subarray(9)]);
};

test("what is written for storing is read back to the bit", () => {
  fc.assert(
    fc.property(fc.array(shape, { minLength: 1, maxLength: 5 }), (shapes) => {
      const bytes = Buffer.concat(shapes.map((each) => withoutSrid(ewkbMultiPolygon(each))));
      expect(readWkb(bytes)).toEqual(shapes);
    }),
    { seed: 33_234 },
  );
});
