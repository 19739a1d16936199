import type { Loop } from "@lotir/geometry";
import type { Site } from "../site/site.ts";

/** A corner and whether the edge that leaves it is road, private lane (no way in of its own), neighbour or the new line. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly side: "road" | "lane" | "neighbour" | "new";
}

interface Asked {
  readonly least: number;
  readonly clearance: number;
  readonly access: number;
  readonly width: number;
  readonly house: readonly [number, number];
  readonly fromRoad: number;
  readonly fromNeighbour: number;
}

const areaOf = (lot: readonly Corner[]): number =>
  lot.reduce((sum, a, i) => {
    const b = lot[(i + 1) % lot.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

const cornersOf = ({ ground, edges }: Site): Corner[] =>
  ground.outer.map(({ x, y, edge }) => {
    const { kind, grade } = edges[edge] ?? { kind: "inconnu" };
    if (kind === "voie" && grade !== "C") return { x, y, side: "road" };
    return { x, y, side: kind === "voie-privee" ? "lane" : "neighbour" };
  });

/** One half of a plot; undefined unless the line crosses its boundary exactly twice. */
const half = (plot: readonly Corner[], level: (corner: Corner) => number): Corner[] | undefined => {
  const lot: Corner[] = [];
  let crossings = 0;
  plot.forEach((a, i) => {
    const b = plot[(i + 1) % plot.length] ?? a;
    const [u, v] = [level(a), level(b)];
    if (u <= 0) lot.push(a);
    if (u <= 0 === v <= 0) return;
    crossings += 1;
    const share = u / (u - v);
    lot.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, side: u <= 0 ? "new" : a.side });
  });
  return crossings === 2 ? lot : undefined;
};

const toSegment = (p: Pick<Corner, "x" | "y">, a: Corner, b: Corner): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - share * dx, p.y - a.y - share * dy);
};

const isInside = (x: number, y: number, lot: readonly Corner[]): boolean =>
  lot.reduce((inside, a, i) => {
    const b = lot[(i + 1) % lot.length] ?? a;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside;
  }, false);

const frontageOf = (lot: readonly Corner[]): number => {
  let [best, run] = [0, 0];
  [...lot, ...lot].forEach((a, i) => {
    const b = lot[(i + 1) % lot.length] ?? a;
    run = a.side === "road" ? run + Math.hypot(b.x - a.x, b.y - a.y) : 0;
    best = Math.max(best, run);
  });
  return best;
};

/** Whether a rectangle of these sides stands in a lot, at its distances from every edge, in one of some attitudes. */
const standsIn = (lot: readonly Corner[], [width, depth]: readonly [number, number], asked: Asked): boolean => {
  const [xs, ys] = [lot.map(({ x }) => x), lot.map(({ y }) => y)];
  const setback = { road: asked.fromRoad, lane: asked.fromRoad, neighbour: asked.fromNeighbour, new: 0 };
  const isFree = (x: number, y: number): boolean =>
    isInside(x, y, lot) &&
    lot.every((a, i) => toSegment({ x, y }, a, lot[(i + 1) % lot.length] ?? a) >= setback[a.side]);
  for (const a of lot.filter(({ side }) => side === "new")) {
    const b = lot[(lot.indexOf(a) + 1) % lot.length] ?? a;
    const turn = Math.atan2(b.y - a.y, b.x - a.x);
    for (const angle of [turn, turn + Math.PI / 2]) {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const around = [0, 0.25, 0.5, 0.75, 1].flatMap((u) => [
        [u, 0] as const,
        [u, 1] as const,
        [0, u] as const,
        [1, u] as const,
      ]);
      for (let x = Math.min(...xs); x < Math.max(...xs); x += 1) {
        for (let y = Math.min(...ys); y < Math.max(...ys); y += 1) {
          const at = (u: number, v: number): boolean =>
            isFree(x + u * width * c - v * depth * s, y + u * width * s + v * depth * c);
          if (around.every(([u, v]) => at(u, v))) return true;
        }
      }
    }
  }
  return false;
};

/** Narrow side of the lot's tightest box among those along its edges. */
const widthOf = (lot: readonly Corner[]): number => {
  let best = { area: Infinity, side: 0 };
  lot.forEach((a, i) => {
    const b = lot[(i + 1) % lot.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length < 0.1) return;
    const [c, s] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const extent = (levels: readonly number[]): number => Math.max(...levels) - Math.min(...levels);
    const [u, v] = [extent(lot.map(({ x, y }) => x * c + y * s)), extent(lot.map(({ x, y }) => y * c - x * s))];
    if (u * v < best.area) best = { area: u * v, side: Math.min(u, v) };
  });
  return best.side;
};

const farFrom = (loop: Loop, line: readonly [Corner, Corner], least: number): boolean =>
  loop.every((corner, i) => {
    const next = loop[(i + 1) % loop.length] ?? corner;
    return [0, 0.25, 0.5, 0.75].every(
      (u) =>
        toSegment({ x: corner.x + (next.x - corner.x) * u, y: corner.y + (next.y - corner.y) * u }, ...line) >= least,
    );
  });

/**
 * Two lots by one straight line, each on the road by its own frontage, found by trying every line of a fan: nothing of the
 * engine is used. What it finds is a plan that the engine had to find; what it does not find proves nothing.
 */
export const bruteForce = (
  site: Site,
  asked: Asked,
  fan: { degrees: number; step: number },
): { readonly degrees: number; readonly t: number } | undefined => {
  const plot = cornersOf(site);
  const houses = site.obstacles.filter(({ role }) => role === "maison");
  // A hard annex that may stay with the house asks for its distance too.
  const walled = site.obstacles.filter(
    ({ role, solidity, area }) => role === "maison" || (role === "annexe" && solidity === "dur" && area > 20),
  );
  const all = site.obstacles.flatMap(({ loops }) => loops);
  for (let degrees = 0; degrees < 180; degrees += fan.degrees) {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const levels = plot.map(({ x, y }) => x * c + y * s);
    for (let t = Math.min(...levels) + fan.step; t < Math.max(...levels); t += fan.step) {
      const lots = [half(plot, ({ x, y }) => x * c + y * s - t), half(plot, ({ x, y }) => t - x * c - y * s)];
      const [low, high] = lots;
      if (low === undefined || high === undefined) continue;
      if (areaOf(low) < asked.least || areaOf(high) < asked.least) continue;
      if (frontageOf(low) < asked.access || frontageOf(high) < asked.access) continue;
      const start = low.findIndex(({ side }) => side === "new");
      const [a, b] = [low[start], low[(start + 1) % low.length]];
      if (a === undefined || b === undefined) continue;
      if (!walled.flatMap(({ loops }) => loops).every((loop) => farFrom(loop, [a, b], asked.clearance))) continue;
      const holds = (lot: readonly Corner[], loop: Loop): boolean => loop.every(({ x, y }) => isInside(x, y, lot));
      if (!all.every((loop) => holds(low, loop) || holds(high, loop))) continue;
      const fresh = [low, high].filter((lot) => !houses.some(({ loops }) => loops.some((loop) => holds(lot, loop))));
      if (fresh.every((lot) => widthOf(lot) >= asked.width && standsIn(lot, asked.house, asked))) return { degrees, t };
    }
  }
  return undefined;
};
