import Flatbush from "flatbush";
import { nearestOnSegment } from "../distance-to-segment.ts";
import { distance } from "../perimeter.ts";
import type { Point } from "../shapes.ts";
import { parcelHolds } from "./parcel-holds.ts";
import type { IndexedParcel } from "./parcel-index.ts";

/** A road's centreline (BD TOPO tronçon de route), at ground level: leave out bridges and tunnels. */
export interface Road {
  readonly line: readonly Point[];
  /** Carriageway in metres (LARGEUR); absent or 0 when not surveyed. */
  readonly width?: number | undefined;
  readonly name?: string | undefined;
  /** NATURE as the source writes it. */
  readonly nature?: string | undefined;
  /** A line drawn only to join the network. */
  readonly fictif?: boolean | undefined;
  /** Private, or kept for those entitled to it: no public way, whatever it looks like. Absent where nobody says. */
  readonly isPrivate?: boolean | undefined;
}

export interface NearestRoad {
  readonly road: Road;
  readonly at: Point;
  readonly distance: number;
}

export interface RoadIndex {
  /**
   * The nearest road giving access within a distance of a point, on the side that `outward` (a unit vector) shows; of
   * `public` ones, those said to be private are passed over.
   */
  nearest(from: Point, outward: Point, within: number, of?: "all" | "public"): NearestRoad | undefined;
  /** Whether at least 5 m of a road's centreline run inside the parcel. */
  runsThrough(parcel: IndexedParcel): boolean;
}

// A motorway or its slip road gives no plot an access (Code de la voirie routière, art. L122-2); a footpath no car.
const WITHOUT_ACCESS = /autorout|bretelle|sentier|escalier|cyclable|bac |maritime/i;

export const givesAccess = ({ nature, fictif }: Road): boolean =>
  fictif !== true && !(nature !== undefined && WITHOUT_ACCESS.test(nature));

const UNSURVEYED_WIDTH = 5;
export const widthOf = ({ width }: Road): number => (width !== undefined && width > 0 ? width : UNSURVEYED_WIDTH);

interface Segment {
  readonly road: Road;
  readonly from: Point;
  readonly to: Point;
}

const segmentsOf = (road: Road): Segment[] =>
  road.line.slice(1).flatMap((to, index) => {
    const from = road.line[index];
    return from === undefined ? [] : [{ road, from, to }];
  });

const METRES_INSIDE = 5;
// A centreline may run a little inside of a parcel drawn too large: less than 1 m behind the edge is still in front.
const BEHIND = -1;
const BESIDE = 2;
/** Sine of the least angle between a limit and the way to its road: 17°. Flatter, the road passes at its end. */
const LEAST_ANGLE = 0.3;

const inFront = (from: Point, outward: Point, at: Point): boolean => {
  const ahead = (at[0] - from[0]) * outward[0] + (at[1] - from[1]) * outward[1];
  const gap = distance(from, at);
  return gap <= BESIDE ? ahead >= BEHIND : ahead >= LEAST_ANGLE * gap;
};

const lengthInside = ({ from, to }: Segment, parcel: IndexedParcel): number => {
  const length = distance(from, to);
  const steps = Math.max(1, Math.ceil(length));
  let inside = 0;
  for (let step = 0; step < steps; step += 1) {
    const share = (step + 0.5) / steps;
    const [x, y] = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    if (parcelHolds(parcel, x, y)) inside += length / steps;
  }
  return inside;
};

const EMPTY: RoadIndex = { nearest: () => undefined, runsThrough: () => false };

const nearestAmong = (segments: readonly Segment[], from: Point, outward: Point): NearestRoad | undefined => {
  let best: NearestRoad | undefined;
  for (const segment of segments) {
    const at = nearestOnSegment(from, segment.from, segment.to);
    const gap = distance(from, at);
    if ((best === undefined || gap < best.distance) && inFront(from, outward, at))
      best = { road: segment.road, at, distance: gap };
  }
  return best;
};

/** Indexes the roads that give access; footpaths, motorways and fictitious lines are left out. */
export const roadsOf = (roads: Iterable<Road>): RoadIndex => {
  const segments = [...roads].filter(givesAccess).flatMap(segmentsOf);
  if (segments.length === 0) return EMPTY;
  const tree = new Flatbush(segments.length);
  for (const { from, to } of segments)
    tree.add(Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1]));
  tree.finish();
  const around = (minX: number, minY: number, maxX: number, maxY: number) =>
    tree.search(minX, minY, maxX, maxY).flatMap((rank) => segments[rank] ?? []);
  const lanes = new WeakMap<IndexedParcel, boolean>();
  const crossed = (parcel: IndexedParcel): boolean => {
    const { minX, minY, maxX, maxY } = parcel.box;
    const near = around(minX, minY, maxX, maxY);
    return near.reduce((inside, segment) => inside + lengthInside(segment, parcel), 0) >= METRES_INSIDE;
  };
  return {
    nearest: (from, outward, within, of = "all") => {
      const [x, y] = from;
      const near = around(x - within, y - within, x + within, y + within);
      const open = of === "all" ? near : near.filter(({ road }) => road.isPrivate !== true);
      const found = nearestAmong(open, from, outward);
      return found !== undefined && found.distance <= within ? found : undefined;
    },
    runsThrough: (parcel) => {
      const answer = lanes.get(parcel) ?? crossed(parcel);
      lanes.set(parcel, answer);
      return answer;
    },
  };
};
