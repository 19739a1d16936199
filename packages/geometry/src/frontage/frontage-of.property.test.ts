import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { perimeter } from "../perimeter.ts";
import { type Motion, motion, moved, simplePolygon } from "../polygons.fixture.ts";
import type { Polygon } from "../shapes.ts";
import { frontageOf } from "./frontage-of.ts";
import type { FrontageGrade } from "./grade-piece.ts";
import { indexOf } from "./parcel-index.ts";
import { roadsOf } from "./road-index.ts";
import { asked, lengths, plot, row, street } from "./row-of-houses.fixture.ts";

describe("always", () => {
  const shifted = (polygon: Polygon, x: number, y: number) => moved(polygon, ([px, py]) => [px + x, py + y]);
  const ground = fc.record({
    parcel: simplePolygon,
    others: fc.array(
      fc.record({
        shape: simplePolygon,
        x: fc.double({ min: -120, max: 120, noNaN: true }),
        y: fc.double({ min: -120, max: 120, noNaN: true }),
      }),
      { maxLength: 5 },
    ),
  });
  const placed = (others: { shape: Polygon; x: number; y: number }[], by: Motion = (point) => point) =>
    others.map(({ shape, x, y }, rank) => ({ id: String(rank), shape: [moved(shifted(shape, x, y), by)] }));

  test("the pieces add up to the perimeter and follow each other", () => {
    fc.assert(
      fc.property(ground, motion, ({ parcel, others }, by) => {
        const there = moved(parcel, by);
        const edges = frontageOf({ parcel: there, neighbours: indexOf(placed(others, by)), roads: roadsOf([street]) });
        expect(edges.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(perimeter(there), 4);
        for (const [index, edge] of edges.entries()) {
          const next = edges[(index + 1) % edges.length];
          expect(Math.hypot((next?.from[0] ?? 0) - edge.to[0], (next?.from[1] ?? 0) - edge.to[1])).toBeLessThan(1e-5);
        }
      }),
    );
  });

  test("one more neighbour never opens more frontage", () => {
    fc.assert(
      fc.property(ground, ({ parcel, others }) => {
        const open = (count: number): number =>
          lengths(frontageOf({ parcel, neighbours: indexOf(placed(others.slice(0, count))) })).B ?? 0;
        const all = placed(others);
        const doubled = frontageOf({ parcel, neighbours: indexOf(all) }).every(
          ({ neighbour }) => neighbour === undefined,
        );
        if (!doubled) expect(open(others.length)).toBeLessThanOrEqual(open(0) + 1e-6);
        for (let count = 1; count <= others.length; count += 1)
          expect(open(count)).toBeLessThanOrEqual(open(count - 1) + 1e-6);
      }),
    );
  });

  test("the order of the neighbours does not matter", () => {
    fc.assert(
      fc.property(ground, ({ parcel, others }) => {
        const all = placed(others);
        const [one, other] = [all, all.toReversed()].map((neighbours) =>
          lengths(frontageOf({ parcel, neighbours: indexOf(neighbours) })),
        );
        for (const grade of Object.keys(one ?? {}) as FrontageGrade[])
          expect(other?.[grade]).toBeCloseTo(one?.[grade] ?? 0, 1);
      }),
    );
  });

  test("nothing loaded at all: everything is free or unknown, nothing breaks", () => {
    expect(lengths(frontageOf({ parcel: plot, neighbours: indexOf([]) }))).toEqual({ B: 120 });
    expect(frontageOf({ parcel: [], neighbours: indexOf(row) })).toEqual([]);
    expect(lengths(asked({ neighbourKnownAt: () => false }))).toEqual({ unknown: 20, neighbour: 100 });
  });
});
