import { expect, test } from "vitest";
import { rectangleBetween } from "../document/measure.ts";
import { planObject } from "../document/plan-object.ts";
import { objectAt, objectsWithin, vertexAt } from "./object-at.ts";

const layer = "annotations" as const;
const line = planObject({
  id: "line",
  kind: "line",
  layer,
  points: [
    [0, 0],
    [10, 0],
  ],
});
const empty = planObject({ id: "empty", kind: "rectangle", layer, points: rectangleBetween([0, 5], [10, 10]) });
const full = { ...empty, id: "full", fill: "#ffffff", rank: 1 };
const circle = planObject({
  id: "circle",
  kind: "circle",
  layer,
  points: [
    [30, 0],
    [34, 0],
  ],
});
const text = planObject({ id: "text", kind: "text", layer, points: [[50, 0]], text: "Portail", fontSize: 16 });
const at = (x: number, y: number, objects = [line, empty, circle, text]) =>
  objectAt(objects, { at: [x, y], within: 0.5, pixelM: 0.1 })?.id;

test("a line is taken within reach, an empty shape by its edge, a full one anywhere inside, the last drawn first", () => {
  expect(at(5, 0.4)).toBe("line");
  expect(at(5, 0.6)).toBeUndefined();
  expect(at(5, 7)).toBeUndefined();
  expect(at(5, 5.3)).toBe("empty");
  expect(at(5, 7, [line, empty, full])).toBe("full");
  expect(at(5, 5.1, [full, empty])).toBe("full");
  expect(at(30, 3.8)).toBe("circle");
  expect(at(30, 1)).toBeUndefined();
  expect(at(52, -1)).toBe("text");
  expect(at(5, 0, [{ ...line, visible: false }])).toBeUndefined();
});

test("a box takes what it covers whole; a vertex is the nearest within reach", () => {
  expect(
    objectsWithin(
      [line, empty, circle],
      [
        [-1, -1],
        [11, 11],
      ],
    ).map(({ id }) => id),
  ).toEqual(["line", "empty"]);
  expect(vertexAt(empty, [9.8, 9.9], 0.5)).toBe(2);
  expect(vertexAt(empty, [5, 7], 0.5)).toBeUndefined();
});
