import {
  type AccessForm,
  clearAreaOf,
  type DrawnLane,
  type FrontTier,
  laneOf,
  type Plan,
  type Procedure,
  type Program,
  type Refusal,
  type VerdictCap,
} from "@lotir/division";
import type { LocalFrame, Polygon, Ring } from "@lotir/geometry";

/** Rings of one polygon, outer first, closed, in metres of the sheet's projection. */
type DrawnPolygon = readonly (readonly (readonly [number, number])[])[];

/** A plan as it is drawn: faces of the partition, then the ways over them. */
export interface DrawnPlan {
  readonly epsg: number;
  readonly lots: readonly DrawnPolygon[];
  readonly faces: readonly { readonly role: "acces" | "cession" | "reliquat"; readonly shape: DrawnPolygon }[];
  readonly ways: readonly { readonly lot: number; readonly form: AccessForm; readonly shape: DrawnPolygon }[];
}

/** A plan in a few figures, with its drawing and what rebuilds it. Areas in m² of ground. */
export interface ScannedPlan {
  readonly lots: readonly { readonly areaM2: number; readonly frontageM: number; readonly keepsHouse: boolean }[];
  /** Ground left to develop beside the lots, m²; null without any. */
  readonly remainderM2: number | null;
  /** What its lots enter by: a private lane is a right of way to prove. */
  readonly front: FrontTier;
  /** Ground covered by annexes that stand on lots sold as vacant, m². */
  readonly clearM2: number;
  readonly access: readonly AccessForm[];
  readonly procedure: Pick<Procedure, "kind" | "article">;
  /** The lane that lots share; null without one. */
  readonly lane: DrawnLane | null;
  readonly program: Program;
  readonly drawn: DrawnPlan;
}

/** What the scan keeps of a parcel, in `parcelle_scan.sheet`. */
export interface ScanSheet {
  readonly best: ScannedPlan | null;
  readonly caps: readonly VerdictCap[];
  readonly refusals: readonly Refusal[];
  /** Codes of the refusals, each once: what a search filters on. */
  readonly reasons: readonly string[];
  /** Why the parcel was not even put to the engine; null when it was. */
  readonly unreadable: string | null;
}

/** 10 µm, the engine's own grid: corners that two lots share stay shared. */
const DECIMALS = 1e5;

const drawnPolygon = ({ outer, holes }: Polygon, { origin }: LocalFrame): DrawnPolygon => {
  const place = ([x, y]: Ring[number]): readonly [number, number] => [
    Math.round((x + origin[0]) * DECIMALS) / DECIMALS,
    Math.round((y + origin[1]) * DECIMALS) / DECIMALS,
  ];
  return [outer, ...holes].map((ring) => [...ring, ...ring.slice(0, 1)].map(place));
};

const drawnPlan = ({ lots, remainder, faces, ways }: Plan, plane: LocalFrame): DrawnPlan => ({
  epsg: plane.epsg,
  lots: lots.map(({ polygon }) => drawnPolygon(polygon, plane)),
  faces: [
    ...faces.map(({ role, polygon }) => ({ role, shape: drawnPolygon(polygon, plane) })),
    ...(remainder === undefined ? [] : [{ role: "reliquat" as const, shape: drawnPolygon(remainder.polygon, plane) }]),
  ],
  ways: ways.flatMap(({ lot, form, polygon }) =>
    polygon.map((shape) => ({ lot, form, shape: drawnPolygon(shape, plane) })),
  ),
});

export const scannedPlanOf = (plan: Plan, plane: LocalFrame): ScannedPlan => ({
  lots: plan.lots.map(({ area, frontage, keepsHouse }) => ({
    areaM2: area.ground,
    frontageM: frontage,
    keepsHouse,
  })),
  front: plan.front,
  clearM2: clearAreaOf(plan),
  remainderM2: plan.remainder?.area.ground ?? null,
  access: [...new Set(plan.ways.map(({ form }) => form))].sort(),
  procedure: { kind: plan.procedure.kind, article: plan.procedure.article },
  lane: laneOf(plan),
  program: plan.program,
  drawn: drawnPlan(plan, plane),
});
