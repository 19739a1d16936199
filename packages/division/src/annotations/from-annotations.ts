import { failure, type Result, success } from "@lotir/foncier";
import type { Point } from "@lotir/geometry";
import { cutThrough, editProgram } from "../grammar/edit-program.ts";
import { cutsOf, type Program } from "../grammar/program.ts";
import type { CanvasFrame } from "./annotation.ts";
import { fromCanvas, toCanvas } from "./canvas-frame.ts";
import { type DrawnSheet, drawSheet, type SheetFailure } from "./draw-sheet.ts";
import type { PlanSheet } from "./plan-sheet.ts";
import { isFields, readCanvas, readPoints, readSheet } from "./read-sheet.ts";

/** Why annotations give no plan. `fixed-point`: the point moved is no end of a new limit, but a corner of the ground. */
export type AnnotationFailure =
  | { readonly kind: "no-site" }
  | { readonly kind: "damaged"; readonly annotation: string }
  | { readonly kind: "fixed-point"; readonly annotation: string; readonly point: number }
  | SheetFailure;

/** An annotation as it comes back from a canvas: its pixels may have moved, its metadata may be anything. */
export interface EditedAnnotation {
  readonly id: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly metadata?: unknown;
}

interface Move {
  readonly annotation: string;
  readonly point: number;
  readonly from: Point;
  readonly to: Point;
  /** The cut, when the annotation is one. */
  readonly cut: number | undefined;
}

const findSite = (annotations: readonly EditedAnnotation[]): { sheet: PlanSheet; canvas: CanvasFrame } | undefined => {
  for (const { metadata } of annotations) {
    if (!isFields(metadata) || metadata.role !== "site") continue;
    const [sheet, canvas] = [readSheet(metadata.sheet), readCanvas(metadata.canvas)];
    if (sheet !== undefined && canvas !== undefined) return { sheet, canvas };
  }
  return undefined;
};

const movesOf = (annotation: EditedAnnotation, canvas: CanvasFrame): Move[] | undefined => {
  const { id, points, metadata } = annotation;
  if (!isFields(metadata) || (metadata.role !== "lot" && metadata.role !== "cut")) return [];
  const metres = readPoints(metadata.metres);
  const cut = typeof metadata.cut === "number" ? metadata.cut : undefined;
  if (metres === undefined || metres.length !== points.length) return undefined;
  return metres.flatMap((from, point) => {
    const [drawn, now] = [toCanvas(from, canvas), points[point]];
    if (now === undefined || (now.x === drawn.x && now.y === drawn.y)) return [];
    return [{ annotation: id, point, from, to: fromCanvas(now, canvas), cut }];
  });
};

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The cut that a move pulls: its own, or the last one to end at that corner of a lot. */
const cutOf = ({ cut, from }: Move, cuts: DrawnSheet["cuts"]): number | undefined => {
  if (cut !== undefined) return cut;
  const found = cuts.findLastIndex((ends) => isSame(ends.from, from) || isSame(ends.to, from));
  return found < 0 ? undefined : found;
};

/** The ends of each moved cut, by rank. */
const pulled = (moves: readonly Move[], drawn: DrawnSheet): Result<Map<number, [Point, Point]>, AnnotationFailure> => {
  const ends = new Map<number, [Point, Point]>();
  for (const move of moves) {
    const cut = cutOf(move, drawn.cuts);
    const found = cut === undefined ? undefined : drawn.cuts[cut];
    if (cut === undefined || found === undefined)
      return failure({ kind: "fixed-point", annotation: move.annotation, point: move.point });
    const [from, to] = ends.get(cut) ?? [found.from, found.to];
    ends.set(cut, isSame(found.from, move.from) ? [move.to, to] : [from, move.to]);
  }
  return success(ends);
};

const edited = (
  program: Program,
  ends: ReadonlyMap<number, readonly [Point, Point]>,
  { origin }: DrawnSheet,
): Program =>
  [...ends.entries()]
    .sort(([a], [b]) => a - b)
    .reduce((current, [cut, [from, to]]) => {
      const node = cutsOf(current)[cut];
      if (node === undefined) return current;
      const local = ([x, y]: Point) => ({ x: x - origin.x, y: y - origin.y });
      const { normal, place } = cutThrough(node, local(from), local(to));
      return editProgram(current, { cut, normal, place });
    }, program);

/**
 * The sheet behind annotations. Nothing moved: the very same sheet. A moved end of a limit moves that cut alone; what
 * hangs under it is solved again when the sheet is drawn.
 */
export const fromAnnotations = (annotations: readonly EditedAnnotation[]): Result<PlanSheet, AnnotationFailure> => {
  const found = findSite(annotations);
  if (found === undefined) return failure({ kind: "no-site" });
  const moves: Move[] = [];
  for (const annotation of annotations) {
    const own = movesOf(annotation, found.canvas);
    if (own === undefined) return failure({ kind: "damaged", annotation: annotation.id });
    moves.push(...own);
  }
  if (moves.length === 0) return success(found.sheet);
  const before = drawSheet(found.sheet);
  if (!before.ok) return before;
  const ends = pulled(moves, before.value);
  if (!ends.ok) return ends;
  const sheet = { ...found.sheet, program: edited(found.sheet.program, ends.value, before.value) };
  const after = drawSheet(sheet);
  return after.ok ? success(sheet) : after;
};
