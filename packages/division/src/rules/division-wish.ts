/**
 * The area people usually wish for a lot, m². It is the spec's own wish, one default for the scan, the command line and
 * the screens. It is not a legal minimum: the law knows none since 27 March 2014 (ALUR), sanitation apart.
 */
export const WISHED_LOT_AREA = 450;

/** Left between the walls of a kept house and a way, m: a door opens, a gutter drips, a wall is kept. A wish of ours. */
export const WAY_CLEARANCE = 1;

/** Above it ground is land to develop and no lot, m²: what a scan and a plain question answer. */
export const LARGEST_LOT = 3_000;

/** What the user wants, as opposed to what the rules ask. Areas in m² of ground. */
export interface DivisionWish {
  /** Numbers of lots to try, the kept house's included. */
  readonly counts: readonly number[];
  readonly lotArea: number;
  /** What the kept house's lot must keep at least. */
  readonly houseLotArea: number;
  /** Areas asked one by one, in any order; lots that have none share what is left. Tried where there are lots enough. */
  readonly areas?: readonly number[];
  /** Above it a vacant lot is a remainder, where two lots are left without it; none by default. */
  readonly largestLot?: number;
  /** Between the walls of a kept house and a way, m; `WAY_CLEARANCE` by default. */
  readonly wayClearance?: number;
  /** Largest gap between a lot and an equal share, as a ratio; none by default. */
  readonly evenness?: number;
}

export const DEFAULT_WISH: DivisionWish = {
  counts: [2, 3, 4, 5, 6],
  lotArea: WISHED_LOT_AREA,
  houseLotArea: WISHED_LOT_AREA,
  largestLot: LARGEST_LOT,
};
