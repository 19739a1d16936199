import { type Polygon, roomiestPlace } from "@lotir/geometry";
import type { PlanObject } from "../document/plan-object.ts";
import { roleOf } from "./division-sheet.ts";

const polygonOf = ({ points, holes }: PlanObject): Polygon => ({ outer: points, holes });

const numberOf = ({ facts }: PlanObject): unknown =>
  (facts.division as { readonly lotNumber?: unknown } | undefined)?.lotNumber;

/** The names of lots where they are read: away from limits, from buildings and from ways. */
export const withLabelPlaces = (objects: readonly PlanObject[]): readonly PlanObject[] => {
  const obstacles = objects.filter(({ layer }) => layer === "buildings" || layer === "ways").map(polygonOf);
  return objects.map((object) => {
    if (object.kind !== "text" || roleOf(object.facts.division) !== "label") return object;
    const own = objects.filter(({ kind, facts }) => kind === "lot" && facts.lot?.number === numberOf(object));
    const at = roomiestPlace(own.map(polygonOf), obstacles) ?? roomiestPlace(own.map(polygonOf), []);
    return at === undefined ? object : { ...object, points: [at] };
  });
};
