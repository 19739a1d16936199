import type { Vertex } from "@lotir/geometry";

const turns = (a: Vertex, b: Vertex, c: Vertex): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const halfHull = (sorted: readonly Vertex[]): Vertex[] => {
  const chain: Vertex[] = [];
  for (const vertex of sorted) {
    for (;;) {
      const b = chain[chain.length - 1];
      const a = chain[chain.length - 2];
      if (a === undefined || b === undefined || turns(a, b, vertex) > 0) break;
      chain.pop();
    }
    chain.push(vertex);
  }
  chain.pop();
  return chain;
};

const isConvex = (loop: readonly Vertex[]): boolean => {
  let a = loop[loop.length - 2];
  let b = loop[loop.length - 1];
  for (const c of loop) {
    if (a === undefined || b === undefined || turns(a, b, c) < 0) return false;
    a = b;
    b = c;
  }
  return true;
};

/** Corners that turn inwards are inside the hull: sorting is what costs. */
const outwardCorners = (loop: readonly Vertex[]): Vertex[] => {
  const kept: Vertex[] = [];
  let a = loop[loop.length - 2];
  let b = loop[loop.length - 1];
  for (const c of loop) {
    if (a !== undefined && b !== undefined && turns(a, b, c) >= 0) kept.push(b);
    a = b;
    b = c;
  }
  return kept;
};

/** From west to east, then south to north: an insertion sort, the quickest on the handful of corners a plot has. */
const westToEast = (vertices: Vertex[]): Vertex[] => {
  for (let index = 1; index < vertices.length; index += 1) {
    const vertex = vertices[index];
    if (vertex === undefined) continue;
    let at = index;
    for (; at > 0; at -= 1) {
      const before = vertices[at - 1];
      if (before === undefined || before.x < vertex.x || (before.x === vertex.x && before.y <= vertex.y)) break;
      vertices[at] = before;
    }
    vertices[at] = vertex;
  }
  return vertices;
};

/** Convex hull of a counter-clockwise loop: the search's own, which gives a loop already convex back as it is. */
export const hullOf = (vertices: readonly Vertex[]): readonly Vertex[] => {
  if (isConvex(vertices)) return vertices;
  const sorted = westToEast(outwardCorners(vertices));
  const lower = halfHull(sorted);
  return [...lower, ...halfHull(sorted.reverse())];
};
