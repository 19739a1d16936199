import type { Point } from "@lotir/geometry";
import { isSurvey, type PlanObject } from "@lotir/plan";
import type { Level, NetworkKind, PieceGround, PieceNetwork } from "./piece-ground.ts";

/** What people and the surveyor put on a plan beside its lots. */
type Known = Pick<PieceGround, "levels" | "networks" | "trees" | "hydrants" | "surveyed">;

const layerOf = ({ facts }: PlanObject): string => {
  const { surveyLayer } = (facts.metadata ?? {}) as { readonly surveyLayer?: unknown };
  return typeof surveyLayer === "string" ? surveyLayer : "";
};

/** A surveyor writes an altitude alone, with its decimals; a mountain of France is no higher. */
const SURVEYED = /^-?\d{1,4}[.,]\d{1,3}$/;
/** What a member writes is said to be one: « NGF 12,35 ». */
const TYPED = /^(?:NGF|alt(?:itude)?\.?|Z)\s*[:=]?\s*(-?\d{1,4}(?:[.,]\d{1,3})?)\s*(?:m|NGF)?$/i;
const HIGHEST = 4_810;

const metresIn = (text: string): number => Number(text.replace(",", "."));

const levelIn = (object: PlanObject): Level | undefined => {
  const text = object.text?.trim() ?? "";
  const [at] = object.points;
  if (object.kind !== "text" || at === undefined) return undefined;
  const source = isSurvey(object) ? "surveyed" : "typed";
  const written = SURVEYED.test(text) && source === "surveyed" ? text : TYPED.exec(text)?.[1];
  if (written === undefined) return undefined;
  const altitude = metresIn(written);
  return Math.abs(altitude) <= HIGHEST ? { at, altitude, source } : undefined;
};

/** By the name of a layer, or by what is written on a line. */
const NETWORKS: readonly (readonly [RegExp, NetworkKind])[] = [
  [/\b(EP|pluvia)/i, "rainwater"],
  [/\b(EU|AEU|assainiss|us[ée]es|tout.?l.?[ée]gout)/i, "sewer"],
  [/\b(AEP|eau|water)/i, "water"],
  [/([ée]lec|\bEDF|enedis|\bBT\b|\bHTA\b)/i, "electricity"],
  [/(t[ée]l[ée]|fibre|orange|\bPTT\b|\bFT\b)/i, "telecom"],
];

/** Letters of DXF layers are joined by underscores and hyphens. */
const words = (text: string): string => text.replaceAll(/[_-]+/g, " ");

const networkKind = (text: string): NetworkKind | undefined =>
  NETWORKS.find(([pattern]) => pattern.test(words(text)))?.[1];

const networkIn = (object: PlanObject): PieceNetwork | undefined => {
  if (object.points.length < 2 || object.kind === "circle") return undefined;
  const kind = networkKind(`${layerOf(object)} ${object.text ?? ""}`);
  if (object.layer === "networks") return { kind: kind ?? "other", points: object.points };
  return isSurvey(object) && kind !== undefined ? { kind, points: object.points } : undefined;
};

const TREE = /(arbre|v[ée]g[ée]t|tree)/i;
const HYDRANT = /(hydrant|incendie|\bPI\b|\bBI\b)/i;

/** A point of the survey is a small ring on its layer. */
const spotsOn = (objects: readonly PlanObject[], pattern: RegExp): Known["trees"] =>
  objects.flatMap((object) => {
    const [at] = object.points;
    const isSpot = isSurvey(object) && object.kind === "circle" && pattern.test(words(layerOf(object)));
    return isSpot && at !== undefined ? [{ at, text: null }] : [];
  });

const surveyedLines = (objects: readonly PlanObject[]): readonly (readonly Point[])[] =>
  objects.flatMap((object) => {
    const isLine = isSurvey(object) && (object.kind === "line" || object.kind === "polygon");
    if (!isLine || networkIn(object) !== undefined) return [];
    const [first] = object.points;
    return object.points.length < 2 || first === undefined
      ? []
      : [object.closed ? [...object.points, first] : object.points];
  });

/** Levels, networks, trees, hydrants and lines of the survey, each where it was put; what nobody put is absent. */
export const knownOnPlan = (objects: readonly PlanObject[]): Known => {
  const visible = objects.filter((object) => object.visible);
  return {
    levels: visible.flatMap((object) => levelIn(object) ?? []),
    networks: visible.flatMap((object) => networkIn(object) ?? []),
    trees: spotsOn(visible, TREE),
    hydrants: spotsOn(visible, HYDRANT),
    surveyed: surveyedLines(visible),
  };
};
