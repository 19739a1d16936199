import { failure, type Result, success } from "@lotir/foncier";
import type { Point, Ring } from "@lotir/geometry";
import { OBJECT_KINDS, PLAN_LAYERS, type PlanDocument, type PlanObject, planObject } from "@lotir/plan";

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null ? (value as Fields) : undefined;
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const numberOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

const pointOf = (value: unknown): Point | undefined => {
  const [x, y] = Array.isArray(value) ? value.map(numberOf) : [];
  return typeof x === "number" && typeof y === "number" ? [x, y] : undefined;
};

const ringOf = (value: unknown): Ring | undefined => {
  const points = Array.isArray(value) ? value.map(pointOf) : [undefined];
  return points.every((point) => point !== undefined) ? points : undefined;
};

const lookOf = (given: Fields): Partial<PlanObject> => {
  const { color, fill, width, dash, text, fontSize, fontWeight, rank } = given;
  return {
    ...(typeof color === "string" ? { color } : {}),
    ...(numberOf(width) === null ? {} : { width: Number(width) }),
    ...(typeof given.closed === "boolean" ? { closed: given.closed } : {}),
    ...(given.visible === false ? { visible: false } : {}),
    fill: textOf(fill),
    dash: textOf(dash),
    text: textOf(text),
    fontSize: numberOf(fontSize),
    fontWeight: textOf(fontWeight),
    rank: numberOf(rank) ?? 0,
    facts: (fieldsOf(given.facts) ?? {}) as PlanObject["facts"],
  };
};

const objectOf = (value: unknown): PlanObject | undefined => {
  const given = fieldsOf(value) ?? {};
  const kind = OBJECT_KINDS.find((each) => each === given.kind);
  const layer = PLAN_LAYERS.find((each) => each === given.layer);
  const points = ringOf(given.points);
  const holes = Array.isArray(given.holes) ? given.holes.map(ringOf) : [];
  const id = textOf(given.id);
  if (kind === undefined || layer === undefined || points === undefined || id === null) return undefined;
  if (!holes.every((hole) => hole !== undefined)) return undefined;
  return planObject({ ...lookOf(given), id, kind, layer, points, holes });
};

/** A plan as the API shows it (`frame` and `objects`), each object alone or with its version; a French sentence else. */
export const readPlanFile = (value: unknown): Result<PlanDocument, string> => {
  const given = fieldsOf(fieldsOf(value)?.data) ?? fieldsOf(value) ?? {};
  const frame = fieldsOf(given.frame) ?? {};
  const origin = pointOf(frame.origin);
  const [epsg, scale] = [numberOf(frame.epsg), numberOf(frame.scale)];
  if (origin === undefined || epsg === null || scale === null || scale <= 0)
    return failure("Ce fichier n'est pas un plan : son repère manque (frame : epsg, origin, scale).");
  if (!Array.isArray(given.objects)) return failure("Ce fichier n'est pas un plan : ses objets manquent (objects).");
  const objects = given.objects.map((each) => objectOf(fieldsOf(each)?.object ?? each));
  const bad = objects.indexOf(undefined);
  if (bad >= 0) return failure(`L'objet ${bad + 1} du plan est illisible (id, kind, layer, points attendus).`);
  return success({ frame: { epsg, origin, scale }, objects: objects.filter((object) => object !== undefined) });
};
