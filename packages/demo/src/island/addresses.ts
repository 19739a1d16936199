import { centroid, type Point } from "@lotir/geometry";
import { cross, minus } from "../plane/vector.ts";
import type { Island, Plot } from "./grow-island.ts";

/** Where a letter goes: the street's number in the island, and the number of the door. */
export interface Door {
  readonly street: number;
  readonly numero: number;
  readonly at: Point;
}

export const middleOfPlot = (plot: Plot): Point =>
  centroid([{ outer: plot.ring.points, holes: [] }]) ?? plot.ring.points[0] ?? [0, 0];

interface AlongStreet {
  readonly metres: number;
  readonly side: "left" | "right";
}

const alongStreet = (at: Point, centre: readonly Point[]): AlongStreet => {
  let best = { away: Number.POSITIVE_INFINITY, metres: 0, turn: 0 };
  let walked = 0;
  for (let index = 0; index + 1 < centre.length; index += 1) {
    const [from, to] = [centre[index] ?? at, centre[index + 1] ?? at];
    const step = minus(to, from);
    const length = Math.hypot(...step) || 1;
    const share = Math.min(1, Math.max(0, ((at[0] - from[0]) * step[0] + (at[1] - from[1]) * step[1]) / length ** 2));
    const away = Math.hypot(at[0] - from[0] - step[0] * share, at[1] - from[1] - step[1] * share);
    if (away < best.away) best = { away, metres: walked + share * length, turn: cross(step, minus(at, from)) };
    walked += length;
  }
  return { metres: best.metres, side: best.turn > 0 ? "left" : "right" };
};

/** A door for each plot that stands on a street: odd numbers on its left, even on its right, growing along it. */
export const doorsOf = (island: Island): readonly (Door | undefined)[] => {
  const rows = new Map<string, { index: number; metres: number; street: number; at: Point }[]>();
  island.plots.forEach((plot, index) => {
    const { street } = plot;
    if (street === undefined) return;
    const at = middleOfPlot(plot);
    const { metres, side } = alongStreet(at, island.streets[street]?.centre ?? []);
    const key = `${street} ${side}`;
    rows.set(key, [...(rows.get(key) ?? []), { index, metres, street, at }]);
  });
  const doors: (Door | undefined)[] = island.plots.map(() => undefined);
  for (const [key, row] of rows) {
    const first = key.endsWith("left") ? 1 : 2;
    row
      .toSorted((a, b) => a.metres - b.metres)
      .forEach(({ index, street, at }, rank) => {
        doors[index] = { street, numero: first + 2 * rank, at };
      });
  }
  return doors;
};
