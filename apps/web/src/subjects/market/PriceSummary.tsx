import { KIND_LABELS } from "@lotir/contract";
import { roundedPrice } from "@lotir/market";
import { formatEurosPerSquareMetre, formatEurosRange, formatQuantity } from "../../kit/format.ts";
import type { ParcelProps } from "../parcelle/parcel-props.ts";
import { useShowParcel } from "../parcelle/use-show-parcel.ts";

/** What it is worth as it stands, between which ends, by how many sales. */
export const PriceSummary = ({ parcelId }: ParcelProps) => {
  const { data: parcel, error } = useShowParcel(parcelId);
  if (error !== null) return "estimation indisponible";
  if (parcel === undefined) return "lecture en cours…";
  const { estimatedValue: value, estimate, estimateNote } = parcel;
  if (value === null) return estimateNote ?? "non estimé";
  const what = estimate === null ? "terrain" : KIND_LABELS[estimate.kind].toLocaleLowerCase("fr");
  return `${what} ${formatEurosRange(value.low, value.high)} · ${formatEurosPerSquareMetre(roundedPrice(value.pricePerSqm))}, ${formatQuantity(value.comparables, "vente")}`;
};
