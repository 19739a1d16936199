import type { AccessForm } from "@lotir/contract";
import {
  accessFormsOf,
  type BrokenPromise,
  brokenPromises,
  clearAreaOf,
  type DrawnLane,
  drawSheet,
  type Lot,
  laneOf,
  letterOf,
  type Plan,
  type Program,
  planCompliance,
  redrawPlan,
} from "@lotir/division";
import type { MultiPolygon, Point, Polygon } from "@lotir/geometry";
import type { ComplianceCell } from "@lotir/plu";
import { type KnownLot, lotPriceAt } from "./lot-price.ts";
import type { OpenedGround } from "./opened-ground.ts";

/** A lot as the editor draws it, metres of the ground's plane. */
export interface DrawnLot {
  readonly number: number;
  readonly letter: string;
  readonly polygon: Polygon;
  readonly areaM2: number;
  readonly frontageM: number;
  readonly widthM: number;
  readonly keepsHouse: boolean;
  readonly envelope: MultiPolygon;
  readonly envelopeM2: number | null;
  readonly houseM2: number | null;
  readonly priceEur: number | null;
  readonly lowEur: number | null;
  readonly highEur: number | null;
}

export interface DrawnCut {
  readonly from: Point;
  readonly to: Point;
  readonly lengthM: number;
}

/** A plan drawn from its program, with all that changes while a line moves. */
export interface DrawnPlan {
  readonly program: Program;
  readonly lots: readonly DrawnLot[];
  readonly ways: readonly {
    readonly lot: number;
    readonly form: AccessForm;
    readonly widthM: number;
    readonly shape: MultiPolygon;
  }[];
  readonly faces: readonly { readonly role: string; readonly polygon: Polygon; readonly areaM2: number }[];
  readonly cuts: readonly DrawnCut[];
  readonly broken: readonly BrokenPromise[];
  readonly compliance: readonly ComplianceCell[];
  readonly procedure: "DP" | "PA";
  readonly procedureLabel: string;
  readonly lane: DrawnLane | null;
  readonly clearM2: number;
  readonly forms: readonly string[];
}

const LABELS: Readonly<Record<Plan["procedure"]["kind"], string>> = {
  "declaration-prealable": "Déclaration préalable",
  "permis-d-amenager": "Permis d'aménager",
  aucune: "Aucune autorisation",
  "a-confirmer": "Procédure à confirmer",
};

/** Envelopes are in the site's own frame: brought to the plane, as everything else. */
const onPlane = (shape: MultiPolygon, { origin }: OpenedGround["site"]): MultiPolygon => {
  const move = (ring: readonly Point[]): Point[] => ring.map(([x, y]): Point => [x + origin.x, y + origin.y]);
  return shape.map(({ outer, holes }) => ({ outer: move(outer), holes: holes.map(move) }));
};

const shownEnvelope = ({ envelope }: Lot, { rules }: OpenedGround) => {
  if (envelope === undefined) return undefined;
  const reading = rules.appreciation.value;
  if (reading !== "inconnu") return reading === "lot" ? envelope.lot : envelope.ensemble;
  return envelope.lot.area <= envelope.ensemble.area ? envelope.lot : envelope.ensemble;
};

const drawnLot = (lot: Lot, opened: OpenedGround, known: readonly KnownLot[]): DrawnLot => {
  const envelope = shownEnvelope(lot, opened);
  const priced = lotPriceAt(
    opened.ground.prices,
    { areaM2: lot.area.ground, keepsHouse: lot.keepsHouse },
    known[lot.number - 1],
  );
  return {
    number: lot.number,
    letter: letterOf(lot.number),
    polygon: lot.polygon,
    areaM2: lot.area.ground,
    frontageM: lot.frontage,
    widthM: lot.body.width,
    keepsHouse: lot.keepsHouse,
    envelope: envelope === undefined ? [] : onPlane(envelope.shape, opened.site),
    envelopeM2: envelope?.area ?? null,
    houseM2: envelope?.house ?? null,
    priceEur: priced?.priceEur ?? null,
    lowEur: priced?.lowEur ?? null,
    highEur: priced?.highEur ?? null,
  };
};

/** The two ends of each cut, in the order of `cutsOf`: what a hand takes hold of. */
const limitsOf = ({ ground, site }: OpenedGround, program: Program): readonly DrawnCut[] => {
  const { scale, parcels } = site.request;
  const drawn = drawSheet({ epsg: ground.epsg, origin: ground.origin, scale, parcels, program });
  if (!drawn.ok) return [];
  return drawn.value.cuts.map(({ from, to }) => ({
    from,
    to,
    lengthM: Math.hypot(to[0] - from[0], to[1] - from[1]) / scale,
  }));
};

/** A program drawn, measured and judged; undefined where it does not cut the ground as it must. */
export const drawPlan = (
  opened: OpenedGround,
  program: Program,
  known: readonly KnownLot[] = [],
): DrawnPlan | undefined => {
  const drawn = redrawPlan(opened.site, program, { rules: opened.rules, wish: opened.wish });
  if (!drawn.ok) return undefined;
  const { plan, faults } = drawn.value;
  const measured = { site: opened.site, rules: opened.rules, buildings: opened.buildings };
  return {
    program: plan.program,
    lots: plan.lots.map((lot) => drawnLot(lot, opened, known)),
    ways: plan.ways.map(({ lot, form, width, polygon }) => ({ lot, form, widthM: width, shape: polygon })),
    faces: plan.faces.map(({ role, polygon, area }) => ({ role, polygon, areaM2: area })),
    cuts: limitsOf(opened, plan.program),
    broken: brokenPromises(plan, opened.rules, faults),
    compliance: opened.zoneRules === null ? [] : planCompliance(plan, opened.zoneRules, measured),
    procedure: plan.procedure.kind === "permis-d-amenager" ? "PA" : "DP",
    procedureLabel: LABELS[plan.procedure.kind],
    lane: laneOf(plan),
    clearM2: clearAreaOf(plan),
    forms: accessFormsOf(plan),
  };
};
