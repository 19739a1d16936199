import type { Bounds } from "../shape/bounds.ts";
import type { Doubt } from "./doubt.ts";

/** The layers that come from a source, in the order a person expects them. */
export const SOURCE_LAYERS = ["commune", "parcelles", "batiments", "zones", "ventes", "voies"] as const;
export type SourceLayer = (typeof SOURCE_LAYERS)[number];

/**
 * Layers that a commune does without: matching adverts reads diagnoses, the sheet of a parcel its easements. No parcel is
 * described by them, and they leave the state of the commune as it is.
 */
export const OPTIONAL_LAYERS = ["dpe", "servitudes"] as const;
export type OptionalLayer = (typeof OPTIONAL_LAYERS)[number];
export type LoadedLayer = SourceLayer | OptionalLayer;

export const isOptional = (layer: string): layer is OptionalLayer => OPTIONAL_LAYERS.some((name) => name === layer);

/** What a layer counted: `read` is `kept` plus every reason of `setAside`. */
export interface LayerCounts {
  readonly read: number;
  readonly kept: number;
  readonly setAside: Readonly<Record<string, number>>;
  /** Objects kept after their rings were mended, or sales by kind: told, not part of the sum. */
  readonly notes: Readonly<Record<string, number>>;
  /** Where the parcels lie, [west, south, east, north] in degrees; of that layer only. */
  readonly bounds?: Bounds;
  /** Of the description only: what the commune as a whole shows that ordinary ones do not. */
  readonly doubts?: readonly Doubt[];
}
