import fc from "fast-check";
import { onGrid } from "./grid.ts";
import type { Region } from "./region.ts";

/** A star-shaped polygon in metres: simple whatever the radii, concave as soon as they differ. */
export const starSite = (radii: readonly number[], turn = 0): Region => ({
  outer: radii.map((radius, i) => {
    const angle = turn + (2 * Math.PI * i) / radii.length;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), edge: i };
  }),
  holes: [],
});

/** Concave sites of 4 to 30 corners, 20 to 80 m across, on the grid; some with a square hole, some with doubled collinear corners. */
export const generatedSite = (): fc.Arbitrary<Region> =>
  fc
    .record({
      radii: fc.array(fc.integer({ min: 12, max: 40 }), { minLength: 4, maxLength: 30 }),
      turn: fc.double({ min: 0, max: 6.28, noNaN: true }),
      hole: fc.boolean(),
      collinear: fc.boolean(),
    })
    .map(({ radii, turn, hole, collinear }) => {
      const star = starSite(radii, turn);
      const middles = star.outer.flatMap((a, i) => {
        const b = star.outer[(i + 1) % star.outer.length] ?? a;
        return [a, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, edge: a.edge }];
      });
      const square = [
        { x: -2, y: -2, edge: 90 },
        { x: -2, y: 2, edge: 91 },
        { x: 2, y: 2, edge: 92 },
        { x: 2, y: -2, edge: 93 },
      ];
      return onGrid({ outer: collinear ? middles : star.outer, holes: hole ? [square] : [] });
    });
