import type { Point, Polygon } from "@lotir/geometry";
import type { Place, Program } from "../grammar/program.ts";
import type { CanvasFrame } from "./annotation.ts";
import type { PlanSheet } from "./plan-sheet.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Deeper programs than any the grammar makes are refused before they are walked. */
const DEEPEST = 40;
const MOST_CORNERS = 5_000;
/** Six lots need a dozen cuts; a program is drawn again on the thread that answers people. */
const MOST_CUTS = 60;

export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

export const readPoint = (value: unknown): Point | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [x, y] = value;
  return isNumber(x) && isNumber(y) ? [x, y] : undefined;
};

export const readPoints = (value: unknown): Point[] | undefined => {
  if (!Array.isArray(value) || value.length > MOST_CORNERS) return undefined;
  const points = value.map(readPoint).filter((point) => point !== undefined);
  return points.length === value.length ? points : undefined;
};

const readPlace = (value: unknown): Place | undefined => {
  if (!isFields(value)) return undefined;
  if (value.by === "area" && isNumber(value.below)) return { by: "area", below: value.below };
  return value.by === "distance" && isNumber(value.at) ? { by: "distance", at: value.at } : undefined;
};

/** A program that anybody may have sent; undefined when it is none. */
export const readProgram = (value: unknown): Program | undefined =>
  readPart(value, { depth: 0, cuts: { left: MOST_CUTS } });

interface Walk {
  readonly depth: number;
  /** Shared by the whole program: a tree of forty cuts deep could hold a million million of them. */
  readonly cuts: { left: number };
}

const readPart = (value: unknown, { depth, cuts }: Walk): Program | undefined => {
  if (!isFields(value) || depth > DEEPEST) return undefined;
  if (value.kind === "common" || value.kind === "cession") return { kind: value.kind };
  if (value.kind === "lot") {
    const { lot, way } = value;
    if (!isNumber(lot) || !Number.isInteger(lot) || lot <= 0 || lot >= 100) return undefined;
    return way === "left" || way === "right" ? { kind: "lot", lot, way } : { kind: "lot", lot };
  }
  cuts.left -= 1;
  if (cuts.left < 0) return undefined;
  const place = readPlace(value.place);
  const inner: Walk = { depth: depth + 1, cuts };
  const [below, above] = [readPart(value.below, inner), readPart(value.above, inner)];
  if (value.kind !== "cut" || !isNumber(value.normal) || !place || !below || !above) return undefined;
  return { kind: "cut", normal: value.normal, place, below, above };
};

const readPolygon = (value: unknown): Polygon | undefined => {
  if (!isFields(value) || !Array.isArray(value.holes)) return undefined;
  const outer = readPoints(value.outer);
  const holes = value.holes.map(readPoints).filter((hole) => hole !== undefined);
  return outer === undefined || holes.length !== value.holes.length ? undefined : { outer, holes };
};

const readParcels = (value: unknown): PlanSheet["parcels"] | undefined => {
  if (!Array.isArray(value) || value.length === 0 || value.length > 50) return undefined;
  const parcels = value.flatMap((each: unknown) => {
    const polygon = isFields(each) ? readPolygon(each.polygon) : undefined;
    return isFields(each) && typeof each.id === "string" && polygon ? [{ id: each.id, polygon }] : [];
  });
  return parcels.length === value.length ? parcels : undefined;
};

/** A sheet that anybody may have sent; undefined when it is none. */
export const readSheet = (value: unknown): PlanSheet | undefined => {
  if (!isFields(value)) return undefined;
  const { epsg, scale, asked } = value;
  const [origin, parcels, program] = [readPoint(value.origin), readParcels(value.parcels), readProgram(value.program)];
  if (!isNumber(epsg) || !isNumber(scale) || scale <= 0 || !origin || !parcels || !program) return undefined;
  return { epsg, origin, scale, parcels, program, ...(asked === undefined ? {} : { asked }) };
};

export const readCanvas = (value: unknown): CanvasFrame | undefined => {
  if (!isFields(value)) return undefined;
  const { width, height, pixelsPerMetre, west, north } = value;
  if (!isNumber(width) || !isNumber(height) || !isNumber(pixelsPerMetre) || pixelsPerMetre <= 0) return undefined;
  return isNumber(west) && isNumber(north) ? { width, height, pixelsPerMetre, west, north } : undefined;
};
