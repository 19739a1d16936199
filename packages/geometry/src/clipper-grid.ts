import { Clipper, type ClipType, FillRule, type Path64, type Paths64, type PolyPath64, PolyTree64 } from "clipper2-ts";
import { boundingBox } from "./bounding-box.ts";
import { pointInRing } from "./point-in-polygon.ts";
import type { MultiPolygon, Point, Polygon, Ring } from "./shapes.ts";
import { signedArea } from "./signed-area.ts";

/** A local integer grid for clipper2, which rounds every point it makes: 10 µm for a site, 0.1 mm beyond 5 km. */
export interface ClipperGrid {
  readonly origin: Point;
  /** Grid steps per metre. */
  readonly steps: number;
}

export const gridAround = (...shapes: readonly MultiPolygon[]): ClipperGrid => {
  const { minX, minY, maxX, maxY } = boundingBox(shapes.flat());
  if (minX > maxX) return { origin: [0, 0], steps: 1e5 };
  return {
    origin: [Math.floor((minX + maxX) / 2), Math.floor((minY + maxY) / 2)],
    steps: Math.max(maxX - minX, maxY - minY) > 5_000 ? 1e4 : 1e5,
  };
};

const pathOf = (ring: Ring, { origin, steps }: ClipperGrid): Path64 =>
  ring.map(([x, y]) => ({ x: Math.round((x - origin[0]) * steps), y: Math.round((y - origin[1]) * steps) }));

/** One ring on the grid, turned counter-clockwise or clockwise: clipper reads a winding, not our outer and holes. */
const orientedPath = (ring: Ring, sign: 1 | -1, grid: ClipperGrid): Path64 =>
  pathOf(signedArea(ring) * sign < 0 ? ring.toReversed() : ring, grid);

export const toPaths = (shape: MultiPolygon, grid: ClipperGrid): Paths64 =>
  shape.flatMap(({ outer, holes }) => [
    orientedPath(outer, 1, grid),
    ...holes.map((hole) => orientedPath(hole, -1, grid)),
  ]);

const ringOf = (path: Path64, sign: 1 | -1, { origin, steps }: ClipperGrid): Ring => {
  const ring = path.map(({ x, y }): Point => [origin[0] + x / steps, origin[1] + y / steps]);
  return signedArea(ring) * sign < 0 ? ring.toReversed() : ring;
};

const childrenOf = (node: PolyPath64): PolyPath64[] =>
  Array.from({ length: node.count }, (_, index) => node.child(index));

/** Every ring under a node. */
const ringsUnder = (node: PolyPath64): Path64[] =>
  childrenOf(node).flatMap((child) => [child.poly ?? [], ...ringsUnder(child)]);

/** Clipper winds outer rings one way and holes the other, whatever its tree says of who holds whom. */
const isOuter = (path: Path64): boolean => Clipper.area(path) > 0;

const isWellNested = (node: PolyPath64): boolean =>
  childrenOf(node).every((outer) => {
    const holes = childrenOf(outer);
    return isOuter(outer.poly ?? []) && holes.every((hole) => !isOuter(hole.poly ?? []) && isWellNested(hole));
  });

const nested = (node: PolyPath64, grid: ClipperGrid): Polygon[] =>
  childrenOf(node).flatMap((outer) => {
    const holes = childrenOf(outer);
    return [
      {
        outer: ringOf(outer.poly ?? [], 1, grid),
        holes: holes.map((hole) => ringOf(hole.poly ?? [], -1, grid)),
      },
      ...holes.flatMap((hole) => nested(hole, grid)),
    ];
  });

/** Middles of sides decide: a hole may touch its outer ring by its corners. */
const holds = (outer: Ring, hole: Ring): boolean => {
  const middles = hole.map(([x, y], index): Point => {
    const [nextX, nextY] = hole[(index + 1) % hole.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  return 2 * middles.filter((middle) => pointInRing(middle, outer)).length > hole.length;
};

/** Each hole in the smallest ring that holds it. */
const renested = (paths: readonly Path64[], grid: ClipperGrid): Polygon[] => {
  const outers = paths.filter(isOuter).map((path) => ringOf(path, 1, grid));
  const smallestFirst = outers.toSorted((a, b) => signedArea(a) - signedArea(b));
  const holes = Map.groupBy(
    paths.filter((path) => !isOuter(path)).map((path) => ringOf(path, -1, grid)),
    (hole) => smallestFirst.find((outer) => holds(outer, hole)),
  );
  return outers.map((outer) => ({ outer, holes: holes.get(outer) ?? [] }));
};

/**
 * Reads clipper's rings back as polygons. Its tree now and then takes a hole for an outer ring of its own (clipper2-ts
 * 2.0, a square cut out of a shape cut along its side), which would add land where there is none: windings decide.
 */
export const polygonsOf = (tree: PolyPath64, grid: ClipperGrid): Polygon[] =>
  isWellNested(tree) ? nested(tree, grid) : renested(ringsUnder(tree), grid);

export interface Clipping {
  readonly operation: ClipType;
  readonly subject: Paths64;
  readonly clip?: Paths64;
}

/** Runs one boolean operation (non-zero winding) and reads its nested rings back as polygons. */
export const clipOnGrid = ({ operation, subject, clip }: Clipping, grid: ClipperGrid): MultiPolygon => {
  const tree = new PolyTree64();
  Clipper.booleanOpWithPolyTree(operation, subject, clip ?? null, tree, FillRule.NonZero);
  return polygonsOf(tree, grid);
};
