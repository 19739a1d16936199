import { perimeter } from "../perimeter.ts";
import type { Point } from "../shapes.ts";
import { type BoundaryPiece, boundaryPieces, lengthOf } from "./boundary-samples.ts";
import { neighboursOf } from "./neighbours-of.ts";
import type { IndexedParcel, ParcelIndex } from "./parcel-index.ts";
import { type RoadIndex, widthOf } from "./road-index.ts";
import { stripsBefore } from "./strips-before.ts";

/** Where a lane leads: public ground, land that is not loaded, or neither. */
export type LaneEnd = "public" | "beyond" | "nowhere";

/** Which parcels are lanes, and where they lead. */
export interface LaneIndex {
  /**
   * Where a thin unbuilt parcel leads: by its own limit, or through other such parcels that touch each other without a
   * break. Any other parcel leads nowhere.
   */
  leadsTo(parcel: IndexedParcel): LaneEnd;
}

/** What lanes are looked for in. */
export interface LaneGround {
  readonly parcels: ParcelIndex;
  readonly roads: RoadIndex | "unknown";
  readonly neighbourKnownAt: (point: Point) => boolean;
  /** Whether a house stands on a parcel; none does where buildings are not known. */
  readonly isBuilt?: ((parcel: IndexedParcel) => boolean) | undefined;
}

/** A car passes: narrower, a thin parcel is a ditch, a hedge or an alignment strip, m. */
const CAR = 2.5;
/** Wider, it is land and no lane, m. */
const LANE = { widest: 12, timesAsLong: 3 };
/** A turning place or the mouth of a lane is less thin than the lane, m. */
const LINK = { widest: 18, timesAsLong: 2 };
/** Parcels from the first lane to public ground: a longer chain is nobody's way in. */
const LONGEST_CHAIN = 6;
const VERGE = 8;
const FAR = 15;

/** Width and length of the rectangle of the same area and perimeter: those of a lane, however it bends. */
export const laneSizeOf = ({ shape, area }: IndexedParcel): { readonly width: number; readonly length: number } => {
  const half = shape.reduce((sum, piece) => sum + perimeter(piece), 0) / 2;
  const root = Math.sqrt(Math.max(0, half * half - 4 * area));
  return { width: (half - root) / 2, length: (half + root) / 2 };
};

const middleOf = ({ from, to }: BoundaryPiece): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** What one thin parcel touches: public ground or not, and the others that a car gets to from it. */
interface Surroundings {
  readonly opensOn: LaneEnd;
  readonly joins: readonly IndexedParcel[];
}

class Lanes implements LaneIndex {
  readonly #ground: LaneGround;
  readonly #answers = new WeakMap<IndexedParcel, LaneEnd>();
  readonly #surroundings = new WeakMap<IndexedParcel, Surroundings>();

  constructor(ground: LaneGround) {
    this.#ground = ground;
  }

  leadsTo(parcel: IndexedParcel): LaneEnd {
    const known = this.#answers.get(parcel);
    if (known !== undefined) return known;
    const answer = this.#isThin(parcel, this.#isDriven(parcel) ? LINK : LANE) ? this.#endOf(parcel) : "nowhere";
    this.#answers.set(parcel, answer);
    return answer;
  }

  /** Whether a road runs along it: then it need not look like one. */
  #isDriven(parcel: IndexedParcel): boolean {
    const { roads } = this.#ground;
    return roads !== "unknown" && roads.runsThrough(parcel);
  }

  #isThin(parcel: IndexedParcel, { widest, timesAsLong }: typeof LANE): boolean {
    const { width, length } = laneSizeOf(parcel);
    if (width < CAR || width >= widest || length < timesAsLong * width) return false;
    return this.#ground.isBuilt?.(parcel) !== true;
  }

  #endOf(first: IndexedParcel): LaneEnd {
    const seen = new Set([first]);
    let open = [first];
    let end: LaneEnd = "nowhere";
    for (let chain = 1; chain <= LONGEST_CHAIN && open.length > 0; chain += 1) {
      const around = open.map((lane) => this.#around(lane));
      if (around.some(({ opensOn }) => opensOn === "public")) return "public";
      if (around.some(({ opensOn }) => opensOn === "beyond")) end = "beyond";
      open = around
        .flatMap(({ joins }) => joins)
        .filter((next) => !seen.has(next) && seen.add(next).size > 0 && this.#isThin(next, LINK));
    }
    return end;
  }

  #around(lane: IndexedParcel): Surroundings {
    const known = this.#surroundings.get(lane);
    if (known !== undefined) return known;
    const { neighbours, doubles } = neighboursOf(lane, this.#ground.parcels);
    const pieces = lane.shape
      .flatMap(({ outer, holes }) => [outer, ...holes])
      .flatMap((ring) => boundaryPieces(ring, { self: lane, neighbours }));
    const open = pieces.filter(
      (piece) => stripsBefore(piece, { self: lane, parcels: this.#ground.parcels, doubles }).length === 0,
    );
    const found = { opensOn: this.#opensOn(open), joins: joinsOf(pieces) };
    this.#surroundings.set(lane, found);
    return found;
  }

  #opensOn(pieces: readonly BoundaryPiece[]): LaneEnd {
    const lengths = { public: 0, beyond: 0, nowhere: 0 };
    for (const piece of pieces) if (piece.beyond === "free") lengths[this.#beyond(piece)] += lengthOf(piece);
    if (lengths.public >= CAR) return "public";
    return lengths.public + lengths.beyond >= CAR ? "beyond" : "nowhere";
  }

  /** Free ground is public where it is known and, where roads are, where one runs: else it may be a river. */
  #beyond(piece: BoundaryPiece): LaneEnd {
    const { roads, neighbourKnownAt } = this.#ground;
    const middle = middleOf(piece);
    if (!neighbourKnownAt(middle)) return "beyond";
    if (roads === "unknown") return "public";
    const road = roads.nearest(middle, piece.outward, FAR);
    return road !== undefined && road.distance <= widthOf(road.road) / 2 + VERGE ? "public" : "nowhere";
  }
}

const joinsOf = (pieces: readonly BoundaryPiece[]): IndexedParcel[] => {
  const lengths = new Map<IndexedParcel, number>();
  for (const piece of pieces)
    if (typeof piece.beyond !== "string") lengths.set(piece.beyond, (lengths.get(piece.beyond) ?? 0) + lengthOf(piece));
  return [...lengths].filter(([, length]) => length >= CAR).map(([parcel]) => parcel);
};

/** The lanes of a commune: each parcel is looked at once, when it is first asked about. */
export const lanesAmong = (ground: LaneGround): LaneIndex => new Lanes(ground);
