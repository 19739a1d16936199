import { type Metres, metres } from "@lotir/units";
import { boundingBox } from "../bounding-box.ts";
import type { MultiPolygon, Point, Polygon } from "../shapes.ts";
import { boundaryPieces, lengthOf } from "./boundary-samples.ts";
import { type FrontageGrade, type Graded, gradePiece } from "./grade-piece.ts";
import { type LaneIndex, lanesAmong } from "./lane-index.ts";
import { neighboursOf } from "./neighbours-of.ts";
import { type IndexedParcel, indexOf, type ParcelIndex } from "./parcel-index.ts";
import type { RoadIndex } from "./road-index.ts";

/** A straight piece of a parcel's limit, with what it opens on. */
export interface FrontageEdge {
  /** Rank of its ring: outer rings and holes in the order of the shape. */
  readonly ring: number;
  readonly from: Point;
  readonly to: Point;
  /** On the ground when the scale was given, else on the plane. */
  readonly length: Metres;
  readonly grade: FrontageGrade;
  /** A lane (C) whose end lies on land that is not loaded. */
  readonly leadsBeyond?: true;
  /** The parcel on the other side, when there is one. */
  readonly neighbour?: string;
  /** The road in front: its carriageway when surveyed, its name when known, how far its centreline runs. */
  readonly road?: { readonly width?: Metres; readonly name?: string; readonly distance: Metres };
}

export interface FrontageQuestion {
  readonly parcel: Polygon | MultiPolygon;
  /** Its id among the neighbours, so that it is not its own neighbour. */
  readonly id?: string;
  readonly neighbours: ParcelIndex;
  /** `unknown` when the roads were not loaded: then nothing can be better than B. */
  readonly roads?: RoadIndex | "unknown";
  /** Which thin parcels lead out, worked out once for a commune (`lanesAmong`); found anew by default. */
  readonly lanes?: LaneIndex;
  /** False where the parcels next door are not loaded (see `neighbourKnownInside`). Everywhere known by default. */
  readonly neighbourKnownAt?: (point: Point) => boolean;
  /** Metres of plane per metre of ground (`projection.scaleAt`); 1 by default. */
  readonly scale?: number;
}

const edgeOf = ({ from, to, grade, leadsBeyond, beyond, road }: Graded, ring: number, scale: number): FrontageEdge => ({
  ring,
  from,
  to,
  length: metres(lengthOf({ from, to }) / scale),
  grade,
  ...(leadsBeyond === undefined ? {} : { leadsBeyond }),
  ...(typeof beyond === "string" ? {} : { neighbour: beyond.id }),
  ...(road === undefined
    ? {}
    : {
        road: {
          ...(road.road.width === undefined || road.road.width <= 0 ? {} : { width: metres(road.road.width) }),
          ...(road.road.name === undefined ? {} : { name: road.road.name }),
          distance: metres(road.distance / scale),
        },
      }),
});

const selfOf = ({ id, neighbours }: FrontageQuestion, shape: MultiPolygon): IndexedParcel | undefined =>
  neighbours.near(boundingBox(shape)).find((each) => each.id === id) ?? indexOf([{ id: id ?? "", shape }]).parcels[0];

/**
 * Walks the whole limit of a parcel and says what each piece opens on, in order around each ring.
 * The lengths of the pieces add up to the perimeter. Parcels may overlap; one drawn twice is its own double, not a
 * neighbour.
 */
export const frontageOf = (question: FrontageQuestion): FrontageEdge[] => {
  const { parcel, neighbours: parcels, roads = "unknown", neighbourKnownAt = () => true, scale = 1 } = question;
  const shape = "outer" in parcel ? [parcel] : parcel;
  const self = selfOf(question, shape);
  if (self === undefined) return [];
  const { neighbours, doubles } = neighboursOf(self, parcels, question.id);
  const lanes = question.lanes ?? lanesAmong({ parcels, roads, neighbourKnownAt });
  const around = { self, parcels, doubles, roads, neighbourKnownAt, lanes };
  return shape
    .flatMap(({ outer, holes }) => [outer, ...holes])
    .flatMap((ring, rank) =>
      boundaryPieces(ring, { self, neighbours })
        .flatMap((piece) => gradePiece(piece, around))
        .map((graded) => edgeOf(graded, rank, scale)),
    );
};
