import { grownBox } from "../bounding-box.ts";
import { distance } from "../perimeter.ts";
import type { Point } from "../shapes.ts";
import { type BoundaryPiece, lengthOf, OUTSIDE } from "./boundary-samples.ts";
import { type LaneIndex, laneSizeOf } from "./lane-index.ts";
import { parcelHolds } from "./parcel-holds.ts";
import type { IndexedParcel, ParcelIndex } from "./parcel-index.ts";
import { type NearestRoad, type RoadIndex, widthOf } from "./road-index.ts";
import { stripsBefore } from "./strips-before.ts";

/**
 * How sure it is that a piece of limit opens on a road.
 * `A` free and a road runs before it; `B` free, but no road known before it (or roads not loaded): water, rail or square;
 * `C` the neighbour is a narrow parcel with a road along it (while roads are not loaded: a thin unbuilt one) that leads
 * out to public ground, or the only road in front is said to be private: a private lane, which needs a right of way;
 * `D` a sliver under 2 m lies between (2.5 m while roads are not loaded): an alignment strip, to be checked;
 * `neighbour` another parcel, or a notch of this one;
 * `unknown` free, but beyond the loaded ground.
 */
export type FrontageGrade = "A" | "B" | "C" | "D" | "neighbour" | "unknown";

export interface Graded extends BoundaryPiece {
  readonly grade: FrontageGrade;
  /** A lane (C) that leads to land which is not loaded. */
  readonly leadsBeyond?: true;
  readonly road?: NearestRoad | undefined;
}

export interface Surroundings {
  readonly self: IndexedParcel;
  readonly parcels: ParcelIndex;
  /** The parcels that are this one drawn again: they hide nothing. */
  readonly doubles: ReadonlySet<IndexedParcel>;
  readonly roads: RoadIndex | "unknown";
  readonly lanes: LaneIndex;
  readonly neighbourKnownAt: (point: Point) => boolean;
}

const VERGE = 8;
const FAR = 15;
const LANE_WIDTH = 12;
const SLIVER_WIDTH = 2;
const STRIP_WIDTH = 2.5;
const CHUNK = 5;
const SIGHT_STEP = 0.25;

const middleOf = ({ from, to }: BoundaryPiece): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** What stands between a limit and a road: nothing, a sliver, or a parcel that the road does not run through. */
const between = (
  from: Point,
  { at, distance: gap }: NearestRoad,
  around: Surroundings,
): "nothing" | "sliver" | "parcel" => {
  const box = {
    minX: Math.min(from[0], at[0]),
    minY: Math.min(from[1], at[1]),
    maxX: Math.max(from[0], at[0]),
    maxY: Math.max(from[1], at[1]),
  };
  const parcels = around.parcels
    .near(box)
    .filter(
      (parcel) => parcel !== around.self && !around.doubles.has(parcel) && !parcelHolds(parcel, at[0], at[1], 0.05),
    );
  if (parcels.length === 0) return "nothing";
  const steps = Math.ceil(gap / SIGHT_STEP);
  let found: "nothing" | "sliver" = "nothing";
  for (let step = 1; step < steps; step += 1) {
    const [x, y] = [from[0] + (step / steps) * (at[0] - from[0]), from[1] + (step / steps) * (at[1] - from[1])];
    const standing = parcels.find((parcel) => parcelHolds(parcel, x, y));
    if (standing !== undefined && standing.width() >= SLIVER_WIDTH) return "parcel";
    if (standing !== undefined) found = "sliver";
  }
  return found;
};

const reaches = ({ road, distance: gap }: NearestRoad): boolean => gap <= widthOf(road) / 2 + VERGE;

const gradeFree = (piece: BoundaryPiece, around: Surroundings): Graded => {
  const middle = middleOf(piece);
  const road = around.roads === "unknown" ? undefined : around.roads.nearest(middle, piece.outward, FAR);
  if (!around.neighbourKnownAt(middle)) return { ...piece, grade: "unknown", road };
  const strips = stripsBefore(piece, around);
  // The spur of a plot of land is its owner's, however thin: only a parcel that is a strip may be an alignment's.
  if (strips.some((strip) => laneSizeOf(strip).width >= STRIP_WIDTH)) return { ...piece, grade: "neighbour", road };
  if (around.roads === "unknown") return { ...piece, grade: strips.length > 0 ? "D" : "B" };
  if (road === undefined || !reaches(road)) return { ...piece, grade: "B", road };
  if (road.road.isPrivate === true) return gradeOnPrivate(piece, { lane: road, middle }, around);
  return { ...piece, grade: behind(between(middle, road, around), "A"), road };
};

const behind = (obstacle: ReturnType<typeof between>, open: FrontageGrade): FrontageGrade =>
  obstacle === "nothing" ? open : obstacle === "sliver" ? "D" : "B";

