import { failure, type Result, success } from "@lotir/foncier";
import { distance, type Point } from "@lotir/geometry";
import { type CanvasView, fromCanvas } from "../canvas/canvas-view.ts";
import type { SentAnnotation } from "../canvas/spec-annotation.ts";
import { PLAN_LAYERS, type PlanLayer } from "../document/layers.ts";
import { rectangleBetween } from "../document/measure.ts";
import {
  OBJECT_KINDS,
  type ObjectFacts,
  type ObjectKind,
  type PlanObject,
  planObject,
} from "../document/plan-object.ts";

/** Why an annotation is none of a plan. */
export interface BadAnnotation {
  readonly kind: "unknown-type" | "too-few-points" | "not-finite" | "no-text";
  readonly annotation: string;
}

/** The types of both editors of the specification. */
const KINDS: Readonly<Record<string, ObjectKind>> = {
  rectangle: "rectangle",
  circle: "circle",
  line: "line",
  measurement: "measurement",
  text: "text",
  polygon: "polygon",
  "non-divisible": "non-divisible",
  lot: "lot",
  servitude: "way",
};

const LEAST_POINTS: Partial<Readonly<Record<ObjectKind, number>>> = {
  polygon: 3,
  lot: 3,
  way: 3,
  building: 3,
  parcel: 3,
  "non-divisible": 1,
  text: 1,
};
const USUAL_LAYER: Partial<Readonly<Record<ObjectKind, PlanLayer>>> = { lot: "lots", limit: "lots", way: "ways" };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((each) => each === value);

interface Carried {
  readonly kind: ObjectKind | undefined;
  readonly layer: PlanLayer | undefined;
  readonly closed: boolean | undefined;
  readonly rank: number | undefined;
  readonly holes: PlanObject["holes"];
  readonly facts: ObjectFacts;
}

const NOTHING: Carried = {
  kind: undefined,
  layer: undefined,
  closed: undefined,
  rank: undefined,
  holes: [],
  facts: {},
};

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((figure) => Number.isFinite(figure));

const holesIn = (value: unknown): PlanObject["holes"] =>
  Array.isArray(value) ? value.filter((ring): ring is Point[] => Array.isArray(ring) && ring.every(isPoint)) : [];

/** What we hung on an annotation ourselves; from anybody else, its metadata is kept whole. */
const carriedBy = (metadata: unknown): Carried => {
  const own = isFields(metadata) ? metadata.lotir : undefined;
  if (!isFields(own)) return metadata == null ? NOTHING : { ...NOTHING, facts: { metadata } };
  const { kind, layer, closed, rank, facts } = own;
  return {
    kind: isOneOf(OBJECT_KINDS, kind) ? kind : undefined,
    layer: isOneOf(PLAN_LAYERS, layer) ? layer : undefined,
    closed: typeof closed === "boolean" ? closed : undefined,
    rank: typeof rank === "number" && Number.isFinite(rank) ? rank : undefined,
    holes: holesIn(own.holes),
    facts: isFields(facts) ? (facts as ObjectFacts) : {},
  };
};

/** Pixels that say the same place to a thousandth of a millimetre say it exactly. */
const SAME_PLACE_M = 1e-6;

const settled = (points: readonly Point[], standing: PlanObject | undefined): readonly Point[] => {
  if (standing === undefined || standing.points.length !== points.length) return points;
  return points.map((point, rank) => {
    const known = standing.points[rank] ?? point;
    return distance(known, point) < SAME_PLACE_M ? known : point;
  });
};

const fault = (kind: BadAnnotation["kind"], { id }: SentAnnotation): Result<never, BadAnnotation> =>
  failure({ kind, annotation: id });

/**
 * The object behind an annotation. `standing`: the object of that id, as the plan has it; a point that the canvas did not
 * move keeps its metres to the last bit.
 */
export const fromAnnotation = (
  sent: SentAnnotation,
  view: CanvasView,
  standing?: PlanObject,
): Result<PlanObject, BadAnnotation> => {
  const { kind: own, layer, closed, rank, holes, facts } = carriedBy(sent.metadata);
  const kind = own ?? KINDS[sent.type];
  if (kind === undefined) return fault("unknown-type", sent);
  if (sent.points.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))) return fault("not-finite", sent);
  if (sent.points.length < (LEAST_POINTS[kind] ?? 2)) return fault("too-few-points", sent);
  if (kind === "text" && (sent.text ?? "").trim() === "") return fault("no-text", sent);
  const told = sent.points.map((point) => fromCanvas(point, view));
  const [first, second] = told;
  const isPair = kind === "rectangle" && told.length === 2 && first !== undefined && second !== undefined;
  const points = settled(isPair ? rectangleBetween(first, second) : told, standing);
  const usual = planObject({ id: sent.id, kind, layer: layer ?? USUAL_LAYER[kind] ?? "annotations", points });
  return success({
    ...usual,
    holes,
    closed: closed ?? usual.closed,
    color: sent.color ?? usual.color,
    fill: sent.fillColor ?? null,
    width: sent.strokeWidth ?? usual.width,
    dash: sent.strokeDasharray ?? null,
    text: sent.text ?? null,
    fontSize: sent.fontSize ?? null,
    fontWeight: sent.fontWeight ?? null,
    visible: sent.visible ?? true,
    locked: sent.locked ?? false,
    rank: rank ?? standing?.rank ?? 0,
    facts,
  });
};
