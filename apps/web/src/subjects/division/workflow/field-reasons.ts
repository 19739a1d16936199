import type { DivisionScenario } from "@lotir/contract";
import { formatAmount, formatArea, formatDecimal, formatEstimate, formatQuantity } from "../../../kit/format.ts";

type Told = (scenario: DivisionScenario) => readonly string[];

const lotName = ({ letter, keepsHouse }: DivisionScenario["lots"][number]): string =>
  `Lot ${letter}${keepsHouse ? ", maison conservée" : ""}`;

const lots: Told = ({ lots: all }) => {
  const kept = all.filter(({ keepsHouse }) => keepsHouse).length;
  return [
    kept === 0
      ? `${formatQuantity(all.length, "lot")} à bâtir.`
      : `${formatQuantity(all.length - kept, "lot")} à bâtir, et celui de la maison conservée.`,
    ...all.map((lot) => `${lotName(lot)} : ${formatArea(lot.areaM2)}.`),
  ];
};

const size: Told = ({ lots: all, avgLotSize }) => {
  const total = all.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  return [`${formatArea(total)} en ${formatQuantity(all.length, "lot")} : ${formatArea(avgLotSize)} en moyenne.`];
};

const revenue: Told = ({ lots: all }) => [
  ...all.map((lot) => `${lotName(lot)} : ${lot.priceEur === null ? "aucun prix" : formatEstimate(lot.priceEur)}.`),
  "Prix TTC, appris des ventes publiées : la rentabilité en donne la fourchette et la confiance.",
];

const costs: Told = ({ money, totalCosts, reasons }) => {
  if (money === null || totalCosts === null) return reasons.money;
  const { purchaseEur, worksEur } = money;
  return [
    `Achat : ${formatAmount(purchaseEur)}.`,
    `Travaux : ${formatAmount(worksEur)}.`,
    `Études, portage, vente et imprévus : ${formatAmount(totalCosts - purchaseEur - worksEur)}.`,
  ];
};

const roi: Told = ({ netProfit, totalCosts, roi: value, reasons }) => {
  if (netProfit === null || totalCosts === null || value === null) return reasons.money;
  return [
    `Résultat net ${formatAmount(netProfit)}, impôt payé, sur ${formatAmount(totalCosts)} de coûts : ${formatDecimal(value)} %.`,
    "Vert au-dessus de 25 %, bleu au-dessus de 15 %, jaune au-dessus de 8 %, rouge sinon.",
  ];
};

const payback: Told = ({ paybackMonths, money, reasons }) => {
  if (money === null) return reasons.money;
  if (paybackMonths === null) return ["La trésorerie ne revient pas au-dessus de zéro avant la fin de l'opération."];
  return [
    "Premier mois à partir duquel la trésorerie, crédit compris, ne repasse plus sous zéro.",
    `L'opération dure ${formatDecimal(money.months)} mois.`,
  ];
};

/** What made each figure of a scenario that carries no reasons of its own, in French. */
export const FIELD_REASONS = { lots, size, revenue, costs, roi, payback } as const satisfies Record<string, Told>;
