import { describe, expect, test } from "vitest";
import { rectangle } from "../polygons.fixture.ts";
import type { Point } from "../shapes.ts";
import { frontageChains } from "./frontage-chains.ts";
import { frontageOf } from "./frontage-of.ts";
import { indexOf } from "./parcel-index.ts";
import { type Road, roadsOf } from "./road-index.ts";
import { asked, back, left, street } from "./row-of-houses.fixture.ts";

describe("frontageChains", () => {
  test("a corner plot has two frontages", () => {
    const side: Road = {
      line: [
        [24, -100],
        [24, 100],
      ],
      width: 5,
    };
    const chains = frontageChains(asked({ neighbours: indexOf([left, back]), roads: roadsOf([street, side]) }));
    expect(chains.map(({ length }) => Math.round(length))).toEqual([40, 20]);
  });

  test("a bend of the street is one frontage, wherever the ring begins", () => {
    const curve = Array.from({ length: 9 }, (_, step): Point => {
      const angle = Math.PI + (step / 8) * (Math.PI / 2);
      return [60 + 60 * Math.cos(angle), 60 + 60 * Math.sin(angle)];
    });
    const outer = [...curve, [60, 60] as const];
    const around = [
      { id: "east", shape: [rectangle(20, 60, [60, 0])] },
      { id: "north", shape: [rectangle(60, 20, [0, 60])] },
    ];
    for (let start = 0; start < outer.length; start += 1) {
      const parcel = { outer: [...outer.slice(start), ...outer.slice(0, start)], holes: [] };
      const [only, ...others] = frontageChains(frontageOf({ parcel, neighbours: indexOf(around) }));
      expect(others).toEqual([]);
      expect(only?.length).toBeCloseTo(94.1, 0);
    }
  });

  test("keeps the grades asked for", () => {
    expect(frontageChains(asked({ roads: "unknown" }), ["A"])).toEqual([]);
    expect(frontageChains(asked({ roads: "unknown" }))).toHaveLength(1);
  });
});
