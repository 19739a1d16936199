import { expect, test } from "vitest";
import { rectangle } from "../polygons.fixture.ts";
import type { Point } from "../shapes.ts";
import { type LaneGround, lanesAmong } from "./lane-index.ts";
import { indexOf, type Parcel } from "./parcel-index.ts";
import { type Road, roadsOf } from "./road-index.ts";

// A lane 4 m wide and 60 m long, from the street in the south (y < 0 is nobody's land) to a plot in the north.
const lane: Parcel = { id: "lane", shape: [rectangle(4, 60)] };
const left: Parcel = { id: "left", shape: [rectangle(30, 60, [-30, 0])] };
const right: Parcel = { id: "right", shape: [rectangle(30, 60, [4, 0])] };
const behind: Parcel = { id: "behind", shape: [rectangle(64, 40, [-30, 60])] };
const across: Parcel = { id: "across", shape: [rectangle(64, 40, [-30, -40])] };

const endOf = (id: string, parcels: readonly Parcel[], more: Partial<LaneGround> = {}) => {
  const index = indexOf(parcels);
  const found = index.parcels.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  const ground = { parcels: index, roads: "unknown" as const, neighbourKnownAt: () => true, ...more };
  return lanesAmong(ground).leadsTo(found);
};

test("a thin unbuilt parcel that opens on nobody's land leads out", () => {
  expect(endOf("lane", [lane, left, right, behind])).toBe("public");
});

test("one that ends on somebody's plot at both ends leads nowhere", () => {
  expect(endOf("lane", [lane, left, right, behind, across])).toBe("nowhere");
});

test("through other thin parcels that touch it, and not where the chain breaks", () => {
  const inner: Parcel = { id: "inner", shape: [rectangle(4, 30, [0, 30])] };
  const outer: Parcel = { id: "outer", shape: [rectangle(4, 29.5)] };
  const closed = [left, right, behind, inner];
  expect(endOf("inner", [...closed, outer])).toBe("public");
  const first: Parcel = { id: "first", shape: [rectangle(4, 18)] };
  const second: Parcel = { id: "second", shape: [rectangle(4, 12, [0, 18])] };
  expect(endOf("inner", [...closed, first, second])).toBe("public");
  const garden: Parcel = { id: "garden", shape: [rectangle(4, 12, [0, 18])] };
  const isBuilt: LaneGround["isBuilt"] = ({ id }) => id === "garden";
  expect(endOf("inner", [...closed, first, garden], { isBuilt })).toBe("nowhere");
});

test("what is too wide to be a lane, too narrow for a car, or built, is none", () => {
  expect(endOf("left", [lane, left, right, behind])).toBe("nowhere");
  const ditch: Parcel = { id: "ditch", shape: [rectangle(1.5, 60)] };
  expect(endOf("ditch", [ditch, left, behind])).toBe("nowhere");
  expect(endOf("lane", [lane, left, right, behind], { isBuilt: ({ id }) => id === "lane" })).toBe("nowhere");
});

test("a limit beyond what is loaded leads there, not to public ground", () => {
  const neighbourKnownAt = ([, y]: Point): boolean => y > 5;
  expect(endOf("lane", [lane, left, right, behind], { neighbourKnownAt })).toBe("beyond");
});

test("where roads are known, nobody's land without one is no public ground", () => {
  const street = (y: number): Road => ({
    line: [
      [-100, y],
      [100, y],
    ],
    width: 5,
    nature: "Route à 1 chaussée",
  });
  expect(endOf("lane", [lane, left, right, behind], { roads: roadsOf([street(-4)]) })).toBe("public");
  expect(endOf("lane", [lane, left, right, behind], { roads: roadsOf([street(-60)]) })).toBe("nowhere");
});

test("a strip too thin to be seen from 1.2 m hides the street from a lane", () => {
  const strip: Parcel = { id: "strip", shape: [rectangle(64, 0.8, [-30, -0.8])] };
  expect(endOf("lane", [lane, left, right, behind, strip])).toBe("nowhere");
});

test("a track that runs on private land alone makes no public ground of the lane it crosses", () => {
  const track = (length: number): Road => ({
    line: [
      [2, length],
      [2, 80],
    ],
    width: 4,
    nature: "Chemin",
  });
  const closed = [lane, left, right, behind, across];
  expect(endOf("lane", closed, { roads: roadsOf([track(-30)]) })).toBe("nowhere");
  expect(endOf("lane", [lane, left, right, behind], { roads: roadsOf([track(-30)]) })).toBe("public");
});

test("a road makes a lane of a short parcel that does not look like one", () => {
  const short: Parcel = { id: "short", shape: [rectangle(9, 20)] };
  const around = [short, { ...left, id: "west" }, { id: "east", shape: [rectangle(30, 20, [9, 0])] }];
  const road: Road = {
    line: [
      [4, -20],
      [4, 18],
    ],
    width: 4,
  };
  expect(endOf("short", around)).toBe("nowhere");
  expect(endOf("short", around, { roads: roadsOf([road]) })).toBe("public");
});
