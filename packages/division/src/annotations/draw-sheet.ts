import { failure, type Result, success } from "@lotir/foncier";
import {
  fromGrid,
  GRID,
  lastOf,
  loopsOf,
  mergeRegions,
  type Origin,
  type Point,
  type Polygon,
  type Region,
  regionArea,
  ringOf,
  type Vertex,
} from "@lotir/geometry";
import { cutsOf } from "../grammar/program.ts";
import { type Drawing, drawProgram } from "../plan/draw-program.ts";
import { prepareSite } from "../site/prepare-site.ts";
import type { PlanSheet } from "./plan-sheet.ts";

export interface DrawnLot {
  readonly number: number;
  /** In the plane of the sheet. */
  readonly polygon: Polygon;
  /** On the ground, m². */
  readonly area: number;
}

/** A sheet drawn: its lots, and the two ends of each cut in the order of `cutsOf`. */
export interface DrawnSheet {
  readonly origin: Origin;
  readonly lots: readonly DrawnLot[];
  readonly cuts: readonly { readonly from: Point; readonly to: Point }[];
}

/** Why a sheet cannot be drawn: its ground is no site, or a cut misses its piece. */
export interface SheetFailure {
  readonly kind: "not-a-site" | "cannot-draw";
}

const facesByLot = (drawing: Drawing): Map<number, Region[]> => {
  const byLot = new Map<number, Region[]>();
  for (const { leaf, face } of drawing.leaves) {
    const region = drawing.map.faces[face];
    if (leaf.kind === "lot" && region !== undefined) byLot.set(leaf.lot, [...(byLot.get(leaf.lot) ?? []), region]);
  }
  return byLot;
};

const lotsOf = (drawing: Drawing, origin: Origin, scale: number): DrawnLot[] | undefined => {
  const lots: DrawnLot[] = [];
  for (const [number, faces] of [...facesByLot(drawing).entries()].sort(([a], [b]) => a - b)) {
    const [whole, ...others] = mergeRegions(faces);
    if (whole === undefined || others.length > 0) return undefined;
    const polygon = { outer: ringOf(whole.outer, origin), holes: whole.holes.map((hole) => ringOf(hole, origin)) };
    lots.push({ number, polygon, area: (regionArea(whole) * GRID * GRID) / (scale * scale) });
  }
  return lots;
};

/** The corners of the edges that carry a tag, on every face. */
const cornersTagged = (faces: readonly Region[], tag: number): Vertex[] => {
  const corners: Vertex[] = [];
  for (const loop of faces.flatMap(loopsOf)) {
    let before = lastOf(loop);
    for (const vertex of loop) {
      if (before.edge === tag) corners.push(before, vertex);
      before = vertex;
    }
  }
  return corners;
};

const endsOf = (corners: readonly Vertex[], normal: number, origin: Origin): DrawnSheet["cuts"][number] | undefined => {
  const along = ({ x, y }: Vertex): number => y * Math.cos(normal) - x * Math.sin(normal);
  const sorted = [...corners].sort((a, b) => along(a) - along(b));
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from && to && { from: fromGrid(from, origin), to: fromGrid(to, origin) };
};

/** Draws the lots of a sheet on its own grid: the same sheet gives the same figures, to the last bit. */
export const drawSheet = ({ parcels, scale, program }: PlanSheet): Result<DrawnSheet, SheetFailure> => {
  const request = { parcels, boundary: [], buildings: [], constraints: [], scale, slope: "inconnue" } as const;
  const site = prepareSite(request);
  if (!site.ok) return failure({ kind: "not-a-site" });
  const { origin, region } = site.value;
  const drawing = drawProgram(program, region);
  const lots = drawing && lotsOf(drawing, origin, scale);
  if (drawing === undefined || lots === undefined) return failure({ kind: "cannot-draw" });
  const cuts = cutsOf(program).map(({ normal }, index) =>
    endsOf(cornersTagged(drawing.map.faces, -(index + 1)), normal, origin),
  );
  const known = cuts.filter((cut) => cut !== undefined);
  return known.length === cuts.length ? success({ origin, lots, cuts: known }) : failure({ kind: "cannot-draw" });
};
