import { cutForArea, type Line, type Region, splitRegion } from "@lotir/geometry";
import type { CutOf, LeafOf, Program } from "./program.ts";

/** A leaf of a program with the ground it got. */
export interface Piece {
  readonly leaf: LeafOf;
  readonly region: Region;
}

export const lineOf = (cut: CutOf, region: Region): Line => {
  const sweep = { nx: Math.cos(cut.normal), ny: Math.sin(cut.normal) };
  return cut.place.by === "area" ? cutForArea(region, sweep, cut.place.below) : { ...sweep, t: cut.place.at };
};

const gather = (program: Program, region: Region, state: { tag: number; pieces: Piece[] }): boolean => {
  if (program.kind !== "cut") {
    state.pieces.push({ leaf: program, region });
    return true;
  }
  state.tag -= 1;
  const split = splitRegion(region, lineOf(program, region), state.tag);
  const [below] = split.below;
  const [above] = split.above;
  if (below === undefined || above === undefined || split.below.length > 1 || split.above.length > 1) return false;
  return gather(program.below, below, state) && gather(program.above, above, state);
};

/**
 * Runs a program on a region in floating point, for the search. Cuts are tagged −1, −2… in the order of `cutsOf`.
 * Undefined when a cut misses the region or leaves it in more than two pieces.
 */
export const solveProgram = (program: Program, region: Region): readonly Piece[] | undefined => {
  const state = { tag: 0, pieces: [] };
  return gather(program, region, state) ? state.pieces : undefined;
};
