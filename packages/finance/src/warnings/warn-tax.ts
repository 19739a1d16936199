import { monthsBetween } from "@lotir/units";
import { frenchPercent } from "../amounts/french-amounts.ts";
import { RESALE_COMMITMENT_YEARS } from "../figures/acquisition.ts";
import { departementRateOn, HIGHEST_DEPARTEMENT_RATE, RATES_READ_ON } from "../figures/departements.ts";
import { entryOn, LAW_RANGE, valueOn } from "../figures/figure.ts";
import { NEW_BUILDING_YEARS } from "../figures/tva.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { chooseLotVat } from "../taxes/choose-vat-regime.ts";
import { named, type WarningRule, warn } from "./bilan-warning.ts";

const vatAssumed: WarningRule = (plan) =>
  plan.sales.some((sale) => sale.vat.assumed)
    ? warn(
        "alerte",
        "tva-supposee",
        "Le régime de TVA des lots est supposé (prix total, le plus cher) : dites à qui et comment le terrain a été acheté.",
      )
    : undefined;

const vatWithHouse: WarningRule = (plan) =>
  plan.business &&
  plan.operation.purchase.boughtAs === "avec-maison" &&
  plan.sales.some((sale) => sale.kind === "lot" && sale.vat.regime === "totale")
    ? warn(
        "alerte",
        "tva-maison-et-terrain",
        "Terrain acheté avec une maison : TVA sur le prix total, sauf si l'acte d'achat désigne et chiffre à part le terrain à bâtir (CE, 2 avril 2024, n° 466644). À négocier avant la signature.",
      )
    : undefined;

const vatToProve: WarningRule = (plan) =>
  plan.business && plan.sales.some((sale) => sale.vat.regime === "marge")
    ? warn(
        "attention",
        "tva-marge-a-prouver",
        "TVA sur marge à prouver : document d'arpentage avant l'acte, désignation et prix séparés, mention « terrain à bâtir ».",
      )
    : undefined;

/** What the purchase would decide, had nobody forced the regime. */
const lawfulLotVat = (plan: PlannedOperation) => {
  const { seller, boughtAs, buildingLand } = plan.operation.purchase;
  return chooseLotVat({
    private: false,
    choice: "auto",
    seller,
    boughtAs,
    namedInDeed: buildingLand?.inDeed === true,
  });
};

const forcedMargin: WarningRule = (plan) => {
  const forced = plan.operation.lots.filter((lot) => lot.sold && lot.vat === "marge");
  if (!plan.business || forced.length === 0) return undefined;
  const lawful = lawfulLotVat(plan);
  return lawful.regime === "marge"
    ? undefined
    : warn(
        "alerte",
        "tva-marge-contredite",
        `TVA sur marge imposée (${named(forced.map((lot) => lot.name))}) alors que l'achat décrit ne l'ouvre pas. ${lawful.because}`,
      );
};

const forcedExemption: WarningRule = (plan) => {
  const forced = plan.operation.houses.filter((house) => house.sold && house.vat === "exoneree" && house.isNew);
  return !plan.business || forced.length === 0
    ? undefined
    : warn(
        "alerte",
        "tva-exoneration-contredite",
        `Vente sans TVA imposée (${named(forced.map((house) => house.name))}) alors que la maison est achevée depuis ${valueOn(NEW_BUILDING_YEARS, plan.sales[0]?.on ?? LAW_RANGE.saleFrom)} ans au plus : la TVA est due sur le prix total.`,
      );
};

const lostMargin: WarningRule = (plan, computed) => {
  const lost = plan.sales.filter((sale, index) => {
    const price = computed.sales[index]?.priceTtc ?? 0;
    return sale.vat.regime === "marge" && price > 0 && price < (computed.purchaseParts[index] ?? 0);
  });
  return lost.length === 0
    ? undefined
    : warn(
        "attention",
        "marge-negative-perdue",
        `Marge négative perdue, sans compensation entre lots : ${named(lost.map((sale) => sale.name))}.`,
      );
};

const marginWithHouse: WarningRule = (plan) =>
  plan.operation.houses.length > 0 &&
  plan.operation.switches.marginPartBy !== undefined &&
  plan.operation.purchase.buildingLand === undefined &&
  plan.sales.some((sale) => sale.kind === "lot" && sale.vat.regime === "marge")
    ? warn(
        "alerte",
        "marge-sans-ventilation",
        "Marge calculée sur une répartition du prix d'achat que l'acte ne porte pas : l'administration peut exiger la TVA sur le prix total.",
      )
    : undefined;

const departement: WarningRule = (plan) => {
  const { departement: code, departementRate, date } = plan.operation.purchase;
  if (departementRate !== undefined) return undefined;
  const on = date < LAW_RANGE.purchaseFrom ? (plan.sales[0]?.on ?? LAW_RANGE.saleFrom) : date;
  const entry = departementRateOn(code, on);
  const rate = frenchPercent(entry.value);
  if (code === undefined)
    return warn("attention", "departement-inconnu", `Taux du département inconnu : ${rate} retenu, le plus élevé.`);
  if (entry.status === "a-confirmer") {
    const isCeiling = entry.value === entryOn(HIGHEST_DEPARTEMENT_RATE, on).value;
    return warn(
      "attention",
      "taux-departement-a-confirmer",
      `Taux du département ${code} à confirmer : ${rate} retenu, ${isCeiling ? "le plafond légal" : "le dernier lu"} ; listes publiques lues le ${RATES_READ_ON}.`,
    );
  }
  return warn(
    "info",
    "taux-departement",
    `Taux du département ${code} : ${rate} (listes publiques lues le ${RATES_READ_ON}, révisable chaque 1er juin).`,
  );
};

const commitment: WarningRule = (plan) => {
  const { duty, date } = plan.operation.purchase;
  if (!plan.business || duty !== "engagement-revente") return undefined;
  const years = valueOn(RESALE_COMMITMENT_YEARS, date);
  const late = plan.sales.some((sale) => monthsBetween(date, sale.on) >= years * 12);
  return late
    ? warn(
        "alerte",
        "engagement-depasse",
        `Vente à plus de ${years} ans de l'achat : l'engagement de revendre tombe, les droits pleins et l'intérêt de retard sont dus et comptés (CGI, art. 1840 G ter et 1727).`,
      )
    : undefined;
};

const kept: WarningRule = (plan) => {
  const { lots, houses, purchase } = plan.operation;
  const some = [...lots, ...houses].some((each) => !each.sold);
  return plan.business && purchase.duty === "engagement-revente" && some
    ? warn(
        "attention",
        "engagement-partiel",
        "Une partie est conservée : les droits réduits ne valent que pour ce qui est revendu dans les cinq ans.",
      )
    : undefined;
};

/** VAT and duties of somebody in business. */
export const TAX_WARNINGS: readonly WarningRule[] = [
  vatAssumed,
  vatWithHouse,
  marginWithHouse,
  forcedMargin,
  forcedExemption,
  vatToProve,
  lostMargin,
  departement,
  commitment,
  kept,
];
