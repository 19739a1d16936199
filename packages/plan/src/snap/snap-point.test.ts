import { distance, distanceToSegment, type Point } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { angleOf, pointAt } from "../document/measure.ts";
import { planObject } from "../document/plan-object.ts";
import { drawnObject, GROUND, point } from "../objects.fixture.ts";
import { snapPoint, snapTargets } from "./snap-point.ts";

const ground = snapTargets(GROUND.objects);

test("each kind of snapping, on a plain rectangle of 62.5 by 31.25 m", () => {
  expect(snapPoint(ground, { at: [62.2, 0.3], within: 1 })).toMatchObject({ kind: "vertex", point: [62.5, 0] });
  expect(snapPoint(ground, { at: [31, 0.4], within: 1 })).toMatchObject({ kind: "midpoint", point: [31.25, 0] });
  expect(snapPoint(ground, { at: [20, 0.4], within: 1 })).toMatchObject({ kind: "edge", point: [20, 0] });
  const foot = snapPoint(ground, { at: [20.3, 0.4], within: 1, from: [20, 12] });
  expect(foot).toMatchObject({
    kind: "perpendicular",
    point: [20, 0],
    guide: [
      [0, 0],
      [62.5, 0],
    ],
  });
  const along = snapPoint(ground, { at: [30, 6.2], within: 0.8, from: [4, 6] });
  expect(along).toMatchObject({ kind: "parallel", point: [30, 6] });
  expect(snapPoint(ground, { at: [30, 15], within: 0.5 })).toBeUndefined();
});

test("a snapped point is within reach, and where its kind says", () => {
  fc.assert(
    fc.property(fc.array(drawnObject(), { maxLength: 6 }), point(), point(), (objects, at, from) => {
      const targets = snapTargets([...GROUND.objects, ...objects]);
      const snap = snapPoint(targets, { at, within: 5, from });
      if (snap === undefined) return;
      expect(distance(snap.point, at)).toBeLessThanOrEqual(5 + 1e-9);
      const corners = targets.vertices.map((vertex) => distance(vertex.at, snap.point));
      if (snap.kind === "vertex") {
        expect(Math.min(...corners)).toBe(0);
        return;
      }
      const [a, b] = snap.guide as readonly [Point, Point];
      const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
      const [vx, vy] = [snap.point[0] - from[0], snap.point[1] - from[1]];
      const size = Math.hypot(ux, uy) * Math.hypot(vx, vy);
      if (snap.kind === "perpendicular") expect(Math.abs(ux * vx + uy * vy) / size).toBeLessThan(1e-6);
      if (snap.kind === "parallel") expect(Math.abs(ux * vy - uy * vx) / size).toBeLessThan(1e-6);
      else expect(distanceToSegment(snap.point, a, b)).toBeLessThan(1e-6);
    }),
  );
});

test("hidden objects, and those in hand, draw nothing to them", () => {
  const line = planObject({
    id: "l",
    kind: "line",
    layer: "annotations",
    points: [
      [100, 100],
      [120, 100],
    ],
  });
  const near = { at: [100.2, 100], within: 1 } as const;
  expect(snapPoint(snapTargets([line]), near)).toMatchObject({ kind: "vertex" });
  expect(snapPoint(snapTargets([{ ...line, visible: false }]), near)).toBeUndefined();
  expect(snapPoint(snapTargets([line], new Set(["l"])), near)).toBeUndefined();
});

test("a typed length and angle give the point that measures them", () => {
  fc.assert(
    fc.property(
      point(),
      fc.double({ min: 0.01, max: 500, noNaN: true }),
      fc.double({ min: 0, max: 359, noNaN: true }),
      (from, length, angle) => {
        const to = pointAt(from, length, angle);
        expect(distance(from, to)).toBeCloseTo(length, 6);
        const off = Math.abs(angleOf(from, to) - angle);
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
      },
    ),
  );
});

test("a pointer that moves over five hundred annotations costs far less than a frame", () => {
  const objects = fc.sample(drawnObject(), { seed: 9, numRuns: 500 });
  const targets = snapTargets([...GROUND.objects, ...objects]);
  const moves = fc.sample(point(), { seed: 10, numRuns: 300 });
  const ms = moves
    .map((at) => {
      const started = performance.now();
      snapPoint(targets, { at, within: 0.5, from: [0, 0] });
      return performance.now() - started;
    })
    .toSorted((a, b) => a - b);
  // The aim is 8 ms with the drawing; measured here under 1 ms on a calm machine.
  expect(ms[150]).toBeLessThan(8);
});
