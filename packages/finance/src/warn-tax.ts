import { monthsBetween } from "@lotir/units";
import { named, type WarningRule, warn } from "./bilan-warning.ts";
import { RESALE_COMMITMENT_YEARS } from "./figures/acquisition.ts";
import { departementRateOn } from "./figures/departements.ts";
import { LAW_RANGE, valueOn } from "./figures/figure.ts";
import { frenchPercent } from "./french-amounts.ts";

const vatAssumed: WarningRule = (plan) =>
  plan.sales.some((sale) => sale.vat.assumed)
    ? warn(
        "alerte",
        "tva-supposee",
        "Le régime de TVA des lots est supposé (prix total, le plus cher) : dites comment le terrain a été acheté.",
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
  if (entry.status === "à confirmer")
    return warn(
      "attention",
      "taux-departement-a-confirmer",
      `Taux du département ${code} à confirmer : ${rate} retenu.`,
    );
  return warn(
    "info",
    "taux-departement",
    `Taux du département ${code} : ${rate} (liste publique de 2025, révisable chaque 1er juin).`,
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
        `Vente à plus de ${years} ans de l'achat : l'engagement de revendre tombe, les droits pleins et l'intérêt de retard sont dus.`,
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

const bic: WarningRule = (plan) => {
  if (plan.business) return undefined;
  const first = plan.sales[0];
  if (first === undefined) return undefined;
  const recent = plan.operation.site.earlierDivisions.filter((date) => monthsBetween(date, first.on) < 60).length;
  const soon = monthsBetween(plan.operation.purchase.date, first.on) < 60 && !plan.operation.purchase.free;
  if (recent + 1 > 2)
    return warn(
      "alerte",
      "risque-bic",
      `${recent + 1} divisions en moins de cinq ans : risque de requalification en marchand de biens (BOI-BIC-CHAMP-20-30-20).`,
    );
  return soon
    ? warn(
        "attention",
        "risque-bic-achat-recent",
        "Terrain acheté il y a moins de cinq ans : si l'intention de diviser et revendre existait à l'achat, le profit relève des BIC.",
      )
    : undefined;
};

/** VAT, duties, and the line between a private owner and a dealer. */
export const TAX_WARNINGS: readonly WarningRule[] = [
  vatAssumed,
  vatWithHouse,
  marginWithHouse,
  vatToProve,
  lostMargin,
  departement,
  commitment,
  kept,
  bic,
];
