import { type CanvasView, toCanvas } from "../canvas/canvas-view.ts";
import type { SpecAnnotation } from "../canvas/spec-annotation.ts";
import { divisionAnnotations } from "../division/division-annotations.ts";
import { CADASTRAL_LAYERS } from "../document/layers.ts";
import { inDrawingOrder, type PlanDocument } from "../document/plan-document.ts";
import type { ObjectKind, PlanObject } from "../document/plan-object.ts";

/** The seven types of the specification: what each kind of object is called there. */
const TYPES: Readonly<Record<ObjectKind, string>> = {
  parcel: "polygon",
  building: "polygon",
  road: "polygon",
  lot: "polygon",
  way: "polygon",
  limit: "line",
  network: "line",
  "non-divisible": "non-divisible",
  line: "line",
  rectangle: "rectangle",
  polygon: "polygon",
  circle: "circle",
  text: "text",
  measurement: "measurement",
};

/** Whether the specification counts an object among the annotations: the rest is `parcelData`. */
export const isAnnotation = ({ layer, locked }: Pick<PlanObject, "layer" | "locked">): boolean =>
  !(locked && CADASTRAL_LAYERS.includes(layer));

const isUpright = ({ points: [a, b, c, d] }: PlanObject): boolean =>
  a !== undefined &&
  b !== undefined &&
  c !== undefined &&
  d !== undefined &&
  a[1] === b[1] &&
  b[0] === c[0] &&
  c[1] === d[1] &&
  d[0] === a[0];

/** An upright rectangle is told by two opposite corners, as people draw it. */
const toldPoints = (object: PlanObject): PlanObject["points"] =>
  object.kind === "rectangle" && isUpright(object)
    ? object.points.filter((_, rank) => rank === 0 || rank === 2)
    : object.points;

const metadataOf = ({ kind, layer, closed, holes, rank, facts }: PlanObject): unknown => ({
  ...(typeof facts.metadata === "object" && facts.metadata !== null ? facts.metadata : {}),
  ...(facts.refusal ?? {}),
  lotir: { kind, layer, closed, holes, rank, facts },
});

export const toAnnotation = (object: PlanObject, view: CanvasView): SpecAnnotation => ({
  id: object.id,
  type: TYPES[object.kind],
  points: toldPoints(object).map((point) => toCanvas(point, view)),
  color: object.color,
  fillColor: object.fill,
  strokeWidth: object.width,
  strokeDasharray: object.dash,
  text: object.text,
  fontSize: object.fontSize,
  fontWeight: object.fontWeight,
  visible: object.visible,
  locked: object.locked,
  metadata: metadataOf(object),
});

/** What is drawn on a plan, in the words of the specification, from the one drawn under all others. */
export const toAnnotations = (document: PlanDocument, view: CanvasView): SpecAnnotation[] => {
  const division = divisionAnnotations(document, view);
  return inDrawingOrder(document.objects.filter(isAnnotation)).map((object) => {
    const told = toAnnotation(object, view);
    const own = division.get(object.id);
    if (own === undefined) return told;
    // What the engine hung on it stands as it is, or it would not be read back.
    return { ...told, points: own.points, metadata: { ...(told.metadata as object), ...(own.metadata as object) } };
  });
};
