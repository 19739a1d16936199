import { failure, type Result, success } from "@lotir/foncier";
import type { Drawing } from "../drawing/drawing.ts";
import { placeOf, UNKNOWN_PLACE } from "../drawing/drawing-place.ts";
import { placedShapes } from "./placed-shapes.ts";

/** A drawing as features in degrees (RFC 7946); a French sentence where its plane is not known. */
export const drawingToGeojson = (drawing: Drawing): Result<string, string> => {
  const place = placeOf(drawing.frame);
  if (place === undefined) return failure(UNKNOWN_PLACE);
  const features = placedShapes(drawing, place).map(({ geometry, ...properties }) => ({
    type: "Feature",
    geometry,
    properties,
  }));
  const { title, sources, date } = drawing;
  return success(JSON.stringify({ type: "FeatureCollection", title: title.title, sources, date, features }));
};
