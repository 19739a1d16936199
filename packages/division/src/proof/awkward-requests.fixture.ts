import type { Point, Ring } from "@lotir/geometry";
import fc from "fast-check";
import { boundaryOf, houseAt } from "../generated-requests.fixture.ts";
import type { SiteConstraint, SiteRequest } from "../site/site-request.ts";

/** Corners on every edge, some of them doubled to the millimetre: what the cadastre really sends. */
const stuttered = (ring: Ring, by: number): Ring =>
  ring.flatMap((a, i): Point[] => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const at = (share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    return i % by === 0 ? [a, [a[0] + 0.0004, a[1]], at(0.3), at(0.300001), at(0.7)] : [a];
  });

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

const KINDS: readonly SiteConstraint["kind"][] = ["ebc", "emplacement-reserve", "assainissement", "reseau"];

/**
 * Plots that trip engines: spikes, arms of less than a metre, near-doubled corners, points in a row, a hole (someone
 * else's land in the middle), one or two parcelles, a protected wood or a septic tank, here or far from the origin.
 */
export const awkwardRequest = (): fc.Arbitrary<SiteRequest> =>
  fc
    .record({
      width: fc.integer({ min: 18, max: 60 }),
      depth: fc.integer({ min: 18, max: 70 }),
      slant: fc.integer({ min: -9, max: 9 }),
      arm: fc.constantFrom(0, 0.02, 0.8, 4),
      stutter: fc.integer({ min: 1, max: 5 }),
      hole: fc.boolean(),
      split: fc.boolean(),
      house: fc.boolean(),
      kind: fc.constantFrom(undefined, ...KINDS),
      far: fc.constantFrom(0, 650_000),
    })
    .map(({ width, depth, slant, arm, stutter, hole, split, house, kind, far }) => {
      const place = ([x, y]: Point): Point => [x + far, y + 9 * far];
      const corners: Ring = [
        [0, 0],
        [width, slant / 3],
        [width + slant, depth],
        ...(arm > 0
          ? ([
              [width * 0.6, depth + 2],
              [width * 0.6, depth + 18],
              [width * 0.6 - arm, depth + 18],
            ] as const)
          : []),
        [width * 0.5, depth + 2],
        [slant, depth - 3],
      ];
      const outer = stuttered(corners.map(place), stutter);
      const middle: Point = [width / 2, depth / 2];
      const holes = hole ? [square(middle[0] + 2, middle[1] + 2, 3).map(place)] : [];
      const zone = square(middle[0] - 9, middle[1] - 12, 6).map(place);
      const corner = place([width * 0.3, depth * 0.3]);
      const base = {
        boundary: boundaryOf(outer, [0, 1, 2, 3, 4]),
        buildings: house ? [houseAt(corner[0], corner[1], [8, 7])] : [],
        constraints: kind === undefined ? [] : [{ kind, shape: [{ outer: zone, holes: [] }] }],
        scale: 1,
        slope: "inconnue" as const,
      };
      const behind = [place([slant, depth - 3]), place([width * 0.5, depth + 2]), place([slant, depth + 21])];
      const neighbour = { id: "q", polygon: { outer: behind, holes: [] } };
      return { ...base, parcels: [{ id: "p", polygon: { outer, holes } }, ...(split ? [neighbour] : [])] };
    });
