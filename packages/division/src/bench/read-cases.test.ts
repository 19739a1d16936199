import { expect, test } from "vitest";
import { readCases } from "./read-cases.ts";

const SQUARE = [
  [0, 0],
  [40, 0],
  [40, 50],
  [0, 50],
];

const feature = (properties: object, geometry: unknown) => ({ type: "Feature", properties, geometry });
const square = { type: "Polygon", coordinates: [[...SQUARE, SQUARE[0]]] };

test("what cannot be read is set aside and named, the rest is benched", () => {
  const cases = {
    features: [
      feature({ case: 12, role: "before" }, square),
      feature({ case: 12, role: "after" }, { type: "Polygon", coordinates: [SQUARE] }),
      feature({ case: "b", role: "before" }, null),
      feature({ case: "c", role: "before" }, { type: "Point", coordinates: [0, 0] }),
      feature({ role: "before" }, square),
      null,
    ],
  };
  const read = readCases(cases, { features: [] });
  if (!read.ok) throw new Error(read.failure.kind);
  expect(read.value.cases.map(({ id }) => id)).toEqual([12]);
  expect(read.value.cases[0]?.after[0]?.[0]?.outer).toHaveLength(4);
  expect(read.value.aside.map(({ at }) => at)).toEqual([2, 3, 5]);
});

test.each([[null], [{}], [{ features: 3 }]])("%j is no collection", (cases) => {
  expect(readCases(cases, { features: [] }).ok).toBe(false);
});
