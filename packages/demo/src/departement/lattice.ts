import type { Point } from "@lotir/geometry";
import type { Chance } from "../random.ts";

/** Metres between two streets, along and across. */
export const CELL = { width: 130, depth: 100 } as const;
/** Metres that a crossing strays from the drawing board. */
const STRAY = 9;

/** Crossings of streets, `cells` blocks along and across, in metres from the middle. */
export interface Lattice {
  readonly cells: number;
  readonly nodeAt: (column: number, row: number) => Point;
}

export const latticeOf = (cells: number, random: Chance): Lattice => {
  const across = cells + 1;
  const nodes = Array.from({ length: across * across }, (_, index): Point => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return [
      (column - cells / 2) * CELL.width + random.between(-STRAY, STRAY),
      (row - cells / 2) * CELL.depth + random.between(-STRAY, STRAY),
    ];
  });
  const nodeAt = (column: number, row: number): Point => {
    const node = nodes[row * across + column];
    if (node === undefined) throw new RangeError(`No crossing ${column} ${row} among ${cells}`);
    return node;
  };
  return { cells, nodeAt };
};

/** Metres from the middle to the furthest that ground may lie, along and across. */
export const reachOf = (cells: number): readonly [along: number, across: number] => [
  (cells * CELL.width) / 2 + STRAY,
  (cells * CELL.depth) / 2 + STRAY,
];

/** The outline of a rectangle of cells, through every crossing on it, counter-clockwise. */
export const outlineOf = (
  { nodeAt }: Lattice,
  { column, row, side }: { readonly column: number; readonly row: number; readonly side: number },
): readonly Point[] => {
  const steps = Array.from({ length: side }, (_, step) => step);
  return [
    ...steps.map((step) => nodeAt(column + step, row)),
    ...steps.map((step) => nodeAt(column + side, row + step)),
    ...steps.map((step) => nodeAt(column + side - step, row + side)),
    ...steps.map((step) => nodeAt(column, row + side - step)),
  ];
};

/** Ground between four streets: a place in it by shares along and across, 0 to 1, and its size in metres. */
export interface Block {
  readonly at: (along: number, across: number) => Point;
  readonly width: number;
  readonly depth: number;
}

/** The block of a cell, its streets left out. */
export const blockAt = ({ nodeAt }: Lattice, column: number, row: number, street: number): Block => {
  const [a, b, c, d] = [
    nodeAt(column, row),
    nodeAt(column + 1, row),
    nodeAt(column + 1, row + 1),
    nodeAt(column, row + 1),
  ];
  const [left, low] = [street / 2 / CELL.width, street / 2 / CELL.depth];
  const at = (along: number, across: number): Point => {
    const [u, v] = [left + along * (1 - 2 * left), low + across * (1 - 2 * low)];
    const mix = (axis: 0 | 1): number =>
      (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v;
    return [mix(0), mix(1)];
  };
  return { at, width: CELL.width - street, depth: CELL.depth - street };
};
