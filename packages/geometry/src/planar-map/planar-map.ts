import { roundVertex } from "./grid.ts";
import { type Line, type Loop, lastOf, loopsOf, type Region, type Vertex } from "./region.ts";
import { splitRegion } from "./split-region.ts";

/**
 * A site cut into faces on the integer grid. Two faces that touch hold the same corners along their common line, and
 * the site holds every corner of its faces on its boundary: areas add up as integers.
 */
export interface PlanarMap {
  readonly site: Region;
  readonly faces: readonly Region[];
}

interface Knot {
  readonly from: Vertex;
  readonly to: Vertex;
  readonly at: Vertex;
}

/** A map of one face. The region must already be on the grid. */
export const planarMap = (site: Region): PlanarMap => ({ site, faces: [site] });

const samePlace = (a: Vertex, b: Vertex): boolean => a.x === b.x && a.y === b.y;

const knotsOf = (face: Region, line: Line): Knot[] => {
  const knots: Knot[] = [];
  for (const loop of loopsOf(face)) {
    let from = lastOf(loop);
    for (const to of loop) {
      const da = line.nx * from.x + line.ny * from.y - line.t;
      const db = line.nx * to.x + line.ny * to.y - line.t;
      if (da < 0 !== db < 0) {
        const share = da / (da - db);
        const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, edge: from.edge };
        knots.push({ from, to, at: roundVertex(at) });
      }
      from = to;
    }
  }
  return knots;
};

const knot = (loop: Loop, knots: readonly Knot[]): Loop => {
  const tied: Vertex[] = [];
  let before = lastOf(loop);
  let changed = false;
  for (const vertex of loop) {
    for (const { from, to, at } of knots) {
      const onEdge =
        (samePlace(before, from) && samePlace(vertex, to)) || (samePlace(before, to) && samePlace(vertex, from));
      if (!onEdge || samePlace(at, from) || samePlace(at, to)) continue;
      tied.push({ x: at.x, y: at.y, edge: before.edge });
      changed = true;
    }
    tied.push(vertex);
    before = vertex;
  }
  return changed ? tied : loop;
};

const knotRegion = (region: Region, knots: readonly Knot[]): Region => ({
  outer: knot(region.outer, knots),
  holes: region.holes.length === 0 ? region.holes : region.holes.map((hole) => knot(hole, knots)),
});

const settle = (loop: Loop): Loop => {
  const rounded = loop.map(roundVertex);
  return rounded.filter((vertex, index) => {
    const next = rounded[(index + 1) % rounded.length];
    return next === undefined || !samePlace(vertex, next);
  });
};

const settleRegion = (region: Region): Region => ({ outer: settle(region.outer), holes: region.holes.map(settle) });

const isFace = (region: Region): boolean => region.outer.length >= 3;

/** What a cut made: the map after it, and the pieces that replace the face (places in `map.faces`). */
export interface FaceCut {
  readonly map: PlanarMap;
  readonly below: readonly number[];
  readonly above: readonly number[];
}

/**
 * Cuts one face along a line given in grid units. The ends are rounded to the grid once, and inserted in every loop
 * that shares the edge they fall on, the site's included. The first piece takes the place of the face, the others come
 * at the end of the list.
 */
export const cutFace = (map: PlanarMap, index: number, cut: { line: Line; tag: number }): FaceCut => {
  const face = map.faces[index];
  if (face === undefined) throw new RangeError(`No face ${index} in a map of ${map.faces.length}`);
  const knots = knotsOf(face, cut.line);
  const split = splitRegion(face, cut.line, cut.tag);
  const below = split.below.map(settleRegion).filter(isFace);
  const above = split.above.map(settleRegion).filter(isFace);
  const faces = map.faces.map((other, i) => (i === index ? other : knotRegion(other, knots)));
  const places = [...below, ...above].map((piece, i) => {
    if (i > 0) return faces.push(piece) - 1;
    faces[index] = piece;
    return index;
  });
  return {
    map: { site: knotRegion(map.site, knots), faces },
    below: places.slice(0, below.length),
    above: places.slice(below.length),
  };
};
