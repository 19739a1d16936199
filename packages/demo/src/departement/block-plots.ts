import type { Point } from "@lotir/geometry";
import type { Chance } from "../random.ts";
import type { Block } from "./lattice.ts";

/** A plot of a block: its outline, and the four corners between which a house may stand, street side first. */
export interface BlockPlot {
  readonly outline: readonly Point[];
  readonly ground: readonly [Point, Point, Point, Point];
}

interface Cut {
  readonly front: number;
  readonly back: number;
}

/** Metres of a way to what was sold behind. */
const WAY = 4;
/** Shares of the depth where back gardens meet, and where what was sold behind begins. */
const MEETING = [0.44, 0.56] as const;

// Side lines that are never quite square to the street: each has its place on the street and another at the back.
const cutsOf = (count: number, width: number, random: Chance): readonly Cut[] => {
  const fronts = Array.from({ length: count }, () => Math.exp(random.normal() * 0.28));
  const whole = fronts.reduce((sum, each) => sum + each, 0);
  let walked = 0;
  const inside = fronts.slice(0, -1).map((each): Cut => {
    walked += each / whole;
    const most = Math.min(2.2, (width / count) * 0.22) / width;
    return { front: walked, back: walked + random.between(-most, most) };
  });
  return [{ front: 0, back: 0 }, ...inside, { front: 1, back: 1 }];
};

interface Row {
  readonly cuts: readonly Cut[];
  /** Share of the depth at the street, and where the row ends. */
  readonly street: number;
  readonly back: number;
}

// Every corner of what meets at the back is written on both sides, as the cadastre draws it.
const backLine = (from: number, to: number, others: readonly Cut[]): readonly number[] => [
  from,
  ...others.map(({ back }) => back).filter((at) => at > from && at < to),
  to,
];

const plotsOfRow = (block: Block, row: Row, others: readonly Cut[], flags: Chance | undefined): readonly BlockPlot[] =>
  row.cuts.slice(0, -1).flatMap((cut, index): readonly BlockPlot[] => {
    const next = row.cuts[index + 1] ?? cut;
    const at = (share: number, deep: number): Point => {
      const along = (side: Cut): number => side.front + (side.back - side.front) * deep;
      const [left, right] = [along(cut), along(next)];
      return block.at(left + (right - left) * share, row.street + (row.back - row.street) * deep);
    };
    const back = backLine(cut.back, next.back, others).map((along) => block.at(along, row.back));
    const ground = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] as const;
    if (flags?.happens(0.06) !== true)
      return [{ outline: [at(0, 0), at(1, 0), ...back.toReversed()], ground: [...ground] }];
    const way = 1 - WAY / ((next.front - cut.front) * block.width);
    if (way < 0.6) return [{ outline: [at(0, 0), at(1, 0), ...back.toReversed()], ground: [...ground] }];
    return [
      {
        outline: [at(0, 0), at(way, 0), at(way, 0.5), at(0, 0.5)],
        ground: [at(0, 0), at(way, 0), at(way, 0.5), at(0, 0.5)],
      },
      {
        outline: [at(way, 0), at(1, 0), ...back.toReversed(), at(0, 0.5), at(way, 0.5)],
        ground: [at(0, 0.5), at(1, 0.5), at(1, 1), at(0, 1)],
      },
    ];
  });

/** Cuts a block in two rows of plots back to back, each on its street, some with a way to what was sold behind. */
export const plotsOfBlock = (block: Block, front: number, random: Chance): readonly BlockPlot[] => {
  const meeting = random.between(...MEETING);
  const countIn = (): number => Math.max(1, Math.round((block.width / front) * random.between(0.8, 1.2)));
  const south: Row = { cuts: cutsOf(countIn(), block.width, random), street: 0, back: meeting };
  const north: Row = { cuts: cutsOf(countIn(), block.width, random), street: 1, back: meeting };
  const flags = front > 16 && front < 40 ? random : undefined;
  return [...plotsOfRow(block, south, north.cuts, flags), ...plotsOfRow(block, north, south.cuts, flags)];
};
