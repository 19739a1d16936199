import { describe, expect, test } from "vitest";
import { rectangle } from "../polygons.fixture.ts";
import { neighbourKnownInside, outlineOf } from "./known-ground.ts";
import { indexOf } from "./parcel-index.ts";
import { asked, lengths, plot, row } from "./row-of-houses.fixture.ts";

describe("at the commune's limit", () => {
  const commune = [...row, { id: "me", shape: [plot] }].map(({ shape }) => shape);

  test("what is free within 5 m of it is unknown, never frontage", () => {
    const known = neighbourKnownInside(outlineOf(commune));
    expect(lengths(asked({ neighbourKnownAt: known }))).toEqual({ unknown: 20, neighbour: 100 });
  });

  test("a street between two rows of the same commune is inside it", () => {
    const facing = { id: "facing", shape: [rectangle(60, 40, [-20, -48])] };
    const known = neighbourKnownInside(outlineOf([...commune, facing.shape]));
    expect(lengths(asked({ neighbours: indexOf([...row, facing]), neighbourKnownAt: known })).A).toBe(20);
  });

  test("5 m exactly is known, a little less is not", () => {
    const known = neighbourKnownInside([rectangle(100, 100)]);
    expect([known([50, 5.01]), known([50, 4.99]), known([50, -20]), known([50, 50])]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(neighbourKnownInside([])([0, 0])).toBe(false);
  });
});
