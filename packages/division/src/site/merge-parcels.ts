import {
  type Loop,
  lastOf,
  loopArea,
  loopsOf,
  mergeRegions,
  type Origin,
  type Polygon,
  type Region,
  type Ring,
  toGrid,
  turned,
  type Vertex,
} from "@lotir/geometry";

/** Corners nearer than this are one corner, in grid steps: 2 mm. */
const SAME = 200;
/** A corner this near to another parcelle's edge stands on it, in grid steps: 2 cm. */
const JOINT = 2_000;

const gridLoop = (ring: Ring, origin: Origin): Vertex[] => {
  const loop: Vertex[] = [];
  for (const point of ring) {
    const { x, y } = toGrid(point, origin);
    const previous = loop[loop.length - 1];
    if (previous === undefined || Math.hypot(x - previous.x, y - previous.y) > SAME) loop.push({ x, y, edge: 0 });
  }
  const [first] = loop;
  const last = lastOf(loop);
  if (first !== undefined && loop.length > 1 && Math.hypot(first.x - last.x, first.y - last.y) <= SAME) loop.pop();
  return loop;
};

export const regionOnGrid = (polygon: Polygon, origin: Origin): Region => ({
  outer: turned(gridLoop(polygon.outer, origin), "counter-clockwise"),
  holes: polygon.holes
    .map((hole) => turned(gridLoop(hole, origin), "clockwise"))
    .filter((hole) => hole.length > 2 && loopArea(hole) !== 0),
});

const moved = (vertex: Vertex, others: readonly Vertex[]): Vertex => {
  const near = others.find((other) => Math.hypot(other.x - vertex.x, other.y - vertex.y) <= JOINT);
  return near === undefined ? vertex : { x: near.x, y: near.y, edge: vertex.edge };
};

const withCorners = (loop: Loop, corners: readonly Vertex[]): Vertex[] => {
  const tied: Vertex[] = [];
  let a = lastOf(loop);
  for (const b of loop) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    const from = a;
    const on = corners
      .map((corner) => ({ corner, s: ((corner.x - from.x) * dx + (corner.y - from.y) * dy) / length }))
      .filter(({ corner, s }) => {
        const across = Math.abs((corner.x - from.x) * dy - (corner.y - from.y) * dx) / length;
        return s > JOINT && s < length - JOINT && across <= JOINT;
      })
      .sort((p, q) => p.s - q.s);
    for (const { corner } of on) tied.push({ x: corner.x, y: corner.y, edge: from.edge });
    tied.push(b);
    a = b;
  }
  return tied.filter((vertex, index) => {
    const next = tied[(index + 1) % tied.length];
    return next === undefined || next.x !== vertex.x || next.y !== vertex.y;
  });
};

const cornersOf = (regions: readonly Region[]): Vertex[] => regions.flatMap((region) => loopsOf(region).flat());

const onto = (region: Region, loop: (loop: Loop) => Loop): Region => ({
  outer: loop(region.outer),
  holes: region.holes.map(loop),
});

/**
 * Joins the parcelles of one request: corners within 2 cm are the same corner, and a corner on a neighbour's edge becomes
 * a corner of it. Several regions come back when the parcelles do not all touch along an edge.
 */
export const mergeParcels = (parcels: readonly Region[]): readonly Region[] => {
  if (parcels.length === 1) return parcels;
  const settled: Region[] = [];
  for (const parcel of parcels) {
    const corners = cornersOf(settled);
    settled.push(onto(parcel, (loop) => loop.map((vertex) => moved(vertex, corners))));
  }
  const tied = settled.map((parcel, index) => {
    const corners = cornersOf(settled.filter((_, other) => other !== index));
    return onto(parcel, (loop) => withCorners(loop, corners));
  });
  return mergeRegions(tied);
};
