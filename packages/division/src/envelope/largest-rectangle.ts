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

const turn = (polygon: Polygon, cos: number, sin: number): Point[][] =>
  [polygon.outer, ...polygon.holes].map((ring) => ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]));

/** Longest stretch inside a polygon along the vertical just beside an abscissa: none when low is not under high. */
interface Columns {
  readonly count: number;
  readonly x: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

const crossings: number[] = [];

const crossingsAt = (rings: readonly Point[][], x: number): readonly number[] => {
  crossings.length = 0;
  for (const ring of rings) {
    let a = ring[ring.length - 1];
    for (const b of ring) {
      if (a !== undefined && a[0] < x !== b[0] < x) crossings.push(a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]));
      a = b;
    }
  }
  return crossings.length > 2 ? crossings.sort((p, q) => p - q) : crossings;
};

const columnsOf = (rings: readonly Point[][], min: number, max: number): Columns => {
  const gap = (max - min) * 1e-9 + 1e-7;
  const even = Array.from({ length: COLUMNS + 1 }, (_, i) => min + ((max - min) * i) / COLUMNS);
  const stops = Float64Array.from([
    ...even,
    ...rings.flatMap((ring) => ring.flatMap(([x]) => [x - gap, x + gap])),
  ]).sort();
  const [low, high] = [new Float64Array(stops.length), new Float64Array(stops.length)];
  let count = 0;
  let before = Number.NaN;
  for (const x of stops) {
    if (x === before) continue;
    before = x;
    const found = crossingsAt(rings, x);
    let [bottom, top] = [Infinity, -Infinity];
    for (let index = 0; index + 1 < found.length; index += 2) {
      const [p = 0, q = 0] = [found[index], found[index + 1]];
      const [from, to] = p <= q ? [p, q] : [q, p];
      if (index === 0 || to - from > top - bottom) [bottom, top] = [from, to];
    }
    [stops[count], low[count], high[count]] = [x, bottom, top];
    count += 1;
  }
  return { count, x: stops, low, high };
};

interface Room {
  readonly x0: number;
  readonly x1: number;
  readonly low: number;
  readonly high: number;
  readonly across: number;
  readonly up: number;
}

interface Found {
  area: number;
  x0: number;
  x1: number;
  low: number;
  high: number;
  /** The first room found for each footprint, and the footprint as it lies in it. */
  readonly rooms: (Room | undefined)[];
}

const roomOf = (span: Omit<Room, "across" | "up">, { width, depth }: Footprint): Room | undefined => {
  const [wide, tall] = [span.x1 - span.x0, span.high - span.low];
  if (wide >= width && tall >= depth) return { ...span, across: width, up: depth };
  return wide >= depth && tall >= width ? { ...span, across: depth, up: width } : undefined;
};

/** What a sweep is for: the largest rectangle and every room, or rooms alone, and then nothing else is measured. */
type Aim = "rectangle" | "rooms";

const sweep = (rings: readonly Point[][], footprints: readonly Footprint[], aim: Aim): Found => {
  let [min, max] = [Infinity, -Infinity];
  for (const ring of rings) {
    for (const [x] of ring) {
      if (x < min) min = x;
      if (x > max) max = x;
    }
  }
  const found: Found = { area: 0, x0: 0, x1: 0, low: 0, high: 0, rooms: footprints.map(() => undefined) };
  const columns = columnsOf(rings, min, max);
  let missing = 0;
  /** Under this height, or this width, none of the rooms still looked for fits. */
  let thin = Infinity;
  const count = (): void => {
    const left = footprints.filter((_, index) => found.rooms[index] === undefined);
    missing = left.length;
    thin = Math.min(...left.map(({ width, depth }) => Math.min(width, depth)));
  };
  const lookFor = (span: Omit<Room, "across" | "up">): void => {
    const before = missing;
    for (const [index, footprint] of footprints.entries()) {
      if (found.rooms[index] !== undefined) continue;
      const room = roomOf(span, footprint);
      if (room === undefined) continue;
      found.rooms[index] = room;
      missing -= 1;
    }
    if (missing < before) count();
  };
  count();
  for (let start = 0; start < columns.count; start += 1) {
    const x0 = columns.x[start] ?? 0;
    let low = columns.low[start] ?? Infinity;
    let high = columns.high[start] ?? -Infinity;
    if (missing === 0 && aim === "rooms") break;
    for (let end = start; end < columns.count; end += 1) {
      low = Math.max(low, columns.low[end] ?? Infinity);
      high = Math.min(high, columns.high[end] ?? -Infinity);
      const up = high - low;
      // Nothing that starts here can be larger than what is left to the right of it, at this height.
      const isBeaten = aim === "rooms" || (max - x0) * up <= found.area;
      if (up <= 0 || (isBeaten && (missing === 0 || up < thin || max - x0 < thin))) break;
      const x1 = columns.x[end] ?? 0;
      const across = x1 - x0;
      if (missing > 0 && across >= thin && up >= thin) lookFor({ x0, x1, low, high });
      if (across * up > found.area) Object.assign(found, { area: across * up, x0, x1, low, high });
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
    const [room] = sweep(turn(polygon, cos, sin), [footprint], "rooms").rooms;
    if (room !== undefined) return cornersOf(room, cos, sin)[0];
  }
  return undefined;
};

/**
 * The largest of some footprints that stands in a shape, the largest being asked first, and the two corners of the room
 * where it does; undefined when none fits.
 */
export const largestFit = (
  shape: MultiPolygon,
  directions: readonly number[],
  footprints: readonly Footprint[],
): { readonly footprint: Footprint; readonly stands: readonly (readonly Point[])[] } | undefined => {
  const found: (readonly (readonly Point[])[] | undefined)[] = footprints.map(() => undefined);
  for (const polygon of shape) {
    for (const direction of directions) {
      const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
      const left = footprints.filter((_, index) => found[index] === undefined);
      const { rooms } = sweep(turn(polygon, cos, sin), left, "rooms");
      for (const [index, footprint] of footprints.entries()) {
        const room = rooms[left.indexOf(footprint)];
        if (room !== undefined) found[index] = cornersOf(room, cos, sin);
      }
      const [largest] = footprints;
      const [stands] = found;
      if (largest !== undefined && stands !== undefined) return { footprint: largest, stands };
    }
  }
  const index = found.findIndex((stands) => stands !== undefined);
  const [footprint, stands] = [footprints[index], found[index]];
  return footprint === undefined || stands === undefined ? undefined : { footprint, stands };
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
      const found = sweep(turn(polygon, cos, sin), footprints, "rectangle");
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
