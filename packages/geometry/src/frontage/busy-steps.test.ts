import fc from "fast-check";
import { expect, test } from "vitest";
import { distance } from "../perimeter.ts";
import { moved, rectangle, simplePolygon } from "../polygons.fixture.ts";
import type { Point } from "../shapes.ts";
import { busySteps, type Walk } from "./busy-steps.ts";
import { parcelHolds } from "./parcel-holds.ts";
import { indexOf } from "./parcel-index.ts";

const REACH = 0.05;
const place = fc.tuple(fc.double({ min: -60, max: 60, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true }));

const pointAt = ({ from, to }: Walk, share: number): Point => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
];

test("where no step is busy, every parcel holds all of the way or nothing of it", () => {
  const parcels = fc.array(fc.tuple(simplePolygon, place), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(parcels, place, place, (placed, from, to) => {
      fc.pre(distance(from, to) > 1);
      const walk: Walk = { from, to, length: distance(from, to), count: Math.round(distance(from, to) / 0.5) };
      const indexed = indexOf(
        placed.map(([polygon, by], id) => ({
          id: String(id),
          shape: [moved(polygon, ([x, y]) => [x + by[0], y + by[1]])],
        })),
      ).parcels;
      const busy = busySteps(walk, indexed, REACH);
      const heldAt = (share: number): readonly boolean[] => {
        const [x, y] = pointAt(walk, share);
        return indexed.flatMap((parcel) => [parcelHolds(parcel, x, y, REACH), parcelHolds(parcel, x, y)]);
      };
      for (let step = 1; step < walk.count; step += 1) {
        if (busy[step] === 1) continue;
        const before = heldAt((step - 0.5) / walk.count);
        for (const share of [step, step + 0.25, step + 0.5]) expect(heldAt(share / walk.count)).toEqual(before);
      }
    }),
    { numRuns: 300 },
  );
});

test("a walk across a plot is busy at its two limits only", () => {
  const plot = indexOf([{ id: "plot", shape: [rectangle(10, 10)] }]).parcels;
  const busy = busySteps({ from: [-10, 5], to: [20, 5], length: 30, count: 60 }, plot, REACH);
  expect([...busy].flatMap((each, step) => (each === 1 ? [step] : []))).toEqual([20, 40]);
});

test("along a limit everything is busy", () => {
  const plot = indexOf([{ id: "plot", shape: [rectangle(10, 10)] }]).parcels;
  const busy = busySteps({ from: [1, 0.04], to: [9, 0.04], length: 8, count: 16 }, plot, REACH);
  expect([...busy]).toEqual([0, ...Array.from({ length: 15 }, () => 1)]);
});
