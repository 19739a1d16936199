import type { Point } from "@lotir/geometry";

const CELL = 24;
const ON_EDGE = 0.002;

const cellsOf = (from: Point, to: Point): readonly string[] => {
  const [minX, maxX] = [Math.min(from[0], to[0]) - 1, Math.max(from[0], to[0]) + 1];
  const [minY, maxY] = [Math.min(from[1], to[1]) - 1, Math.max(from[1], to[1]) + 1];
  const cells: string[] = [];
  for (let x = Math.floor(minX / CELL); x <= Math.floor(maxX / CELL); x += 1)
    for (let y = Math.floor(minY / CELL); y <= Math.floor(maxY / CELL); y += 1) cells.push(`${x},${y}`);
  return cells;
};

/** Where a point falls along a segment, from 0 to 1, when it lies on it and is none of its ends. */
const shareOn = (point: Point, from: Point, to: Point): number | undefined => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return undefined;
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / squared;
  const length = Math.sqrt(squared);
  if (share * length < ON_EDGE || (1 - share) * length < ON_EDGE) return undefined;
  const away = Math.abs((point[0] - from[0]) * dy - (point[1] - from[1]) * dx) / length;
  return away < ON_EDGE ? share : undefined;
};

/** Every line with the corners of the others that lie on it: where one ends on another, both know the place. */
export const nodeLines = (lines: readonly (readonly Point[])[]): readonly (readonly Point[])[] => {
  const corners = new Map<string, Point[]>();
  for (const point of lines.flat()) {
    const key = `${Math.floor(point[0] / CELL)},${Math.floor(point[1] / CELL)}`;
    const cell = corners.get(key);
    if (cell === undefined) corners.set(key, [point]);
    else cell.push(point);
  }
  return lines.map((line) =>
    line.flatMap((from, index) => {
      const to = line[index + 1];
      if (to === undefined) return [from];
      const found = new Map<number, Point>();
      for (const cell of cellsOf(from, to))
        for (const point of corners.get(cell) ?? []) {
          const share = shareOn(point, from, to);
          if (share !== undefined) found.set(Math.round(share * 1e9), point);
        }
      return [from, ...[...found].toSorted(([a], [b]) => a - b).map(([, point]) => point)];
    }),
  );
};

/** The same for closed lines: two neighbouring plots then share every corner of the line between them. */
export const nodeRings = (rings: readonly (readonly Point[])[]): readonly (readonly Point[])[] =>
  nodeLines(rings.map((ring) => [...ring, ...ring.slice(0, 1)])).map((ring) => ring.slice(0, -1));

const SAME_PLACE = 0.05;

/**
 * The same closed lines with corners closer than 5 cm brought together, everywhere at once: a neighbour that shared
 * one of them still does. Seven decimals of a degree could not tell them apart without crossing lines.
 */
export const settledRings = (rings: readonly (readonly Point[])[]): readonly (readonly Point[])[] => {
  const places = new Map<string, Point[]>();
  const cellAt = (x: number, y: number): string => `${x},${y}`;
  const settle = (point: Point): Point => {
    const [column, row] = [Math.floor(point[0] / SAME_PLACE), Math.floor(point[1] / SAME_PLACE)];
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1) {
        const known = places
          .get(cellAt(x, y))
          ?.find((each) => Math.hypot(each[0] - point[0], each[1] - point[1]) < SAME_PLACE);
        if (known !== undefined) return known;
      }
    const key = cellAt(column, row);
    places.set(key, [...(places.get(key) ?? []), point]);
    return point;
  };
  return rings.map((ring) => {
    const settled = ring.map(settle);
    return settled.filter((point, index) => point !== settled[(index + 1) % settled.length]);
  });
};
