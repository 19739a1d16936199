import type { LonLatBox, Outline, RoutedConnectors } from "@lotir/connectors";
import { ewkbMultiPolygon } from "@lotir/database/row-values";
import {
  canonicalRings,
  intersection,
  type MultiPolygon,
  mendPolygon,
  nearLimit,
  offset,
  type Projection,
  projectionFor,
} from "@lotir/geometry";
import { boundsOf } from "./bounds-of.ts";

/** How far beyond the limit of a commune the ground of the next ones is loaded, m. */
const BESIDE_M = 60;
/** The same in degrees, with room: what is asked by box. */
const BESIDE_DEGREES = 0.001;

/** A commune that comes within reach of another's limit. */
export interface NextCommune {
  readonly codeInsee: string;
  /** Its ground within reach of that limit, hexadecimal EWKB. */
  readonly ground: string;
}

/** What lies beyond the limit of a commune. */
export interface GroundBeside {
  readonly communes: readonly NextCommune[];
  /** The commune itself as the same source draws it, so that no seam is left between them; empty where it does not. */
  readonly own: readonly NextCommune[];
  /** Whether a shape lies near enough to the limit to be kept. */
  isNear(outline: Outline): boolean;
}

const boxBeside = (contour: Outline): LonLatBox | undefined => {
  const bounds = boundsOf([contour]);
  if (bounds === undefined) return undefined;
  const [west, south, east, north] = bounds;
  return {
    west: west - BESIDE_DEGREES,
    south: south - BESIDE_DEGREES,
    east: east + BESIDE_DEGREES,
    north: north + BESIDE_DEGREES,
  };
};

const isWithin = (outline: Outline, box: LonLatBox): boolean => {
  const bounds = boundsOf([outline]);
  if (bounds === undefined) return false;
  const [west, south, east, north] = bounds;
  return west <= box.east && east >= box.west && south <= box.north && north >= box.south;
};

const planarOf = (outline: Outline, { toPlanar }: Projection): MultiPolygon =>
  outline.map(([outer = [], ...holes]) => ({
    outer: outer.slice(0, -1).map(toPlanar),
    holes: holes.map((hole) => hole.slice(0, -1).map(toPlanar)),
  }));

const shapeOf = (outline: Outline, projection: Projection): MultiPolygon | undefined => {
  const mending = mendPolygon(outline, projection);
  return mending.ok ? mending.value.shape : undefined;
};

/**
 * Which communes come within 60 m of a commune's limit, and how to tell what lies there; undefined where no source says it:
 * what is beyond the limit is then unknown, never empty.
 */
export const groundBesideOf = async (
  routed: RoutedConnectors,
  { codeInsee, contour }: { readonly codeInsee: string; readonly contour: Outline | undefined },
): Promise<GroundBeside | undefined> => {
  const [at] = contour?.[0]?.[0] ?? [];
  const box = contour && boxBeside(contour);
  if (contour === undefined || at === undefined || box === undefined) return undefined;
  const projection = projectionFor(at);
  const limit = shapeOf(contour, projection);
  if (limit === undefined) return undefined;
  const asked = await routed.of(codeInsee).fetchCommunesAround({ box });
  if (!asked.ok) return undefined;
  const reached = offset(limit, BESIDE_M);
  const ground = asked.value.value.flatMap(({ codeInsee: code, contour: theirs }): NextCommune[] => {
    const shape = shapeOf(theirs, projection);
    const common = shape && intersection(reached, shape);
    if (common === undefined || common.length === 0) return [];
    const rings = common.map(({ outer, holes }) => [outer, ...holes].map((ring) => ring.map(projection.toLonLat)));
    return [{ codeInsee: code, ground: ewkbMultiPolygon(canonicalRings(rings)) }];
  });
  const isReached = nearLimit(limit, BESIDE_M);
  return {
    own: ground.filter(({ codeInsee: code }) => code === codeInsee),
    communes: ground.filter(({ codeInsee: code }) => code !== codeInsee),
    isNear: (outline) => isWithin(outline, box) && isReached(planarOf(outline, projection)),
  };
};
