import { pointInPolygon } from "@lotir/geometry";
import { expect, test } from "vitest";
import { rectangleBetween } from "../document/measure.ts";
import { planObject } from "../document/plan-object.ts";
import { withLabelPlaces } from "./label-places.ts";

const lot = planObject({
  id: "lot",
  kind: "lot",
  layer: "lots",
  points: rectangleBetween([0, 0], [30, 20]),
  facts: { lot: { number: 1, letter: "A", keepsHouse: true } },
});
const house = planObject({
  id: "maison",
  kind: "building",
  layer: "buildings",
  points: rectangleBetween([10, 5], [20, 15]),
});
const label = planObject({
  id: "nom",
  kind: "text",
  layer: "labels",
  points: [[0, 20]],
  text: "A · 600 m²",
  facts: { division: { role: "label", lotNumber: 1 } },
});

test("le nom d'un lot se lit dans le lot, hors de sa maison et loin de ses limites", () => {
  const [at] = withLabelPlaces([lot, house, label]).find(({ id }) => id === "nom")?.points ?? [];
  if (at === undefined) throw new Error("no place");
  expect(pointInPolygon(at, { outer: lot.points, holes: [] })).toBe(true);
  expect(pointInPolygon(at, { outer: house.points, holes: [] })).toBe(false);
  expect(Math.min(at[0], at[1], 30 - at[0], 20 - at[1])).toBeGreaterThan(2);
});

test("un lot que sa maison couvre garde son nom dedans ; un autre texte ne bouge pas", () => {
  const whole = { ...house, points: lot.points };
  const [at] = withLabelPlaces([lot, whole, label]).find(({ id }) => id === "nom")?.points ?? [];
  expect(at && pointInPolygon(at, { outer: lot.points, holes: [] })).toBe(true);
  const own = { ...label, id: "note", facts: {} };
  expect(withLabelPlaces([lot, own])[1]).toEqual(own);
});
