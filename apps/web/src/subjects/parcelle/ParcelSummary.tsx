import { formatArea, formatShare } from "../../kit/format.ts";
import type { ParcelProps } from "./parcel-props.ts";
import { useShowParcel } from "./use-show-parcel.ts";

/** What else is in the sheet: the cadastre, the score and where everything comes from. */
export const ParcelSummary = ({ parcelId }: ParcelProps) => {
  const { data: parcel } = useShowParcel(parcelId);
  if (parcel === undefined) return "lecture en cours…";
  const built =
    parcel.builtArea === null ? "bâti inconnu" : parcel.builtArea > 0 ? `${formatArea(parcel.builtArea)} bâtis` : "nue";
  return `${parcelId} · ${built} · score expliqué, ${formatShare(parcel.coverage)} des critères connus · cadastre et sources`;
};
