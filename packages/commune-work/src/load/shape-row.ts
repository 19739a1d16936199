import { ewkbMultiPolygon, ewkbPoint } from "@lotir/database/row-values";
import {
  type CanonicalRings,
  canonicalRings,
  groundArea,
  type LonLatRings,
  type MultiPolygon,
  mendPolygon,
  type Projection,
  pointOnSurface,
  projectionFor,
} from "@lotir/geometry";

/** A source's shape made fit for measuring and storing. */
export interface StoredShape {
  readonly shape: MultiPolygon;
  readonly projection: Projection;
  readonly areaM2: number;
  readonly mended: boolean;
  /** Hexadecimal EWKB, EPSG:4326. */
  readonly ewkb: string;
  readonly centre: string;
}

const ringsOf = (shape: MultiPolygon, projection: Projection): LonLatRings =>
  shape.map(({ outer, holes }) => [outer, ...holes].map((ring) => ring.map(projection.toLonLat)));

/**
 * Mends and measures an outline; undefined when nothing with an area is left. A valid outline is stored with the very
 * coordinates of the source; what is stored is canonical, mended or not, and the database asserts its sense.
 */
export const storedShapeOf = (outline: CanonicalRings): StoredShape | undefined => {
  const first = outline[0]?.[0]?.[0];
  if (first === undefined) return undefined;
  const projection = projectionFor(first);
  const mending = mendPolygon(outline, projection);
  if (!mending.ok) return undefined;
  const { shape, mended } = mending.value;
  const place = pointOnSurface(shape);
  if (place === undefined) return undefined;
  return {
    shape,
    projection,
    areaM2: groundArea(shape, projection),
    mended,
    ewkb: ewkbMultiPolygon(mended ? canonicalRings(ringsOf(shape, projection)) : outline),
    centre: ewkbPoint(projection.toLonLat(place)),
  };
};
