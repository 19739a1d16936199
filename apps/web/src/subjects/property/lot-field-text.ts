import { LOT_STATUS_LABELS, LOT_TYPE_LABELS, WORK_LABELS, WorkEstimate } from "@lotir/contract";
import { z } from "zod";
import { formatArea, formatEuros } from "../../kit/format.ts";

const WORDS: Readonly<Record<string, string>> = { ...LOT_STATUS_LABELS, ...LOT_TYPE_LABELS };
const Works = z.array(WorkEstimate);

/** A field of a lot as the form writes it. */
export const lotFieldText = (field: string, value: unknown): string => {
  if (value === null || value === "") return "rien";
  const works = field === "workEstimates" ? Works.safeParse(value).data : undefined;
  if (works !== undefined)
    return works.length === 0
      ? "aucun"
      : works.map(({ type, amount }) => `${WORK_LABELS[type]} ${formatEuros(amount)}`).join(", ");
  if (field === "estimatedSalePrice" && typeof value === "number") return formatEuros(value);
  if ((field === "surface" || field === "buildableArea") && typeof value === "number") return formatArea(value);
  return field === "type" || field === "status" ? (WORDS[String(value)] ?? String(value)) : `« ${String(value)} »`;
};
