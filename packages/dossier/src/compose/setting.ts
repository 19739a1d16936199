import type { Spot, ToSpot } from "../page/page.ts";

/** How a drawing is set on a page. */
export interface Setting {
  readonly toSpot: ToSpot;
  /** Page units for one millimetre of a style. */
  readonly millimetre: number;
  /** Page units for one metre of ground. */
  readonly metre: number;
  /** Where the ground is shown: texts stay whole inside. */
  readonly from: Spot;
  readonly to: Spot;
}
