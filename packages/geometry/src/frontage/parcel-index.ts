import Flatbush from "flatbush";
import { boundingBox } from "../bounding-box.ts";
import { minimalRectangle } from "../minimal-rectangle.ts";
import { perimeter } from "../perimeter.ts";
import { multiPolygonArea } from "../polygon-area.ts";
import type { Box, MultiPolygon } from "../shapes.ts";

/** A parcel with what tells it from the others. */
export interface Parcel {
  readonly id: string;
  readonly shape: MultiPolygon;
}

/** A parcel made ready for thousands of questions. */
export interface IndexedParcel extends Parcel {
  readonly box: Box;
  readonly area: number;
  /** Every edge, holes included: x1, y1, x2, y2 and again. */
  readonly edges: Float64Array;
  /** Short side of the minimal rectangle, or the mean width of a bent lane when smaller. */
  readonly width: () => number;
}

/** The parcels of a commune, found by place. */
export interface ParcelIndex {
  readonly parcels: readonly IndexedParcel[];
  near(box: Box): IndexedParcel[];
}

const edgesOf = (shape: MultiPolygon): Float64Array => {
  const edges: number[] = [];
  for (const { outer, holes } of shape)
    for (const ring of [outer, ...holes])
      for (const [index, [x, y]] of ring.entries()) {
        const [nextX, nextY] = ring[index + 1] ?? ring[0] ?? [x, y];
        edges.push(x, y, nextX, nextY);
      }
  return Float64Array.from(edges);
};

// 2A/P is the width of a long lane however it bends; for a house's plot it is less than its sides, hence the minimum
// is read only together with a centreline inside (see road-index).
const widthOf = (shape: MultiPolygon): number => {
  const length = shape.reduce((sum, piece) => sum + perimeter(piece), 0);
  return Math.min(minimalRectangle(shape).short, length === 0 ? 0 : (2 * multiPolygonArea(shape)) / length);
};

const indexed = ({ id, shape }: Parcel): IndexedParcel => {
  let width: number | undefined;
  return {
    id,
    shape,
    box: boundingBox(shape),
    area: multiPolygonArea(shape),
    edges: edgesOf(shape),
    width: () => {
      width ??= widthOf(shape);
      return width;
    },
  };
};

/** Indexes parcels by place. They may overlap, leave gaps or be said twice. Empty shapes are left out. */
export const indexOf = (parcels: Iterable<Parcel>): ParcelIndex => {
  const ready = [...parcels].filter(({ shape }) => shape.length > 0).map(indexed);
  if (ready.length === 0) return { parcels: [], near: () => [] };
  const tree = new Flatbush(ready.length);
  for (const { box } of ready) tree.add(box.minX, box.minY, box.maxX, box.maxY);
  tree.finish();
  return {
    parcels: ready,
    near: (box) => tree.search(box.minX, box.minY, box.maxX, box.maxY).flatMap((rank) => ready[rank] ?? []),
  };
};
