import { formatMargin } from "../../kit/format.ts";
import type { StudyProps } from "../division/division-study.ts";
import { useParcelBilan } from "./use-parcel-bilan.ts";

/** The balance in one breath. */
export const MoneySummary = (studied: Omit<StudyProps, "onStudy">) => {
  const { data: found, error } = useParcelBilan(studied);
  if (error !== null) return "bilan indisponible";
  if (found === undefined) return "calcul en cours…";
  const { fiveLines: lines } = found;
  if (lines === null) return found.lots.length === 0 ? "aucun plan à chiffrer" : found.note;
  const costs = lines.turnoverEur - lines.purchaseEur - lines.marginEur;
  return `${formatMargin(lines.turnoverEur)} de ventes − ${formatMargin(lines.purchaseEur)} d'achat − ${formatMargin(costs)} de travaux, frais et taxes`;
};
