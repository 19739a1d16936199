import { CanvasAnnotation, type DivisionPlan, ParcelGeometry } from "@lotir/contract";
import { type AnnotationOptions, type PlanSheet, readSheet, toAnnotations } from "@lotir/division";
import { localFrame, type MultiPolygon, type Point, projectionOf } from "@lotir/geometry";

const onPlane = (geometry: ParcelGeometry, { epsg, origin }: PlanSheet): MultiPolygon => {
  const projection = projectionOf(epsg);
  if (projection === undefined) return [];
  const plane = localFrame(projection, origin);
  const ring = (positions: readonly (readonly number[])[]): Point[] =>
    positions.slice(0, -1).map(([lon = 0, lat = 0]) => plane.toPlanar([lon, lat]));
  const pieces = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return pieces.map(([outer = [], ...holes]) => ({ outer: ring(outer), holes: holes.map(ring) }));
};

interface Carried {
  readonly sheet: unknown;
  readonly access?: readonly unknown[] | undefined;
}

const waysOf = ({ access = [] }: Carried, sheet: PlanSheet): NonNullable<AnnotationOptions["ways"]> =>
  access.flatMap((way) => {
    const { lot, geometry } = (way ?? {}) as Partial<DivisionPlan["access"][number]>;
    const shape = ParcelGeometry.safeParse(geometry);
    return shape.success && typeof lot === "number" ? [{ lot, shape: onPlane(shape.data, sheet) }] : [];
  });

/** A plan of the wire as canvas annotations; undefined when it carries no sheet that can be drawn. */
export const annotationsOf = (
  plan: Carried,
  options: Pick<AnnotationOptions, "labels" | "measurements">,
): CanvasAnnotation[] | undefined => {
  const sheet = readSheet(plan.sheet);
  if (sheet === undefined) return undefined;
  const annotations = toAnnotations(sheet, { ...options, ways: waysOf(plan, sheet) });
  return annotations.ok ? annotations.value.map((each) => CanvasAnnotation.parse(each)) : undefined;
};
