import type { WaySide } from "../rules/passage.ts";

/**
 * A plan as it is stored: a small tree of straight cuts. Lots are its leaves, numbered from 1; a leaf met twice is one
 * lot in two pieces that touch (a body and its own strip). Solving it again after an edit only recomputes what hangs
 * under the edited cut.
 */
export type Program = LeafOf | CutOf;

export type LeafOf =
  | { readonly kind: "lot"; readonly lot: number; readonly way?: WaySide }
  | { readonly kind: "common" }
  | { readonly kind: "cession" };

export interface CutOf {
  readonly kind: "cut";
  /** Direction of the normal, radians counter-clockwise from east in the site's projection; below is behind it. */
  readonly normal: number;
  readonly place: Place;
  readonly below: Program;
  readonly above: Program;
}

/** Where the line stands: so that the piece below has an area (m² of the plane), or at a distance from the origin (m). */
export type Place = { readonly by: "area"; readonly below: number } | { readonly by: "distance"; readonly at: number };

export const cutsOf = (program: Program): readonly CutOf[] =>
  program.kind === "cut" ? [program, ...cutsOf(program.below), ...cutsOf(program.above)] : [];

export const lotsOf = (program: Program): readonly number[] => {
  if (program.kind === "cut") return [...new Set([...lotsOf(program.below), ...lotsOf(program.above)])];
  return program.kind === "lot" ? [program.lot] : [];
};
