import {
  CORRECTABLE,
  type ComplianceCell,
  type DivisionLot,
  type DivisionPlan,
  type DivisionProposal,
  type DivisionRemedy,
  type RuleCorrection as WireCorrection,
} from "@lotir/contract";
import {
  clearAreaOf,
  type Envelope,
  type Lot,
  type LotEnvelope,
  letterOf,
  type Plan,
  type PlanSheet,
} from "@lotir/division";
import {
  type GeojsonShape,
  localFrame,
  type MultiPolygon,
  type Point,
  type Projection,
  projectionOf,
  toGeojson,
} from "@lotir/geometry";
import { WHOLE_OPERATION } from "@lotir/plu";
import type { DividedParcelle, RuleCorrection } from "@lotir/territory";
import { annexSentences } from "./annex-sentences.ts";
import { askedToWire } from "./asked-of-plan.ts";
import {
  accessSentence,
  capSentence,
  doubtedRefusal,
  hypothesisToWire,
  joinSentences,
  lotsSentence,
  PROCEDURES,
  remarkSentence,
  remedySentence,
  withRemainder,
} from "./division-sentences.ts";

/** The plane that plans of a divided ground are drawn in. */
export const planeOf = ({ epsg, origin }: Pick<DividedParcelle, "epsg" | "origin">): Projection => {
  const projection = projectionOf(epsg);
  if (projection === undefined) throw new RangeError(`Unknown projection ${epsg}`);
  return localFrame(projection, origin);
};

const shapeToWire = (shape: MultiPolygon, plane: Projection): GeojsonShape | null =>
  shape.length === 0 ? null : toGeojson(shape, plane);

type Reading = DividedParcelle["rules"]["appreciation"]["value"];

/** Where houses may stand under the reading of R.151-21 that the règlement gives; where it gives none, the stricter one. */
export const shownEnvelope = ({ lot, ensemble }: LotEnvelope, reading: Reading): Envelope => {
  if (reading !== "inconnu") return reading === "lot" ? lot : ensemble;
  return lot.area <= ensemble.area ? lot : ensemble;
};

/** The commune's plane, in which plans are drawn, and the site's own, in which envelopes are. */
interface Frames {
  readonly plane: Projection;
  readonly site: Projection;
}

const framesOf = (divided: DividedParcelle): Frames => {
  const plane = planeOf(divided);
  return { plane, site: localFrame(plane, divided.siteOrigin) };
};

const lotToWire = (lot: Lot, frames: Frames, reading: Reading): DivisionLot => {
  const envelope = lot.envelope && shownEnvelope(lot.envelope, reading);
  return {
    letter: letterOf(lot.number),
    number: lot.number,
    geometry: toGeojson([lot.polygon], frames.plane),
    areaM2: lot.area.ground,
    contenanceM2: lot.area.contenance ?? null,
    frontageM: lot.frontage,
    keepsHouse: lot.keepsHouse,
    annexes: lot.annexes.map(({ area, fate, cutFrom }) => ({ areaM2: area, fate, isCutOff: cutFrom !== undefined })),
    buildings: lot.buildings.length,
    envelope: envelope === undefined ? null : shapeToWire(envelope.shape, frames.site),
    envelopeM2: envelope?.area ?? null,
    houseM2: envelope?.house ?? null,
    priceEur: null,
    priceLowEur: null,
    priceHighEur: null,
    priceConfidence: null,
    priceLevel: null,
  };
};

const positionIn = (plane: Projection, point: Point): [number, number] => {
  const [lon, lat] = plane.toLonLat(point);
  return [lon, lat];
};

type Judged = DividedParcelle["compliance"][number][number];

const complianceToWire = ({ rule, lot, verdict, reason, quote, page, article }: Judged): ComplianceCell => ({
  rule,
  lot: lot === WHOLE_OPERATION ? null : letterOf(Number(lot)),
  verdict,
  reason,
  quote: quote ?? null,
  page: page ?? null,
  article: article ?? null,
});

interface DrawnIn extends Frames {
  readonly ground: Omit<PlanSheet, "program">;
  readonly compliance: DividedParcelle["compliance"];
  readonly reading: Reading;
}

export const planTitle = ({ lots, remainder }: Plan): string =>
  withRemainder(
    lotsSentence(lots.map(({ area, keepsHouse }) => ({ areaM2: area.ground, keepsHouse }))),
    remainder?.area.ground ?? null,
  );

const facesOf = ({ faces, remainder }: Plan) => [
  ...faces,
  ...(remainder === undefined
    ? []
    : [{ role: "reliquat" as const, polygon: remainder.polygon, area: remainder.area.ground }]),
];

