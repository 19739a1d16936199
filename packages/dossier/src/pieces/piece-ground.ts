import type { Point, Polygon } from "@lotir/geometry";
import type { DrawingFrame } from "../drawing/drawing.ts";

/** Where an altitude comes from: only the surveyor's make a piece complete. */
export type LevelSource = "surveyed" | "model" | "typed";

export interface Level {
  readonly at: Point;
  /** Metres, NGF. */
  readonly altitude: number;
  readonly source: LevelSource;
}

export type NetworkKind = "water" | "sewer" | "rainwater" | "electricity" | "telecom" | "other";

export interface NamedGround {
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

export interface PieceBuilding {
  readonly polygon: Polygon;
  readonly look: "building" | "light" | "removed" | "pool";
}

export interface PieceLot {
  readonly number: number;
  readonly letter: string;
  readonly polygon: Polygon;
  /** m² of ground, measured on the drawing. */
  readonly area: number;
  readonly keepsHouse: boolean;
}

export interface PieceRoad {
  readonly name: string | null;
  readonly points: readonly Point[];
  readonly isPrivate: boolean;
}

export interface PieceWay {
  readonly polygon: Polygon;
  /** A right of way over somebody's lot, or ground of its own. */
  readonly kind: "way" | "servitude";
  readonly text: string | null;
}

export interface PieceNetwork {
  readonly kind: NetworkKind;
  readonly points: readonly Point[];
}

/** All that the plans of a file are drawn from: plain data, in metres of ground of the frame. What is not known is absent. */
export interface PieceGround {
  readonly frame: DrawingFrame;
  readonly parcels: readonly NamedGround[];
  readonly neighbours: readonly NamedGround[];
  readonly buildings: readonly PieceBuilding[];
  readonly neighbourBuildings: readonly Polygon[];
  readonly roads: readonly PieceRoad[];
  readonly lots: readonly PieceLot[];
  readonly newLimits: readonly (readonly Point[])[];
  readonly ways: readonly PieceWay[];
  /** Where a house may stand, as information. */
  readonly envelopes: readonly Polygon[];
  /** Lines that a rule keeps buildings behind. */
  readonly setbacks: readonly (readonly Point[])[];
  readonly networks: readonly PieceNetwork[];
  readonly hydrants: readonly { readonly at: Point; readonly text: string | null }[];
  readonly trees: readonly { readonly at: Point; readonly text: string | null }[];
  readonly accesses: readonly Point[];
  readonly levels: readonly Level[];
  /** Lines of the surveyor's plan that are none of the above. */
  readonly surveyed: readonly (readonly Point[])[];
}
