import type { ParcelPlu } from "@lotir/contract";
import { formatQuantity } from "../../kit/format.ts";
import type { ParcelProps } from "../parcelle/parcel-props.ts";
import { useExtractParcelPlu, useReadAtFirst } from "./use-extract-parcel-plu.ts";
import { useShowParcelPlu } from "./use-show-parcel-plu.ts";

const summaryOf = ({ zone, rules, progress, sentence }: ParcelPlu): string => {
  if (progress !== null) return "règlement en cours de lecture…";
  const found = rules.filter(({ value }) => value !== null);
  if (found.length === 0) return sentence ?? "règlement non lu";
  const sure = found.filter(({ state }) => state === "lu-et-verifie").length;
  const doubted = found.length - sure;
  const reading = rules.find(({ key }) => key === "appreciation")?.value;
  return [
    zone === null ? null : `zone ${zone.code}`,
    `${formatQuantity(sure, "règle lue et citée", "règles lues et citées")}${doubted === 0 ? "" : `, ${doubted} à vérifier`}`,
    reading ?? null,
  ]
    .filter((part) => part !== null)
    .join(" · ");
};

/** How much of the règlement is known; a règlement that nobody read yet is read as soon as its parcel is looked at. */
export const RulesSummary = ({ parcelId }: ParcelProps) => {
  const { data: plu, error } = useShowParcelPlu(parcelId);
  useReadAtFirst(parcelId, plu, useExtractParcelPlu(parcelId));
  if (error !== null) return "règlement indisponible";
  return plu === undefined ? "lecture en cours…" : summaryOf(plu);
};
