import type { SquareMetres } from "@lotir/units";
import { terrain } from "@lotir/units";

/** A band of ground areas, from (included) to (excluded); null has no limit. */
export interface LotSize {
  readonly from: SquareMetres<"terrain">;
  readonly to: SquareMetres<"terrain"> | null;
}

/** The bands in which building lots are sold: a small lot costs more per m² than a large one. */
export const LOT_SIZES: readonly LotSize[] = [
  { from: terrain(0), to: terrain(300) },
  { from: terrain(300), to: terrain(500) },
  { from: terrain(500), to: terrain(800) },
  { from: terrain(800), to: terrain(1200) },
  { from: terrain(1200), to: null },
];

export const isOfSize = (area: number | null, { from, to }: LotSize): boolean =>
  area !== null && area >= from && (to === null || area < to);