/** Where a private road is the nearest, a public one beyond it may still be what the limit opens on. */
const gradeOnPrivate = (
  piece: BoundaryPiece,
  { lane, middle }: { readonly lane: NearestRoad; readonly middle: Point },
  around: Surroundings,
): Graded => {
  const street = around.roads === "unknown" ? undefined : around.roads.nearest(middle, piece.outward, FAR, "public");
  const isOpen = street !== undefined && reaches(street) && between(middle, street, around) === "nothing";
  if (isOpen) return { ...piece, grade: "A", road: street };
  const obstacle = between(middle, lane, around);
  return { ...piece, grade: obstacle === "parcel" ? "B" : "C", road: lane };
};

/** Whether nobody's land lies right behind a strip of land before a limit. */
const isFreeBehind = (piece: BoundaryPiece, strip: IndexedParcel, around: Surroundings): boolean => {
  const [x, y] = middleOf(piece);
  const [dx, dy] = piece.outward;
  const past = laneSizeOf(strip).width + OUTSIDE;
  const behind: Point = [x + dx * past, y + dy * past];
  const box = { minX: behind[0], minY: behind[1], maxX: behind[0], maxY: behind[1] };
  const holds = (parcel: IndexedParcel): boolean => parcelHolds(parcel, behind[0], behind[1], 0.05);
  return around.neighbourKnownAt(behind) && !around.parcels.near(grownBox(box, 0.1)).some(holds);
};

const gradeByLane = (piece: BoundaryPiece, neighbour: IndexedParcel, { lanes }: Surroundings): Graded => {
  const end = lanes.leadsTo(neighbour);
  if (end === "nowhere") return { ...piece, grade: "neighbour" };
  return { ...piece, grade: "C", ...(end === "beyond" ? { leadsBeyond: true as const } : {}) };
};

/** Without the roads: the shape of what lies between and what it leads to are all there is to go by. */
const gradeByShape = (piece: BoundaryPiece, neighbour: IndexedParcel, around: Surroundings): Graded => {
  if (laneSizeOf(neighbour).width < STRIP_WIDTH)
    return { ...piece, grade: isFreeBehind(piece, neighbour, around) ? "D" : "neighbour" };
  return gradeByLane(piece, neighbour, around);
};

const gradeHeld = (piece: BoundaryPiece, neighbour: IndexedParcel, around: Surroundings): Graded => {
  const { roads } = around;
  if (roads === "unknown") return gradeByShape(piece, neighbour, around);
  if (neighbour.width() >= LANE_WIDTH) return { ...piece, grade: "neighbour" };
  const middle = middleOf(piece);
  const road = roads.nearest(middle, piece.outward, FAR);
  if (roads.runsThrough(neighbour)) return { ...gradeByLane(piece, neighbour, around), road };
  const isStrip = neighbour.width() < SLIVER_WIDTH && road !== undefined && reaches(road);
  if (!isStrip) return { ...piece, grade: "neighbour" };
  return { ...piece, grade: road.road.isPrivate === true ? "C" : "D", road };
};

/** Long free pieces are graded by stretches of 5 m at most: the road may leave them, or the loaded ground end. */
const stretches = (piece: BoundaryPiece): BoundaryPiece[] => {
  const count = Math.max(1, Math.ceil(lengthOf(piece) / CHUNK));
  const at = (rank: number): Point => [
    piece.from[0] + (rank / count) * (piece.to[0] - piece.from[0]),
    piece.from[1] + (rank / count) * (piece.to[1] - piece.from[1]),
  ];
  return Array.from({ length: count }, (_, rank) => ({ ...piece, from: at(rank), to: at(rank + 1) }));
};

const sameAs = (a: Graded, b: Graded): boolean =>
  a.grade === b.grade &&
  a.leadsBeyond === b.leadsBeyond &&
  a.beyond === b.beyond &&
  a.outward === b.outward &&
  a.road?.road.name === b.road?.road.name &&
  a.road?.road.width === b.road?.road.width &&
  a.road?.road.isPrivate === b.road?.road.isPrivate &&
  distance(a.to, b.from) < 1e-6;

const merged = (pieces: readonly Graded[]): Graded[] => {
  const kept: Graded[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (last !== undefined && sameAs(last, piece)) {
      const nearer = (last.road?.distance ?? 0) <= (piece.road?.distance ?? 0) ? last.road : piece.road;
      kept[kept.length - 1] = { ...last, to: piece.to, road: nearer };
    } else kept.push(piece);
  }
  return kept;
};

/** Grades one piece of limit; the answer may be several pieces, end to end. */
export const gradePiece = (piece: BoundaryPiece, around: Surroundings): Graded[] => {
  if (piece.beyond === "self") return [{ ...piece, grade: "neighbour" }];
  if (piece.beyond !== "free") return [gradeHeld(piece, piece.beyond, around)];
  return merged(stretches(piece).map((stretch) => gradeFree(stretch, around)));
};
