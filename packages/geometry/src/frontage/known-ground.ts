import Flatbush from "flatbush";
import { boundingBox } from "../bounding-box.ts";
import { union } from "../clip-polygons.ts";
import { distanceToSegment } from "../distance-to-segment.ts";
import { offset } from "../offset.ts";
import { pointInRing } from "../point-in-polygon.ts";
import type { MultiPolygon, Point, Ring } from "../shapes.ts";

/** Two parcels nearer than twice this are taken as facing each other over a street of the same commune. */
const CLOSING = 12;

/** Streets and plots vanish inside of a block of this side before blocks are joined: the work stays linear. */
const BLOCK = 400;

const blockOf = (shape: MultiPolygon): string => {
  const { minX, minY } = boundingBox(shape);
  return `${Math.floor(minX / BLOCK)} ${Math.floor(minY / BLOCK)}`;
};

const solid = (shape: MultiPolygon): MultiPolygon => shape.map(({ outer }) => ({ outer, holes: [] }));

/**
 * The outer limit of the ground that a set of parcels covers, streets up to 24 m wide included.
 * It stands for the commune's limit where none is published with the parcels.
 */
export const outlineOf = (parcels: Iterable<MultiPolygon>): MultiPolygon => {
  const blocks = [...Map.groupBy(parcels, blockOf).values()];
  // Joined before they grow: grown one by one, neighbours would cross each other all along.
  const grown = blocks.map((shapes) => solid(offset(solid(union(...shapes)), CLOSING, "mitred")));
  return solid(offset(solid(union(...grown)), -CLOSING, "mitred"));
};

const edgesOf = (rings: readonly Ring[]) =>
  rings.flatMap((ring) => ring.map((to, index) => [ring.at(index - 1) ?? to, to] as const));

/**
 * A test for `frontageOf`: true inside a limit and farther than `margin` metres (5 by default) from it. Nearer, the
 * parcel next door belongs to a commune that is not loaded.
 */
export const neighbourKnownInside = (limit: MultiPolygon, margin = 5): ((point: Point) => boolean) => {
  const rings = limit.map(({ outer }) => outer);
  const edges = edgesOf(rings);
  if (edges.length === 0) return () => false;
  const tree = new Flatbush(edges.length);
  for (const [a, b] of edges)
    tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
  tree.finish();
  const isNearLimit = ([x, y]: Point): boolean =>
    tree.search(x - margin, y - margin, x + margin, y + margin).some((rank) => {
      const edge = edges[rank];
      return edge !== undefined && distanceToSegment([x, y], edge[0], edge[1]) < margin;
    });
  return (point) => !isNearLimit(point) && rings.some((ring) => pointInRing(point, ring));
};
