import { failure, type Result, success } from "@lotir/foncier";
import type { Point } from "@lotir/geometry";
import type { DrawingFrame, DrawingLayer, Shape } from "../drawing/drawing.ts";
import { placeOf, UNKNOWN_PLACE } from "../drawing/drawing-place.ts";
import { layerName } from "../dxf/layer-name.ts";
import type { Survey, SurveyShape } from "./survey.ts";

/** How a survey in degrees stands on a plan: where it says. Undefined for one in metres, which two points must place. */
export const placedByDegrees = (
  { unit }: Survey,
  frame: DrawingFrame,
): Result<((point: Point) => Point) | undefined, string> => {
  if (unit !== "degrees") return success(undefined);
  const place = placeOf(frame);
  if (place === undefined) return failure(UNKNOWN_PLACE);
  return success(([lon, lat]) => place.fromPlane(place.projection.toPlanar([lon, lat])));
};

const STYLE = "imported";

const shapeOf = ({ points, closed, text, altitude }: SurveyShape, apply: (point: Point) => Point): Shape[] => {
  const placed = points.map(apply);
  const [first] = placed;
  if (first === undefined) return [];
  if (text !== null) return [{ kind: "text", style: STYLE, at: first, text, anchor: "start" }];
  if (placed.length === 1)
    return [
      altitude === null
        ? { kind: "symbol", style: STYLE, symbol: "cross", at: first }
        : {
            kind: "symbol",
            style: "level-surveyed",
            symbol: "level",
            at: first,
            altitude,
            text: altitude.toFixed(2).replace(".", ","),
          },
    ];
  return closed ? [{ kind: "area", style: STYLE, rings: [placed] }] : [{ kind: "line", style: STYLE, points: placed }];
};

/** A survey as layers of a drawing, under its own names, moved onto it. */
export const surveyLayers = ({ shapes }: Survey, apply: (point: Point) => Point): readonly DrawingLayer[] => {
  const layers = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const name = layerName(`IMPORT_${shape.layer}`);
    const known = layers.get(name) ?? [];
    known.push(...shapeOf(shape, apply));
    layers.set(name, known);
  }
  return [...layers].map(([name, drawn]) => ({ name, shapes: drawn }));
};
