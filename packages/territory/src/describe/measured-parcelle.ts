import type { ParcelleId } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import type { Missing, NamedZone } from "./described-commune.ts";

export interface MeasuredZone {
  readonly zone: NamedZone;
  /** Share of the parcel's area, 0 to 1; the largest first. */
  readonly share: number;
}

/** A piece of limit that is not shared with a neighbour; kept as it is in the sheet: `FACTS_VERSION` goes with it. */
export interface MeasuredFrontage {
  readonly grade: "A" | "B" | "C" | "D" | "unknown";
  readonly lengthM: number;
  readonly line: readonly (readonly [lon: number, lat: number])[];
  readonly roadName: string | null;
  readonly roadWidthM: number | null;
}

/** What geometry says of one parcel, in plain figures: enough to price, score and show it. Metres and m² on the ground. */
export interface MeasuredParcelle {
  readonly id: ParcelleId;
  readonly areaM2: number;
  readonly contenance: number | null;
  readonly centre: LonLat;
  /** SVG path in a 0–100 box, north up. */
  readonly outline: string;
  /** Short side of the smallest rectangle around it. */
  readonly widthM: number;
  /** Its share of that rectangle, 0 to 1. */
  readonly rectangularity: number;
  readonly frontages: readonly MeasuredFrontage[];
  /** Limit on a road, grades A and B; unknown where none is seen and what lies beyond a side is not loaded. */
  readonly frontageM: number | "unknown";
  readonly builtM2: number | "unknown";
  readonly zones: readonly MeasuredZone[] | Missing;
}
