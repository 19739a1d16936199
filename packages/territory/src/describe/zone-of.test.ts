import { intersectionArea, type MultiPolygon, multiPolygonArea, type Point, type Polygon } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { placedZone, zonesOver } from "./zone-of.ts";

const rectangle = (width: number, height: number, [x, y]: Point = [0, 0]): Polygon => ({
  outer: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  holes: [],
});
const hole = (width: number, height: number, at: Point) => rectangle(width, height, at).outer.toReversed();

const zone = (libelle: string, shape: MultiPolygon, typezone = "U") =>
  placedZone({ libelle, typezone, destdomi: null, reglement: "DU_06999 ", shape: [] }, shape);

const PARCEL: MultiPolygon = [rectangle(30, 20, [100, 100])];
const said = (parcel: MultiPolygon, ...zones: Parameters<typeof zonesOver>[1]) =>
  zonesOver(parcel, zones).map(({ zone: { libelle }, share }) => [libelle, Math.round(share * 1000) / 1000]);

test("a parcel well inside a zone is all in it", () => {
  expect(said(PARCEL, zone("UB", [rectangle(1000, 1000)]))).toEqual([["UB", 1]]);
});

test("a parcel in a hole of a zone is outside of it, and outside all zones is no zone", () => {
  const holed = zone("UB", [{ ...rectangle(1000, 1000), holes: [hole(200, 200, [50, 50])] }]);
  expect(said(PARCEL, holed)).toEqual([]);
  expect(said(PARCEL, holed, zone("N", [rectangle(200, 200, [50, 50])], "N"))).toEqual([["N", 1]]);
});

test("a small zone inside a parcel takes its share: no corner of the parcel is in it", () => {
  const around = zone("UA", [{ ...rectangle(1000, 1000), holes: [hole(6, 10, [110, 105])] }]);
  expect(said(PARCEL, around, zone("UE", [rectangle(6, 10, [110, 105])]))).toEqual([
    ["UA", 0.9],
    ["UE", 0.1],
  ]);
});

test("a zone that crosses a parcel between its corners takes its share", () => {
  expect(said(PARCEL, zone("A", [rectangle(1000, 5, [0, 110])], "A"))).toEqual([["A", 0.25]]);
});

test("two zones share a parcel, the larger share first", () => {
  const west = zone("UB", [rectangle(110, 1000)]);
  const east = zone("UC", [rectangle(1000, 1000, [110, 0])]);
  expect(said(PARCEL, west, east)).toEqual([
    ["UC", 0.667],
    ["UB", 0.333],
  ]);
});

test("a zone drawn in pieces counts once", () => {
  const pieces = [rectangle(110, 1000), rectangle(890, 1000, [110, 0])].map((piece) => zone("UB", [piece]));
  expect(said(PARCEL, ...pieces)).toEqual([["UB", 1]]);
});

test("a strip of a few centimetres along a limit is drawing noise, a strip of half a metre is not", () => {
  const mine = zone("UB", [rectangle(1000, 1000)]);
  expect(said(PARCEL, mine, zone("UC", [rectangle(1000, 1000, [129.96, 0])]))).toEqual([["UB", 1]]);
  expect(said(PARCEL, mine, zone("UC", [rectangle(1000, 1000, [129.5, 0])]))).toEqual([
    ["UB", 1],
    ["UC", 0.017],
  ]);
});

test("a parcel narrower than the noise still has its zone", () => {
  expect(said([rectangle(40, 0.08, [100, 100])], zone("UB", [rectangle(1000, 1000)]))).toEqual([["UB", 1]]);
  expect(said([rectangle(40, 0.08, [100, 100])], zone("UB", [rectangle(1000, 1000, [101, 0])]))).toEqual([
    ["UB", 0.975],
  ]);
});

const star = (reach: number): fc.Arbitrary<MultiPolygon> =>
  fc
    .record({
      x: fc.integer({ min: -150, max: 150 }),
      y: fc.integer({ min: -150, max: 150 }),
      radii: fc.array(fc.integer({ min: 4, max: reach }), { minLength: 4, maxLength: 14 }),
    })
    .map(({ x, y, radii }) => [
      {
        outer: radii.map((radius, index): Point => {
          const angle = (index / radii.length) * 2 * Math.PI;
          return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
        }),
        holes: [],
      },
    ]);

test("shares are those of the exact intersection, noise aside", () => {
  fc.assert(
    fc.property(star(40), fc.array(star(260), { minLength: 1, maxLength: 4 }), (parcel, shapes) => {
      const zones = shapes.map((shape, index) => zone(`U${index}`, shape));
      const shares = new Map(zonesOver(parcel, zones).map(({ zone: { libelle }, share }) => [libelle, share]));
      const area = multiPolygonArea(parcel);
      for (const [index, shape] of shapes.entries()) {
        const exact = intersectionArea(parcel, shape);
        const share = shares.get(`U${index}`) ?? 0;
        expect(Math.abs(share * area - exact)).toBeLessThan(share === 0 ? 10 : 0.01);
      }
    }),
    { seed: 33_234, numRuns: 300 },
  );
});
