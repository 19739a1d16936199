import type { Polygon, Ring } from "@lotir/geometry";
import type { Plan } from "../plan/plan.ts";

/** One face or strip of a plan, as judges read it. `plan` 0 is the best. */
export interface PlanFeature {
  readonly type: "Feature";
  readonly properties: {
    readonly case: string | number;
    readonly plan: number;
    readonly role: "lot" | "access" | "cession";
    /** Number of the lot, or of the lot served. */
    readonly lot?: number;
    /** Every lot that a common way serves. */
    readonly lots?: readonly number[];
    /** The feature is a face of the partition, not a right over a lot. */
    readonly face?: true;
    readonly form?: string;
    readonly width_m?: number;
  };
  readonly geometry: { readonly type: "Polygon"; readonly coordinates: readonly (readonly (readonly number[])[])[] };
}

export interface PlansCollection {
  readonly type: "FeatureCollection";
  readonly crs: { readonly type: "name"; readonly properties: { readonly name: string } };
  readonly features: readonly PlanFeature[];
}

/** 10 µm, the engine's own grid: shared corners stay shared. */
const DECIMALS = 1e5;

const closed = (ring: Ring): number[][] => {
  const points = ring.map(([x, y]) => [Math.round(x * DECIMALS) / DECIMALS, Math.round(y * DECIMALS) / DECIMALS]);
  const [first] = points;
  return first === undefined ? [] : [...points, first];
};

const geometryOf = ({ outer, holes }: Polygon): PlanFeature["geometry"] => ({
  type: "Polygon",
  coordinates: [outer, ...holes].map(closed),
});

const featuresOf = (id: string | number, plan: Plan, rank: number): PlanFeature[] => {
  const base = { case: id, plan: rank };
  const lots = plan.lots.map(
    ({ number, polygon }): PlanFeature => ({
      type: "Feature",
      properties: { ...base, role: "lot", lot: number },
      geometry: geometryOf(polygon),
    }),
  );
  const strips = plan.ways
    .filter(({ form }) => form === "servitude")
    .flatMap(({ lot, polygon, width, form }) =>
      polygon.map(
        (piece): PlanFeature => ({
          type: "Feature",
          properties: { ...base, role: "access", lot, form, width_m: width },
          geometry: geometryOf(piece),
        }),
      ),
    );
  const faces = plan.faces.flatMap(({ role, polygon }): PlanFeature[] => {
    const served = plan.ways.filter(({ form }) => form === "commun").map(({ lot }) => lot);
    if (role === "cession") {
      return [{ type: "Feature", properties: { ...base, role: "cession", face: true }, geometry: geometryOf(polygon) }];
    }
    const [lot] = served;
    const lots = lot === undefined ? {} : { lot, lots: served };
    return [
      {
        type: "Feature",
        properties: { ...base, role: "access", ...lots, face: true, form: "commun" },
        geometry: geometryOf(polygon),
      },
    ];
  });
  return [...lots, ...strips, ...faces];
};

/** The plans of many cases as one collection in EPSG:2154 metres. */
export const plansGeojson = (cases: readonly { id: string | number; plans: readonly Plan[] }[]): PlansCollection => ({
  type: "FeatureCollection",
  crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::2154" } },
  features: cases.flatMap(({ id, plans }) => plans.flatMap((plan, rank) => featuresOf(id, plan, rank))),
});
