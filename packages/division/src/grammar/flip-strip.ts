import type { Region } from "@lotir/geometry";
import type { CutOf, LeafOf, Program } from "./program.ts";
import { type Piece, solveProgram } from "./solve-program.ts";

const leavesOf = (program: Program): number =>
  program.kind === "cut" ? leavesOf(program.below) + leavesOf(program.above) : 1;

const holds = (program: Program, lot: number): boolean => {
  if (program.kind === "cut") return holds(program.below, lot) || holds(program.above, lot);
  return program.kind === "lot" && program.lot === lot;
};

/** A side of a cut that is a way in for that lot: its own strip, whose body is across the line, or the lane in common. */
const isWayIn = (side: Program, across: Program, lot: number): side is LeafOf =>
  side.kind === "common" ? holds(across, lot) : side.kind === "lot" && side.lot === lot && holds(across, lot);

const levelsOf = (regions: readonly Region[], normal: number): readonly [number, number] => {
  const [nx, ny] = [Math.cos(normal), Math.sin(normal)];
  const levels = regions.flatMap(({ outer }) => outer.map(({ x, y }) => x * nx + y * ny));
  return [Math.min(...levels), Math.max(...levels)];
};

/** The strip on the other side of what its cut shares out, as wide as it was. */
const flipped = (cut: CutOf, pieces: readonly Piece[], isBelow: boolean): CutOf => {
  const regions = pieces.map(({ region }) => region);
  const [least, most] = levelsOf(regions, cut.normal);
  const below = leavesOf(cut.below);
  const [, line] = levelsOf(regions.slice(0, below), cut.normal);
  const at = isBelow ? most - (line - least) : least + (most - line);
  return { ...cut, place: { by: "distance", at }, below: cut.above, above: cut.below };
};

/** The programs in which a strip or a lane that leads to that lot runs along the other side; none where there is no such strip. */
export const flipStrips = (program: Program, ground: Region, lot: number): readonly Program[] => {
  const pieces = solveProgram(program, ground);
  if (pieces === undefined) return [];
  const visit = (node: Program, first: number): readonly Program[] => {
    if (node.kind !== "cut") return [];
    const under = pieces.slice(first, first + leavesOf(node));
    const { below, above } = node;
    const own = isWayIn(below, above, lot)
      ? [flipped(node, under, true)]
      : isWayIn(above, below, lot)
        ? [flipped(node, under, false)]
        : [];
    return [
      ...own,
      ...visit(below, first).map((made): Program => ({ ...node, below: made })),
      ...visit(above, first + leavesOf(below)).map((made): Program => ({ ...node, above: made })),
    ];
  };
  return visit(program, 0);
};

/** The program in which the way over others to that lot follows that flank. */
export const withWaySide = (program: Program, lot: number, way: "left" | "right"): Program => {
  if (program.kind === "cut")
    return { ...program, below: withWaySide(program.below, lot, way), above: withWaySide(program.above, lot, way) };
  return program.kind === "lot" && program.lot === lot ? { ...program, way } : program;
};
