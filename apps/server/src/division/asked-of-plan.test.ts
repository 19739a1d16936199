import { DEFAULT_WISH } from "@lotir/division";
import { expect, test } from "vitest";
import { askedOfPlan, askedToWire } from "./asked-of-plan.ts";

const written = (asked: Parameters<typeof askedToWire>[0]) => JSON.parse(JSON.stringify(askedToWire(asked)));

test("a lot without an upper size stays without one once written and read", () => {
  const wish = { ...DEFAULT_WISH, largestLot: Number.POSITIVE_INFINITY };
  const read = askedOfPlan(written({ wish, buildings: "cleared", plu: "obeyed" }));
  expect(read).toMatchObject({ buildings: "cleared", plu: "obeyed", wish: { counts: [2, 3, 4, 5, 6], lotArea: 450 } });
  expect(read.wish?.largestLot).toBeUndefined();
  expect(askedOfPlan(written({ wish: DEFAULT_WISH })).wish).toEqual(DEFAULT_WISH);
});

test("what is no wish is none", () => {
  for (const asked of [undefined, null, "x", { wish: { counts: [] } }, { told: { slope: 9 } }])
    expect(askedOfPlan(asked)).toEqual({});
});
