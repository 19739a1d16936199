import { expect, test } from "vitest";
import { rectangle, requestOf } from "../generated-requests.fixture.ts";
import { prepareSite } from "./prepare-site.ts";
import type { SiteRequest } from "./site-request.ts";

const two = (first: ReturnType<typeof rectangle>, second: ReturnType<typeof rectangle>): SiteRequest => ({
  ...requestOf(first, []),
  parcels: [
    { id: "a", polygon: { outer: first, holes: [] }, contenance: 600, owner: "Dupont" },
    { id: "b", polygon: { outer: second, holes: [] }, contenance: 600, owner: "Martin" },
  ],
});

const failureOf = (request: SiteRequest) => {
  const prepared = prepareSite(request);
  return prepared.ok ? undefined : prepared.failure;
};

test("two parcelles that touch along an edge are one site, even with a joint in the middle of the edge", () => {
  const prepared = prepareSite(two(rectangle(20, 30), rectangle(20, 12, [20.008, 7])));
  expect(prepared.ok && Math.round(prepared.value.areas.map)).toBe(840);
  expect(prepared.ok && prepared.value.remarks).toContainEqual({
    kind: "different-owners",
    owners: ["Dupont", "Martin"],
  });
});

test("two parcelles that touch at a point are refused for that", () => {
  expect(failureOf(two(rectangle(20, 30), rectangle(20, 30, [20, 30])))).toEqual({
    kind: "apart",
    touching: "at-a-point",
  });
});

test("two parcelles apart are refused for that", () => {
  expect(failureOf(two(rectangle(20, 30), rectangle(20, 30, [50, 0])))).toEqual({ kind: "apart", touching: "nowhere" });
});

test("what is no ground is refused with what is wrong", () => {
  expect(failureOf({ ...requestOf(rectangle(10, 10), []), parcels: [] })).toEqual({ kind: "no-parcel" });
  expect(
    failureOf(
      requestOf(
        [
          [0, 0],
          [Number.NaN, 4],
          [5, 5],
        ],
        [],
      ),
    ),
  ).toEqual({ kind: "not-a-number", where: "coordinates" });
  expect(
    failureOf(
      requestOf(
        [
          [0, 0],
          [10, 10],
          [10, 0],
          [0, 10],
        ],
        [],
      ),
    )?.kind,
  ).toMatch(/not-simple|no-area/);
  expect(failureOf(requestOf(rectangle(2_000, 10), []))?.kind).toBe("too-wide");
});

test("a hole stays a hole", () => {
  const request = requestOf(rectangle(40, 40), [0]);
  const prepared = prepareSite({
    ...request,
    parcels: [{ id: "p", polygon: { outer: rectangle(40, 40), holes: [[...rectangle(4, 5, [10, 10])].reverse()] } }],
  });
  expect(prepared.ok && prepared.value.areas.map).toBeCloseTo(1580, 6);
});
