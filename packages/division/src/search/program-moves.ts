import { lastOf } from "@lotir/geometry";
import type { Program } from "../grammar/program.ts";
import type { Sketch } from "./judge-program.ts";

const WIDEST_TURN = (8 * Math.PI) / 180;
const WIDEST_SHIFT = 0.16;
const WIDEST_MOVE = 2;

/** One small change of a plan. */
export type Move = (program: Program) => Program;

/** How a candidate may be improved: areas may move unless the user asked for them. */
export interface Refinement {
  readonly areas: "free" | "kept";
}

const atCut = (
  program: Program,
  index: { left: number },
  change: (cut: Program & { kind: "cut" }) => Program,
): Program => {
  if (program.kind !== "cut") return program;
  index.left -= 1;
  if (index.left === -1) return change(program);
  const below = atCut(program.below, index, change);
  const above = index.left < 0 ? program.above : atCut(program.above, index, change);
  return below === program.below && above === program.above ? program : { ...program, below, above };
};

const scaled = (program: Program, factor: number): Program => {
  if (program.kind !== "cut") return program;
  const place =
    program.place.by === "area" ? { by: "area" as const, below: program.place.below * factor } : program.place;
  return { ...program, place, below: scaled(program.below, factor), above: scaled(program.above, factor) };
};

/** A point of the ground, metres. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A line turns about its own middle: about the origin, a plot and its mirror image would not turn alike. */
const turn =
  (by: number, middle: Spot | undefined) =>
  (cut: Program & { kind: "cut" }): Program => {
    const normal = cut.normal + by;
    if (cut.place.by === "area" || middle === undefined) return { ...cut, normal };
    const at = Math.cos(normal) * middle.x + Math.sin(normal) * middle.y;
    return { ...cut, normal, place: { by: "distance", at } };
  };

/** The middle of each cut of a plan, in the order of `cutsOf`; undefined where a cut is not seen. */
export const middlesOf = ({ lots, commons }: Sketch, cuts: number): (Spot | undefined)[] => {
  const ends = Array.from({ length: cuts }, (): Spot[] => []);
  for (const region of [...lots.flatMap(({ parts }) => parts), ...commons]) {
    let a = lastOf(region.outer);
    for (const b of region.outer) {
      if (a.edge < 0) ends[-a.edge - 1]?.push(a, b);
      a = b;
    }
  }
  return ends.map((spots) => {
    if (spots.length === 0) return undefined;
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  });
};

const shift =
  (by: number) =>
  (cut: Program & { kind: "cut" }): Program => {
    if (cut.place.by === "distance")
      return { ...cut, place: { by: "distance", at: cut.place.at + by * WIDEST_MOVE * 6 } };
    const below = cut.place.below * (1 + by);
    return { ...cut, place: { by: "area", below }, below: scaled(cut.below, 1 + by) };
  };

export const countCuts = (program: Program): number =>
  program.kind === "cut" ? 1 + countCuts(program.below) + countCuts(program.above) : 0;

/** Moves by pairs, one and its opposite: the better of the two is taken, so that no side of a line is favoured. */
export const movesAt = (
  step: number,
  middles: readonly (Spot | undefined)[],
  refinement: Refinement,
): (readonly [Move, Move])[] =>
  middles.flatMap((middle, place): (readonly [Move, Move])[] => {
    const at =
      (change: (cut: Program & { kind: "cut" }) => Program): Move =>
      (program) =>
        atCut(program, { left: place }, change);
    const turns = [at(turn(WIDEST_TURN * step, middle)), at(turn(-WIDEST_TURN * step, middle))] as const;
    const shifts = [at(shift(WIDEST_SHIFT * step)), at(shift(-WIDEST_SHIFT * step))] as const;
    return refinement.areas === "free" ? [turns, shifts] : [turns];
  });
