import { cutFace, cutForArea, GRID, type Line, type PlanarMap, planarMap, type Region } from "@lotir/geometry";
import type { CutOf, LeafOf, Program } from "../grammar/program.ts";

/** A program laid on the integer grid: a map whose faces are the leaves, in the order of the tree. */
export interface Drawing {
  readonly map: PlanarMap;
  readonly leaves: readonly { readonly leaf: LeafOf; readonly face: number }[];
}

const gridLine = (cut: CutOf, face: Region): Line => {
  const sweep = { nx: Math.cos(cut.normal), ny: Math.sin(cut.normal) };
  if (cut.place.by === "area") return cutForArea(face, sweep, cut.place.below / (GRID * GRID));
  return { ...sweep, t: cut.place.at / GRID };
};

interface Progress {
  map: PlanarMap;
  tag: number;
  readonly leaves: { leaf: LeafOf; face: number }[];
}

const drawOn = (program: Program, face: number, progress: Progress): boolean => {
  const region = progress.map.faces[face];
  if (region === undefined) return false;
  if (program.kind !== "cut") {
    progress.leaves.push({ leaf: program, face });
    return true;
  }
  progress.tag -= 1;
  const cut = cutFace(progress.map, face, { line: gridLine(program, region), tag: progress.tag });
  const [below] = cut.below;
  const [above] = cut.above;
  if (below === undefined || above === undefined || cut.below.length + cut.above.length > 2) return false;
  progress.map = cut.map;
  return drawOn(program.below, below, progress) && drawOn(program.above, above, progress);
};

/** Draws a program on a region of the grid. Undefined when a cut misses its piece or leaves more than two. */
export const drawProgram = (program: Program, region: Region): Drawing | undefined => {
  const progress: Progress = { map: planarMap(region), tag: 0, leaves: [] };
  return drawOn(program, 0, progress) ? { map: progress.map, leaves: progress.leaves } : undefined;
};
