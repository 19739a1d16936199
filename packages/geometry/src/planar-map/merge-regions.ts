import { type Loop, lastOf, loopArea, loopsOf, type Region, type Vertex } from "./region.ts";
import { isInsideLoop } from "./split-region.ts";

interface Side {
  readonly from: Vertex;
  readonly to: Vertex;
}

const placeOf = (vertex: Vertex): string => `${vertex.x},${vertex.y}`;

/** Edges that only one region holds: an edge between two of them is used once each way and goes. */
const outerSides = (regions: readonly Region[]): Map<string, Side> => {
  const sides = new Map<string, Side>();
  for (const region of regions) {
    for (const loop of loopsOf(region)) {
      let from = lastOf(loop);
      for (const to of loop) {
        const back = `${placeOf(to)}|${placeOf(from)}`;
        if (!sides.delete(back)) sides.set(`${placeOf(from)}|${placeOf(to)}`, { from, to });
        from = to;
      }
    }
  }
  return sides;
};

const turnOf = (a: Side, b: Side): number => {
  const [ux, uy] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [vx, vy] = [b.to.x - b.from.x, b.to.y - b.from.y];
  return Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
};

/** Chains sides into loops; where several leave the same corner, the sharpest turn left keeps pieces apart. */
const chain = (sides: Map<string, Side>): Loop[] => {
  const leaving = new Map<string, Side[]>();
  for (const side of sides.values()) {
    const place = placeOf(side.from);
    leaving.set(place, [...(leaving.get(place) ?? []), side]);
  }
  const left = new Set(sides.values());
  const loops: Loop[] = [];
  for (const seed of sides.values()) {
    if (!left.has(seed)) continue;
    const loop: Vertex[] = [];
    let side: Side | undefined = seed;
    while (side !== undefined && left.has(side)) {
      left.delete(side);
      loop.push(side.from);
      const here: Side = side;
      side = (leaving.get(placeOf(here.to)) ?? [])
        .filter((each) => left.has(each))
        .sort((a, b) => turnOf(here, b) - turnOf(here, a))[0];
    }
    loops.push(loop);
  }
  return loops;
};

/**
 * The union of faces of one map, by dropping the edges they share: exact, since they share their corners. Faces that do
 * not touch along an edge give several regions.
 */
export const mergeRegions = (regions: readonly Region[]): Region[] => {
  if (regions.length < 2) return [...regions];
  const loops = chain(outerSides(regions));
  const outers = loops.filter((loop) => loopArea(loop) > 0);
  const holes = loops.filter((loop) => loopArea(loop) < 0);
  return outers.map((outer) => ({
    outer,
    holes:
      outers.length === 1
        ? holes
        : holes.filter(([first]) => first !== undefined && isInsideLoop(first.x, first.y, outer)),
  }));
};
