import { expect, test } from "vitest";
import { type JudgedBuilding, rolesOf } from "./role-of.ts";

const building = (id: string, [x, y]: readonly [number, number], [width, depth]: readonly [number, number]) =>
  ({
    id,
    shape: [
      {
        outer: [
          [x, y],
          [x + width, y],
          [x + width, y + depth],
          [x, y + depth],
        ],
        holes: [],
      },
    ],
    whole: width * depth,
    inside: width * depth,
    solidity: "dur",
    isEdge: false,
  }) satisfies JudgedBuilding;

const roles = (...buildings: readonly JudgedBuilding[]) =>
  Object.fromEntries(
    [...rolesOf(buildings)].map(([id, { role, house }]) => [id, house === undefined ? role : [role, house]]),
  );

test("a garage near a house is that house's annex, a large one too", () => {
  const house = building("h", [0, 0], [12, 10]);
  expect(roles(house, building("g", [15, 0], [6, 5]))).toEqual({ h: "maison", g: ["annexe", "h"] });
  expect(roles(house, building("g", [15, 0], [8, 7]))).toEqual({ h: "maison", g: ["annexe", "h"] });
});

test("two houses are two houses, however near", () => {
  expect(roles(building("h", [0, 0], [12, 10]), building("k", [14, 0], [10, 8]))).toEqual({ h: "maison", k: "maison" });
});

test("alone, a small hard building is a house from 45 m² on, and a shed below", () => {
  expect(roles(building("h", [0, 0], [8, 6]))).toEqual({ h: "maison" });
  expect(roles(building("s", [0, 0], [6, 5]))).toEqual({ s: "annexe" });
});

test("far from any house an annex is nobody's; a light building is never a house", () => {
  const house = building("h", [0, 0], [12, 10]);
  expect(roles(house, building("g", [60, 0], [6, 5]))).toEqual({ h: "maison", g: "annexe" });
  expect(roles({ ...house, solidity: "leger" })).toEqual({ h: "annexe" });
});

test("the edge of a neighbour's building is nobody's to move", () => {
  expect(roles({ ...building("e", [0, 0], [12, 10]), inside: 2, isEdge: true })).toEqual({ e: "debord" });
});
