import type { Point } from "@lotir/geometry";
import type { Plot } from "../island/grow-island.ts";
import type { Street } from "../island/street-plan.ts";
import type { Zone } from "../island/zones.ts";
import { type Chance, chance } from "../random.ts";
import { plotsOfBlock } from "./block-plots.ts";
import { blockAt, type Lattice, latticeOf, outlineOf } from "./lattice.ts";
import { buildingsOfPlot } from "./plot-buildings.ts";
import { type Quarter, quartersOf } from "./quarters.ts";

/** A commune drawn on a board of streets, in metres from its middle. */
export interface Ground {
  readonly plots: readonly Plot[];
  readonly streets: readonly Street[];
  readonly zones: readonly { readonly zone: Zone; readonly ring: readonly Point[] }[];
  readonly contour: readonly Point[];
}

const STREET = 8;
/** One street out of so many is a main road. */
const MAIN = 6;

const plotsOf = (lattice: Lattice, { column, row, side, habit, section }: Quarter, random: Chance): readonly Plot[] =>
  Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [column + (index % side), row + Math.floor(index / side)];
    return plotsOfBlock(blockAt(lattice, x, y, STREET), habit.front, random).map((plot): Plot => {
      const { district, zone } = habit;
      return {
        ring: { points: plot.outline, sides: [] },
        district,
        zone,
        section,
        quarter: section,
        street: y,
        buildings: buildingsOfPlot(plot, district, random),
      };
    });
  }).flat();

// A street is one line of the board, written crossing by crossing along what is built.
const streetsOf = (lattice: Lattice, quarters: readonly Quarter[]): readonly Street[] => {
  const edges = new Map<string, Street>();
  const lines = lattice.cells + 1;
  const open = (from: readonly [number, number], to: readonly [number, number]): void => {
    const isAlong = from[1] === to[1];
    const line = isAlong ? from[1] : from[0];
    const isMain = line % MAIN === 0;
    edges.set(`${from} ${to}`, {
      number: isAlong ? line : lines + line,
      rank: isMain ? "route" : "rue",
      width: STREET,
      centre: [lattice.nodeAt(...from), lattice.nodeAt(...to)],
    });
  };
  for (const { column, row, side } of quarters)
    for (let x = column; x < column + side; x += 1)
      for (let y = row; y < row + side; y += 1) {
        open([x, y], [x + 1, y]);
        open([x, y + 1], [x + 1, y + 1]);
        open([x, y], [x, y + 1]);
        open([x + 1, y], [x + 1, y + 1]);
      }
  return [...edges.values()];
};

/** The board of a commune of about so many parcels: what its size is known from, and its limit. */
export const boardOf = (seed: string, parcels: number) => {
  const { quarters, cells } = quartersOf(parcels);
  const lattice = latticeOf(cells, chance(`${seed}/lattice`));
  return { quarters, lattice, contour: outlineOf(lattice, { column: 0, row: 0, side: cells }) };
};

/** The whole ground, the same to the metre for the same seed. About thirty times faster to draw than an island. */
export const groundOfCommune = (seed: string, parcels: number): Ground => {
  const { quarters, lattice, contour } = boardOf(seed, parcels);
  const random = chance(`${seed}/plots`);
  return {
    plots: quarters.flatMap((quarter) => plotsOf(lattice, quarter, random)),
    streets: streetsOf(lattice, quarters),
    zones: quarters.map((quarter) => ({ zone: quarter.habit.zone, ring: outlineOf(lattice, quarter) })),
    contour,
  };
};
