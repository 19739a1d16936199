import { minimalRectangle, type Point, type Region, regionArea } from "@lotir/geometry";
import type { CutOf, Program } from "./program.ts";
import { type Piece, solveProgram } from "./solve-program.ts";

const mapLots = (program: Program, change: (lot: number) => number): Program => {
  if (program.kind === "cut")
    return { ...program, below: mapLots(program.below, change), above: mapLots(program.above, change) };
  return program.kind === "lot" ? { ...program, lot: change(program.lot) } : program;
};

const isSameLot = (a: Program, b: Program): boolean => a.kind === "lot" && b.kind === "lot" && a.lot === b.lot;

/** A line between two pieces of one lot is no limit any more. */
const withoutIdleCuts = (program: Program): Program => {
  if (program.kind !== "cut") return program;
  const [below, above] = [withoutIdleCuts(program.below), withoutIdleCuts(program.above)];
  return isSameLot(below, above) ? below : { ...program, below, above };
};

/** Two lots made one, under the number of the first; those that follow the second come down by one. */
export const mergeLots = (program: Program, first: number, second: number): Program => {
  const joined = mapLots(program, (lot) => (lot === second ? first : lot));
  return mapLots(withoutIdleCuts(joined), (lot) => (lot > second ? lot - 1 : lot));
};

/** A line of the local frame, metres. */
interface LocalLine {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

const cutAlong = ({ from, to }: LocalLine): Pick<CutOf, "normal" | "place"> => {
  const normal = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  return { normal, place: { by: "distance", at: Math.cos(normal) * from.x + Math.sin(normal) * from.y } };
};

/** Across the longer side, so that both halves are as square as can be. */
const halving = (region: Region): Pick<CutOf, "normal" | "place"> => {
  const outer = region.outer.map(({ x, y }): Point => [x, y]);
  const normal = minimalRectangle([{ outer, holes: [] }])?.angle ?? 0;
  return { normal, place: { by: "area", below: regionArea(region) / 2 } };
};

const leafRank = (lot: number, pieces: readonly Piece[]): number | undefined => {
  const own = pieces.flatMap(({ leaf, region }, rank) =>
    leaf.kind === "lot" && leaf.lot === lot ? [{ rank, area: regionArea(region) }] : [],
  );
  return own.toSorted((a, b) => b.area - a.area)[0]?.rank;
};

const replaceLeaf = (program: Program, rank: number, by: Program): Program => {
  const counter = { left: rank };
  const visit = (node: Program): Program => {
    if (node.kind === "cut") return { ...node, below: visit(node.below), above: visit(node.above) };
    const found = counter.left === 0 ? by : node;
    counter.left -= 1;
    return found;
  };
  return visit(program);
};

/**
 * One lot made two: in halves, or along a line. The new one has the next free number. Undefined when the lot is not there
 * or the line misses it.
 */
export const splitLot = (
  program: Program,
  ground: Region,
  { lot, line }: { readonly lot: number; readonly line?: LocalLine | undefined },
): Program | undefined => {
  const pieces = solveProgram(program, ground);
  const rank = pieces && leafRank(lot, pieces);
  const piece = rank === undefined ? undefined : pieces?.[rank];
  if (pieces === undefined || rank === undefined || piece === undefined) return undefined;
  const next = Math.max(0, ...pieces.map(({ leaf }) => (leaf.kind === "lot" ? leaf.lot : 0))) + 1;
  const cut = line === undefined ? halving(piece.region) : cutAlong(line);
  const split: Program = { kind: "cut", ...cut, below: { kind: "lot", lot }, above: { kind: "lot", lot: next } };
  const made = replaceLeaf(program, rank, split);
  return solveProgram(made, ground) === undefined ? undefined : made;
};
