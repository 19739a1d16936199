import { distance, groundArea, projectionFor, projectionOf } from "@lotir/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { objectArea } from "../document/measure.ts";
import { placedFrame, planFrameAt } from "../document/plan-frame.ts";
import { planObject } from "../document/plan-object.ts";
import { GROUND } from "../objects.fixture.ts";
import { canvasViewOf, fromCanvas, toCanvas } from "./canvas-view.ts";

const place = () =>
  fc.tuple(fc.double({ min: -4, max: 7.5, noNaN: true }), fc.double({ min: 42.5, max: 50.5, noNaN: true }));

test("a hundred metres measured on the canvas are 100.00 m on the ground, anywhere in France and in any direction", () => {
  fc.assert(
    fc.property(place(), fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (at, turn) => {
      const frame = planFrameAt(at);
      const view = canvasViewOf({ objects: GROUND.objects });
      const pixels = 100 * view.pixelsPerMeter;
      const from = toCanvas([0, 0], view);
      const ends = [from, { x: from.x + pixels * Math.cos(turn), y: from.y + pixels * Math.sin(turn) }];
      const placed = placedFrame(frame);
      const projection = projectionOf(frame.epsg);
      if (placed === undefined || projection === undefined) throw new Error("projection");
      const [a, b] = ends.map((end) => projection.toPlanar(placed.toPlace(fromCanvas(end, view))));
      const onPlane = distance(a ?? [0, 0], b ?? [0, 0]);
      expect(onPlane / projection.scaleAt(a ?? [0, 0])).toBeCloseTo(100, 2);
    }),
  );
});

test("what a shape covers in the plan is what geometry measures on the ground", () => {
  const frame = planFrameAt([7.2, 43.7]);
  const placed = placedFrame(frame);
  const outer = [
    [0, 0],
    [40, 0],
    [40, 25],
    [0, 25],
  ] as const;
  const plane = projectionFor([7.2, 43.7]);
  const shape = outer.map((point) => plane.toPlanar(placed?.toPlace(point) ?? [0, 0]));
  const drawn = planObject({ id: "a", kind: "polygon", layer: "annotations", points: outer });
  expect(objectArea(drawn)).toBeCloseTo(1_000, 9);
  expect(groundArea([{ outer: shape, holes: [] }], plane)).toBeCloseTo(1_000, 2);
});

test("the parcels stand whole in the middle of the 1600 by 1200 canvas, and what is drawn does not move it", () => {
  const view = canvasViewOf(GROUND);
  expect([view.width, view.height]).toEqual([1_600, 1_200]);
  expect(toCanvas([31.25, 15.625], view)).toEqual({ x: 800, y: 600 });
  expect(view.bbox.minX).toBe(view.west);
  expect((view.bbox.maxX - view.bbox.minX) * view.pixelsPerMeter).toBeCloseTo(1_600, 9);
  const far = planObject({
    id: "far",
    kind: "line",
    layer: "annotations",
    points: [
      [0, 0],
      [900, 900],
    ],
  });
  expect(canvasViewOf({ ...GROUND, objects: [...GROUND.objects, far] })).toEqual(view);
});

test("without a parcel, a hundred metres of ground are shown", () => {
  const view = canvasViewOf({ ...GROUND, objects: [] });
  expect((1_200 - 2 * 160) / view.pixelsPerMeter).toBeCloseTo(100, 9);
});
