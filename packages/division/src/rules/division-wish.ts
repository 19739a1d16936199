/**
 * The area people usually wish for a lot, m². It is the spec's own wish, one default for the scan, the command line and
 * the screens. It is not a legal minimum: the law knows none since 27 March 2014 (ALUR), sanitation apart.
 */
export const WISHED_LOT_AREA = 450;

/** What the user wants, as opposed to what the rules ask. Areas in m² of ground. */
export interface DivisionWish {
  /** Numbers of lots to try, the kept house's included. */
  readonly counts: readonly number[];
  readonly lotArea: number;
  /** What the kept house's lot must keep at least. */
  readonly houseLotArea: number;
  /** Areas asked one by one, in any order; lots that have none share what is left. Tried where there are lots enough. */
  readonly areas?: readonly number[];
  /** Largest gap between a lot and an equal share, as a ratio; none by default. */
  readonly evenness?: number;
}

export const DEFAULT_WISH: DivisionWish = {
  counts: [2, 3, 4, 5, 6],
  lotArea: WISHED_LOT_AREA,
  houseLotArea: WISHED_LOT_AREA,
};
