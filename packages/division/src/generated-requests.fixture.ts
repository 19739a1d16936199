import type { Point, Ring } from "@lotir/geometry";
import fc from "fast-check";
import type { DivisionRules, Sourced } from "./rules/division-rules.ts";
import type { BoundaryPiece, SiteBuilding, SiteRequest } from "./site/site-request.ts";

const given = <Value>(value: Value): Sourced<Value> => ({ value, from: "plu" });

/** Rules read word for word: nothing assumed, so that a verdict may be *oui*. */
export const READ_RULES: DivisionRules = {
  zone: given("oui"),
  setbackFromVoie: given(5),
  setbackFromLimite: given({ least: 3, onBoundary: false }),
  houseSetback: given(3),
  accessWidths: given([3.5, 4, 5]),
  bodyWidth: given(10),
  houseFootprint: given(80),
  parkingPerLot: given(2),
  appreciation: given("ensemble"),
  easements: given(true),
  commonLanes: given(true),
};

export const boundaryOf = (ring: Ring, fronts: readonly number[]): BoundaryPiece[] =>
  ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    return fronts.includes(index) ? { from, to, kind: "voie", grade: "A" } : { from, to, kind: "voisin" };
  });

export const requestOf = (
  ring: Ring,
  fronts: readonly number[],
  buildings: readonly SiteBuilding[] = [],
): SiteRequest => ({
  parcels: [{ id: "p", polygon: { outer: ring, holes: [] } }],
  boundary: boundaryOf(ring, fronts),
  buildings,
  constraints: [],
  scale: 1,
  slope: 0,
});

export const houseAt = (x: number, y: number, size: readonly [number, number] = [10, 8]): SiteBuilding => ({
  id: `maison ${x} ${y}`,
  solidity: "dur",
  shape: [
    {
      outer: [
        [x, y],
        [x + size[0], y],
        [x + size[0], y + size[1]],
        [x, y + size[1]],
      ],
      holes: [],
    },
  ],
});

export const rectangle = (width: number, depth: number, at: Point = [0, 0]): Ring => [
  [at[0], at[1]],
  [at[0] + width, at[1]],
  [at[0] + width, at[1] + depth],
  [at[0], at[1] + depth],
];

/** Plots of 4 to 14 corners, 25 to 80 m across, often concave, some far from the origin, with one or two frontages. */
export const generatedRequest = (): fc.Arbitrary<SiteRequest> =>
  fc
    .record({
      radii: fc.array(fc.integer({ min: 14, max: 40 }), { minLength: 4, maxLength: 14 }),
      turn: fc.double({ min: 0, max: 6.28, noNaN: true }),
      far: fc.constantFrom(0, 1_000, 900_000),
      front: fc.nat(13),
      second: fc.boolean(),
      house: fc.boolean(),
      doubled: fc.boolean(),
    })
    .map(({ radii, turn, far, front, second, house, doubled }) => {
      const ring = radii.map((radius, i): Point => {
        const angle = turn + (2 * Math.PI * i) / radii.length;
        return [far + radius * Math.cos(angle), 7 * far + radius * Math.sin(angle)];
      });
      const fronts = [front % ring.length, ...(second ? [(front + 2) % ring.length] : [])];
      const request = requestOf(ring, fronts, house ? [houseAt(far - 4, 7 * far - 4, [8, 8])] : []);
      if (!doubled) return request;
      const outer = ring.flatMap((point): Point[] => [point, [point[0] + 0.0005, point[1]]]);
      return { ...request, parcels: [{ id: "p", polygon: { outer, holes: [] } }] };
    });
