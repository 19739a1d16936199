import type { Outline } from "@lotir/connectors";
import type { Bounds, LoadedLayer } from "@lotir/territory/work";
import type { IsoDate } from "@lotir/units";

export type RowLayer = Exclude<LoadedLayer, "commune">;

/** What is asked of a layer, of a thread that reads it. */
export interface LayerQuestion {
  readonly layer: RowLayer;
  readonly codeInsee: string;
  readonly today: IsoDate;
  /** The commune's limit, where it is known: zones and roads are asked by place. */
  readonly contour?: Outline;
  /** Where its parcels lie, when nothing better is known. */
  readonly bounds?: Bounds;
}
