import { distance } from "../perimeter.ts";
import type { Point, Ring } from "../shapes.ts";
import { busySteps } from "./busy-steps.ts";
import { parcelHolds } from "./parcel-holds.ts";
import type { IndexedParcel } from "./parcel-index.ts";

/** What lies 1.2 m outside of a piece of limit: nobody's land, a parcel, or the parcel itself across a notch. */
export type Beyond = "free" | "self" | IndexedParcel;

/** A straight piece of an edge with the same thing beyond all along. */
export interface BoundaryPiece {
  readonly from: Point;
  readonly to: Point;
  /** Unit vector out of the parcel. */
  readonly outward: Point;
  readonly beyond: Beyond;
}

const STEP = 0.5;
export const OUTSIDE = 1.2;
const TOUCHING = 0.05;
const SHORTEST_FRONTAGE = 1;

export const lengthOf = ({ from, to }: Pick<BoundaryPiece, "from" | "to">): number => distance(from, to);

interface Ground {
  readonly self: IndexedParcel;
  readonly neighbours: readonly IndexedParcel[];
}

const beyondAt = (x: number, y: number, { self, neighbours }: Ground): Beyond => {
  for (const neighbour of neighbours) if (parcelHolds(neighbour, x, y, TOUCHING)) return neighbour;
  return parcelHolds(self, x, y) ? "self" : "free";
};

const pointAt = (from: Point, to: Point, share: number): Point => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
];

const besides = ({ neighbours }: Ground, from: Point, to: Point): IndexedParcel[] => {
  const reach = OUTSIDE + TOUCHING;
  const [minX, maxX] = [Math.min(from[0], to[0]) - reach, Math.max(from[0], to[0]) + reach];
  const [minY, maxY] = [Math.min(from[1], to[1]) - reach, Math.max(from[1], to[1]) + reach];
  return neighbours.filter(({ box }) => box.minX <= maxX && box.maxX >= minX && box.minY <= maxY && box.maxY >= minY);
};

const END_PRECISION = 0.01;

/** Where along an edge one thing beyond gives way to another, to 1 cm, between two samples. */
const changeBetween = (low: number, high: number, holds: (share: number) => boolean, length: number): number => {
  let [before, after] = [low, high];
  while ((after - before) * length > END_PRECISION) {
    const middle = (before + after) / 2;
    if (holds(middle)) before = middle;
    else after = middle;
  }
  return (before + after) / 2;
};

const piecesOfEdge = (from: Point, to: Point, ground: Ground): BoundaryPiece[] => {
  const length = distance(from, to);
  if (length === 0) return [];
  const outward: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  const near = { ...ground, neighbours: besides(ground, from, to) };
  const beyondOf = (share: number): Beyond => {
    const [x, y] = pointAt(from, to, share);
    return beyondAt(x + outward[0] * OUTSIDE, y + outward[1] * OUTSIDE, near);
  };
  const count = Math.max(1, Math.round(length / STEP));
  const outside = (point: Point): Point => [point[0] + outward[0] * OUTSIDE, point[1] + outward[1] * OUTSIDE];
  const walk = { from: outside(from), to: outside(to), length, count };
  // Most of a limit runs along one neighbour: only where something may change is it looked at.
  const busy = busySteps(walk, [...near.neighbours, ground.self], TOUCHING);
  const pieces: BoundaryPiece[] = [];
  let [start, beyond] = [from, beyondOf(0.5 / count)];
  for (let sample = 1; sample < count; sample += 1) {
    if (busy[sample] === 0) continue;
    const next = beyondOf((sample + 0.5) / count);
    if (next === beyond) continue;
    const same = beyond;
    const change = changeBetween((sample - 0.5) / count, (sample + 0.5) / count, (at) => beyondOf(at) === same, length);
    const end = pointAt(from, to, change);
    pieces.push({ from: start, to: end, outward, beyond });
    [start, beyond] = [end, next];
  }
  return [...pieces, { from: start, to, outward, beyond }];
};

/** Free runs shorter than 1 m, corners included, are gaps of drawing: they become parts of the parcel's own limit. */
const withoutCrumbs = (pieces: readonly BoundaryPiece[]): BoundaryPiece[] => {
  const firstLimit = pieces.findIndex(({ beyond }) => beyond !== "free");
  if (firstLimit === -1) return [...pieces];
  const kept: BoundaryPiece[] = [];
  let run: BoundaryPiece[] = [];
  const closeRun = () => {
    const isCrumb = run.reduce((length, piece) => length + lengthOf(piece), 0) < SHORTEST_FRONTAGE;
    kept.push(...(isCrumb ? run.map((piece) => ({ ...piece, beyond: "self" as const })) : run));
    run = [];
  };
  for (const piece of [...pieces.slice(firstLimit), ...pieces.slice(0, firstLimit)])
    if (piece.beyond === "free") run.push(piece);
    else {
      closeRun();
      kept.push(piece);
    }
  closeRun();
  return kept;
};

/**
 * Walks along a ring (its parcel on the left), looking 1.2 m outside every 0.5 m. A place is free when no parcel is
 * within 5 cm. Pieces follow each other around the ring; free runs shorter than 1 m are not kept as free.
 */
export const boundaryPieces = (ring: Ring, ground: Ground): BoundaryPiece[] =>
  withoutCrumbs(ring.flatMap((from, index) => piecesOfEdge(from, ring[index + 1] ?? ring[0] ?? from, ground)));
