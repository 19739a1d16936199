import { boundingBox } from "./bounding-box.ts";
import { polygonArea } from "./polygon-area.ts";
import type { MultiPolygon, Point, Polygon } from "./shapes.ts";

interface Span {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

const crossingsAt = (y: number, { outer, holes }: Polygon): number[] => {
  const crossings: number[] = [];
  for (const ring of [outer, ...holes]) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined && from[1] > y !== to[1] > y)
        crossings.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
      from = to;
    }
  }
  return crossings.sort((a, b) => a - b);
};

const widestSpanAt = (y: number, polygon: Polygon): Span => {
  let best: Span = { y, from: 0, to: 0 };
  const crossings = crossingsAt(y, polygon);
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = [crossings[index], crossings[index + 1]];
    if (to - from > best.to - best.from) best = { y, from, to };
  }
  return best;
};

// A line that passes through no vertex cuts the polygon in clean spans: half-way between two heights of vertices.
const heightsOf = (polygon: Polygon): number[] => {
  const { minY, maxY } = boundingBox(polygon);
  const levels = [...new Set([polygon.outer, ...polygon.holes].flat().map(([, y]) => y))].sort((a, b) => a - b);
  const middle = (minY + maxY) / 2;
  return levels
    .slice(1)
    .map((level, index) => (level + (levels[index] ?? level)) / 2)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .slice(0, 5);
};

/**
 * A point for certain inside the largest piece, near its middle, where a label reads well.
 * Undefined only for shapes without area.
 */
export const pointOnSurface = (pieces: MultiPolygon): Point | undefined => {
  const largest = pieces.reduce<Polygon | undefined>(
    (best, piece) => (best === undefined || polygonArea(piece) > polygonArea(best) ? piece : best),
    undefined,
  );
  if (largest === undefined) return undefined;
  const spans = heightsOf(largest).map((y) => widestSpanAt(y, largest));
  const widest = spans.reduce<Span | undefined>(
    (best, span) => (best === undefined || span.to - span.from > best.to - best.from ? span : best),
    undefined,
  );
  return widest && widest.to > widest.from ? [(widest.from + widest.to) / 2, widest.y] : undefined;
};
