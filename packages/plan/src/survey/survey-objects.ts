import type { Point } from "@lotir/geometry";
import { type PlanObject, planObject } from "../document/plan-object.ts";

/** One object of somebody else's plan. */
export interface SurveyedShape {
  readonly layer: string;
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly text: string | null;
  /** Metres, of a single point that has one. */
  readonly altitude: number | null;
}

const INK = "#B03A77";
/** A surveyed point is a small ring on the ground, m. */
const SPOT_M = 0.15;
/** Pixels of the canvas. */
const LETTERS = 11;
/** An object of a plan holds no more: a longer line goes on in the next one. */
const MOST_POINTS = 4_000;

type Drawn = Pick<PlanObject, "kind" | "points"> & Partial<PlanObject>;

const written = (at: Point, text: string): Drawn => ({ kind: "text", points: [at], text, fontSize: LETTERS });

const spot = (at: Point): Drawn => ({ kind: "circle", points: [at, [at[0] + SPOT_M, at[1]]] });

const lines = (points: readonly Point[], closed: boolean): Drawn[] => {
  if (closed && points.length > 2 && points.length <= MOST_POINTS) return [{ kind: "polygon", points }];
  const [first] = points;
  const all = closed && first !== undefined ? [...points, first] : points;
  const pieces: Drawn[] = [];
  for (let start = 0; start < all.length - 1; start += MOST_POINTS - 1)
    pieces.push({ kind: "line", points: all.slice(start, start + MOST_POINTS) });
  return pieces;
};

const words = (text: string): string => text.replaceAll(/\p{Cc}/gu, " ").trim();

const drawnOf = ({ points, closed, text, altitude }: SurveyedShape): Drawn[] => {
  const [first] = points;
  if (first === undefined) return [];
  if (text !== null) return words(text) === "" ? [] : [written(first, words(text))];
  if (points.length > 1) return lines(points, closed);
  return altitude === null ? [spot(first)] : [spot(first), written(first, altitude.toFixed(2).replace(".", ","))];
};

interface Laying {
  readonly apply: (point: Point) => Point;
  readonly newId: () => string;
}

/** A surveyor's plan as objects of a plan, on a layer of its own: held in place, since it was measured. */
export const surveyObjects = (shapes: readonly SurveyedShape[], { apply, newId }: Laying): readonly PlanObject[] =>
  shapes.flatMap((shape) =>
    drawnOf({ ...shape, points: shape.points.map(apply) }).map((drawn, rank) =>
      planObject({
        id: newId(),
        layer: "survey",
        color: INK,
        width: 1,
        locked: true,
        rank,
        facts: { metadata: { surveyLayer: words(shape.layer) } },
        ...drawn,
      }),
    ),
  );

/** What came with a surveyor's plan. */
export const isSurvey = ({ layer }: Pick<PlanObject, "layer">): boolean => layer === "survey";
