import type { MultiPolygon, Point, Polygon } from "@lotir/geometry";

/** A rectangle to stand a house in, and which standard footprints fit. Metres. */
export interface RectangleFit {
  readonly width: number;
  readonly depth: number;
  readonly corners: readonly Point[];
  /** Standard footprints that fit, in the order asked. */
  readonly fits: readonly boolean[];
  /** Where each of them stands: in one corner of the room found for it, then in the opposite one. Empty when none fits. */
  readonly stands: readonly (readonly (readonly Point[])[])[];
}

/** A house's footprint on the ground, metres. */
export interface Footprint {
  readonly width: number;
  readonly depth: number;
}

const COLUMNS = 24;

interface Span {
  readonly low: number;
  readonly high: number;
}

const turn = (polygon: Polygon, cos: number, sin: number): Point[][] =>
  [polygon.outer, ...polygon.holes].map((ring) => ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]));

/** Longest stretch inside a polygon along the vertical just beside an abscissa. */
const spanAt = (rings: readonly Point[][], x: number): Span | undefined => {
  const crossings: number[] = [];
  for (const ring of rings) {
    let a = ring[ring.length - 1];
    for (const b of ring) {
      if (a !== undefined && a[0] < x !== b[0] < x) crossings.push(a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]));
      a = b;
    }
  }
  crossings.sort((p, q) => p - q);
  let best: Span | undefined;
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [low, high] = [crossings[index] ?? 0, crossings[index + 1] ?? 0];
    if (best === undefined || high - low > best.high - best.low) best = { low, high };
  }
  return best;
};

interface Found {
  area: number;
  x0: number;
  x1: number;
  low: number;
  high: number;
  /** The first room found for each footprint, and the footprint as it lies in it. */
  readonly rooms: (Room | undefined)[];
}

interface Room {
  readonly x0: number;
  readonly x1: number;
  readonly low: number;
  readonly high: number;
  readonly across: number;
  readonly up: number;
}

const sweep = (rings: readonly Point[][], footprints: readonly Footprint[], asked?: "first-room"): Found => {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const [min, max] = [Math.min(...xs), Math.max(...xs)];
  const even = Array.from({ length: COLUMNS + 1 }, (_, i) => min + ((max - min) * i) / COLUMNS);
  const gap = (max - min) * 1e-9 + 1e-7;
  const stops = [...new Set([...even, ...xs.flatMap((x) => [x - gap, x + gap])])].sort((a, b) => a - b);
  const columns = stops.map((x) => ({ x, span: spanAt(rings, x) }));
  const found: Found = { area: 0, x0: 0, x1: 0, low: 0, high: 0, rooms: footprints.map(() => undefined) };
  for (const [start, { x: x0, span }] of columns.entries()) {
    let [low, high] = [span?.low ?? Infinity, span?.high ?? -Infinity];
    // Nothing that starts here can be larger than what is left to the right of it, at this height.
    const isBeaten = (max - x0) * (high - low) <= found.area;
    if (isBeaten && found.rooms.every((room) => room !== undefined)) continue;
    for (const column of columns.slice(start)) {
      if (column.span === undefined) break;
      low = Math.max(low, column.span.low);
      high = Math.min(high, column.span.high);
      if (high <= low) break;
      const [across, up] = [column.x - x0, high - low];
      footprints.forEach(({ width, depth }, index) => {
        if (found.rooms[index] !== undefined) return;
        const room = { x0, x1: column.x, low, high };
        if (across >= width && up >= depth) found.rooms[index] = { ...room, across: width, up: depth };
        else if (across >= depth && up >= width) found.rooms[index] = { ...room, across: depth, up: width };
      });
      if (asked === "first-room" && found.rooms[0] !== undefined) return found;
      if (across * up > found.area) Object.assign(found, { area: across * up, x0, x1: column.x, low, high });
    }
  }
  return found;
};

const box = ({ x0, x1, low, high }: Pick<Room, "x0" | "x1" | "low" | "high">, cos: number, sin: number): Point[] => {
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos];
  return [back(x0, low), back(x1, low), back(x1, high), back(x0, high)];
};

const cornersOf = ({ x0, x1, low, high, across, up }: Room, cos: number, sin: number): Point[][] => [
  box({ x0, x1: x0 + across, low, high: low + up }, cos, sin),
  box({ x0: x1 - across, x1, low: high - up, high }, cos, sin),
];

/** The first place found for one footprint along a direction, searched no further; undefined when it fits nowhere. */
export const roomFor = (shape: MultiPolygon, direction: number, footprint: Footprint): readonly Point[] | undefined => {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  for (const polygon of shape) {
    const [room] = sweep(turn(polygon, cos, sin), [footprint], "first-room").rooms;
    if (room !== undefined) return cornersOf(room, cos, sin)[0];
  }
  return undefined;
};

/**
 * The largest rectangle found inside a shape along the given directions (radians), a lower bound that is exact for the
 * columns tried, and which footprints fit somewhere along them. Undefined in an empty shape.
 */
export const largestRectangle = (
  shape: MultiPolygon,
  directions: readonly number[],
  footprints: readonly Footprint[],
): RectangleFit | undefined => {
  let best: { found: Found; cos: number; sin: number } | undefined;
  const stands: (readonly (readonly Point[])[])[] = footprints.map(() => []);
  for (const polygon of shape) {
    for (const direction of directions) {
      const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
      const found = sweep(turn(polygon, cos, sin), footprints);
      found.rooms.forEach((room, index) => {
        if (room !== undefined && stands[index]?.length === 0) stands[index] = cornersOf(room, cos, sin);
      });
      if (found.area > (best?.found.area ?? 0)) best = { found, cos, sin };
    }
  }
  if (best === undefined) return undefined;
  const { found, cos, sin } = best;
  const { x0, x1, low, high } = found;
  const sides = [x1 - x0, high - low];
  return {
    width: Math.min(...sides),
    depth: Math.max(...sides),
    corners: box({ x0, x1, low, high }, cos, sin),
    fits: stands.map((each) => each.length > 0),
    stands,
  };
};
