import { Clipper, type ClipType, FillRule, type Path64, type Paths64, type PolyPath64, PolyTree64 } from "clipper2-ts";
import { boundingBox } from "./bounding-box.ts";
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

/** Reads clipper's nested rings back as polygons. */
export const polygonsOf = (node: PolyPath64, grid: ClipperGrid): Polygon[] =>
  childrenOf(node).flatMap((outer) => {
    const holes = childrenOf(outer);
    return [
      {
        outer: ringOf(outer.poly ?? [], 1, grid),
        holes: holes.map((hole) => ringOf(hole.poly ?? [], -1, grid)),
      },
      ...holes.flatMap((hole) => polygonsOf(hole, grid)),
    ];
  });

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
