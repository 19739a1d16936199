import { type Box, boundingBox, boxesMeet, type LocalFrame, type MultiPolygon } from "@lotir/geometry";
import type { StoredBatiment } from "./described-commune.ts";
import { onPlane } from "./plane.ts";

export interface PlacedBuilding {
  /** Stable within one load of the layer. */
  readonly id: string;
  readonly kind: string | null;
  readonly shape: MultiPolygon;
  readonly box: Box;
}

export interface BuildingIndex {
  readonly all: readonly PlacedBuilding[];
  near(box: Box): PlacedBuilding[];
}

/** Side of a cell, in metres: a street block or two. */
const CELL = 100;

const cellsOf = ({ minX, minY, maxX, maxY }: Box): string[] => {
  const cells: string[] = [];
  for (let column = Math.floor(minX / CELL); column <= Math.floor(maxX / CELL); column += 1)
    for (let line = Math.floor(minY / CELL); line <= Math.floor(maxY / CELL); line += 1)
      cells.push(`${column} ${line}`);
  return cells;
};

/** Puts buildings on the plane, found by cells of 100 m. */
export const buildingIndex = (batiments: readonly StoredBatiment[], plane: LocalFrame): BuildingIndex => {
  const cells = new Map<string, PlacedBuilding[]>();
  const all = batiments.map(({ kind, shape: stored }, rank): PlacedBuilding => {
    const shape = onPlane(stored, plane);
    return { id: `b${rank + 1}`, kind, shape, box: boundingBox(shape) };
  });
  for (const building of all) {
    for (const cell of cellsOf(building.box)) cells.set(cell, [...(cells.get(cell) ?? []), building]);
  }
  const near = (box: Box): PlacedBuilding[] => {
    const found = new Set(cellsOf(box).flatMap((cell) => cells.get(cell) ?? []));
    return [...found].filter((building) => boxesMeet(building.box, box));
  };
  return { all, near };
};