const planToWire = (plan: Plan, rank: number, { compliance, ground, reading, ...frames }: DrawnIn): DivisionPlan => ({
  id: String(rank),
  title: planTitle(plan),
  labels: [...plan.labels],
  lots: plan.lots.map((lot) => lotToWire(lot, frames, reading)),
  remainderM2: plan.remainder?.area.ground ?? null,
  clearM2: clearAreaOf(plan),
  access: plan.ways.map((way) => ({
    lot: way.lot,
    form: way.form,
    geometry: shapeToWire(way.polygon, frames.plane),
    widthM: way.width,
    lengthM: way.length,
    dwellings: way.dwellings,
    grade: way.grade,
    sentence: accessSentence(way),
  })),
  faces: facesOf(plan).map(({ role, polygon, area }) => ({
    role,
    geometry: toGeojson([polygon], frames.plane),
    areaM2: area,
  })),
  cuts: plan.cuts.map(({ from, to, length }) => ({
    line: [positionIn(frames.plane, from), positionIn(frames.plane, to)],
    lengthM: length,
  })),
  procedure: {
    kind: plan.procedure.kind,
    label: PROCEDURES[plan.procedure.kind],
    article: plan.procedure.article,
    because: plan.procedure.because,
    unless: [...plan.procedure.unless],
    architect: plan.procedure.architect,
  },
  compliance: (compliance[rank] ?? []).map(complianceToWire),
  quality: plan.quality,
  program: plan.program,
  sheet: { ...ground, program: plan.program } satisfies PlanSheet,
});

/** The ground of a parcel as a stored plan keeps it. */
const groundOf = ({ epsg, origin, request, asked }: DividedParcelle): DrawnIn["ground"] => ({
  epsg,
  origin,
  scale: request.scale,
  parcels: request.parcels.map(({ id, polygon }) => ({ id, polygon })),
  asked: askedToWire(asked),
});

const drawnIn = (divided: DividedParcelle): DrawnIn => ({
  ...framesOf(divided),
  ground: groundOf(divided),
  compliance: divided.compliance,
  reading: divided.rules.appreciation.value,
});

/** The changes that gave a plan, each with that plan. */
export const remediesToWire = (divided: DividedParcelle): DivisionRemedy[] =>
  divided.remedies.map((remedy, rank) => ({
    kind: remedy.kind,
    from: remedy.from,
    to: remedy.to,
    sentence: remedySentence(remedy),
    plan: planToWire(remedy.plan, rank, { ...drawnIn(divided), compliance: [] }),
  }));

const sentenceOf = ({ proposal }: DividedParcelle): string => {
  const [best] = proposal.plans;
  if (best === undefined) return "Aucun plan de division trouvé pour ce terrain.";
  return planTitle(best);
};

/** A correction in the unit that people type it in. */
const correctionToWire = ({ rule, value, unit, reason }: RuleCorrection): WireCorrection => {
  const { label } = CORRECTABLE[rule];
  return { rule, label, value: unit === "%" ? Math.round(value * 1e4) / 100 : value, unit, reason };
};

/** The engine's answer for a screen: degrees, letters, and a French sentence for each fact. */
export const divisionToWire = (divided: DividedParcelle): DivisionProposal => {
  const { proposal, rules, areas, remarks, joinable, ms } = divided;
  const sheet = drawnIn(divided);
  return {
    verdict: proposal.verdict,
    sentence: sentenceOf(divided),
    caps: proposal.caps.map((cap) => ({ kind: cap.kind, sentence: capSentence(cap) })),
    hypotheses: proposal.hypotheses.map((rule) => hypothesisToWire(rule, rules)),
    zone: divided.zoneName ?? null,
    corrections: divided.corrected.map(correctionToWire),
    plans: proposal.plans.map((plan, rank) => planToWire(plan, rank, sheet)),
    refusals: proposal.refusals.map((refusal) => ({
      code: refusal.code,
      lots: refusal.lots,
      measured: refusal.measured,
      needed: refusal.needed,
      missing: refusal.missing,
      unit: refusal.unit,
      sentence: doubtedRefusal(refusal, rules, proposal.hypotheses),
    })),
    remarks: [
      ...remarks.map(remarkSentence),
      ...(proposal.plans[0] === undefined ? [] : annexSentences(proposal.plans[0])),
      ...joinSentences(joinable),
    ],
    joinable: [...joinable],
    areas: {
      mapM2: areas.map,
      groundM2: areas.ground,
      contenanceM2: areas.contenance ?? null,
      ratio: areas.ratio ?? null,
    },
    partial: proposal.partial,
    ms,
  };
};
