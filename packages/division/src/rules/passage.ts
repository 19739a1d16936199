import type { Region } from "@lotir/geometry";

/** The flank that a way over others follows, seen from the lot it serves: where a person chose it, and the ground lets it. */
export type WaySide = "left" | "right";

/** Width of the ways in, in metres, for one dwelling, two, three and more. */
export type AccessWidths = readonly [one: number, two: number, more: number];

export const widthFor = (widths: AccessWidths, dwellings: number): number =>
  dwellings <= 1 ? widths[0] : dwellings === 2 ? widths[1] : widths[2];

/** The part of a passage that lies on one servient lot. `over` is the lot's place in the plan. */
export interface Stretch {
  readonly over: number;
  readonly strip: Region;
  /** What the servient lot keeps beside this strip alone. */
  readonly rest: Region;
}

/** A right of way from the road to a lot, of one width, along one flank of the lots it crosses. */
export interface Passage {
  readonly serves: number;
  /** From the served lot to the road. */
  readonly stretches: readonly Stretch[];
  readonly width: number;
  readonly dwellings: number;
  /** Length of the flank it follows, m. */
  readonly length: number;
}

/** How every lot of a plan reaches the road. Lists follow the order of the lots. */
export interface AccessProof {
  /** Longest unbroken frontage of each lot, m; 0 without any. */
  readonly frontages: readonly number[];
  readonly passages: readonly Passage[];
  /** Lots that come in by a common face. */
  readonly byCommon: readonly number[];
  /** Width proved through the common faces, m. */
  readonly commonWidth: number;
  /** What each lot keeps to live on: its main piece less the strips over it. */
  readonly bodies: readonly Region[];
}

/** The lot that cannot be reached, and the widest way in that was found for it. */
export interface AccessGap {
  readonly lot: number;
  readonly measured: number;
  readonly needed: number;
}
