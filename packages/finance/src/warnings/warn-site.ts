import { monthsBetween } from "@lotir/units";
import { frenchNumber } from "../amounts/french-amounts.ts";
import { COSTS } from "../figures/costs.ts";
import { valueOn } from "../figures/figure.ts";
import { EARLIER_DIVISION } from "../figures/urbanisme.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import { pricedOn } from "../operation/priced-on.ts";
import { named, type WarningRule, warn } from "./bilan-warning.ts";

const withoutLot: WarningRule = (plan) =>
  plan.operation.lots.length === 0
    ? warn(
        "attention",
        "sans-lot-a-batir",
        "Aucun lot à bâtir : la division ne demande pas d'autorisation (C. urb., art. L.442-1), sauf délibération de la commune (art. L.115-3). Ni dossier ni étude de sol n'est compté, et le calendrier reste celui d'une division autorisée.",
      )
    : undefined;

const clay: WarningRule = (plan, computed) => {
  if (plan.operation.lots.length === 0) return undefined;
  const study = plan.costs.findIndex((cost) => cost.code === "etude-sol");
  const paid = study >= 0 && (computed.costs[study] ?? 0) > 0;
  if (plan.operation.site.clay === "inconnu") {
    const counted = paid ? "est comptée par prudence" : "n'est pas comptée";
    return warn(
      "attention",
      "argile-inconnue",
      `Aléa argile inconnu : l'étude de sol G1, obligatoire en aléa moyen ou fort, ${counted}.`,
    );
  }
  return (plan.operation.site.clay === "moyen" || plan.operation.site.clay === "fort") && !paid
    ? warn(
        "alerte",
        "etude-sol-absente",
        "Aléa argile moyen ou fort : l'étude de sol G1 est obligatoire pour vendre un terrain à bâtir, et n'est pas comptée.",
      )
    : undefined;
};

const individualCost = (plan: PlannedOperation): string => {
  const { low, high } = valueOn(COSTS.individualSewer, pricedOn(plan.operation));
  return `${frenchNumber(low)} à ${frenchNumber(high)} €`;
};

const sewer: WarningRule = (plan) => {
  if (plan.operation.site.sewer === "inconnu")
    return warn(
      "attention",
      "assainissement-inconnu",
      `Assainissement inconnu : un système individuel coûte ${individualCost(plan)} par maison et pèse sur le prix des lots.`,
    );
  return plan.operation.site.sewer === "individuel"
    ? warn(
        "attention",
        "assainissement-individuel",
        `Assainissement individuel : ${individualCost(plan)} à la charge de chaque acheteur, et une surface minimale possible par lot.`,
      )
    : undefined;
};

const appreciation: WarningRule = (plan) =>
  plan.operation.site.appreciation === "inconnu"
    ? warn(
        "attention",
        "appreciation-inconnue",
        "On ne sait pas si le PLU s'apprécie lot par lot ou sur l'ensemble (R.151-21) : le nombre de lots peut changer.",
      )
    : undefined;

const earlier: WarningRule = (plan) => {
  const first = plan.sales[0];
  const recent =
    first !== undefined &&
    plan.operation.site.earlierDivisions.some(
      (date) => monthsBetween(date, first.on) < valueOn(EARLIER_DIVISION, first.on),
    );
  return recent
    ? warn(
        "attention",
        "division-anterieure",
        "Le terrain vient d'une division de moins de cinq ans : vérifiez les droits à construire restants et l'unité foncière avant de vendre.",
      )
    : undefined;
};

const sharedLane: WarningRule = (plan) =>
  plan.operation.procedure === "DP" && plan.operation.works.lane !== undefined && plan.operation.lots.length > 1
    ? warn(
        "alerte",
        "voie-commune-en-dp",
        "Voie commune à plusieurs lots à bâtir : elle demande un permis d'aménager, pas une déclaration préalable (R.421-19, a). Coûts et délais sont ici ceux d'une déclaration.",
      )
    : undefined;

const pricePerM2: WarningRule = (plan) => {
  const odd = plan.sales.filter(
    (sale) => sale.kind === "lot" && (sale.price / 100 / sale.area < 10 || sale.price / 100 / sale.area > 3_000),
  );
  return odd.length === 0
    ? undefined
    : warn(
        "attention",
        "prix-au-m2-inhabituel",
        `Prix au m² inhabituel pour un terrain à bâtir : ${named(odd.map((sale) => `${sale.name} (${frenchNumber(sale.price / 100 / sale.area)} €/m²)`))}.`,
      );
};

/** What the ground and the rules leave in doubt. */
export const SITE_WARNINGS: readonly WarningRule[] = [
  withoutLot,
  clay,
  sewer,
  appreciation,
  earlier,
  sharedLane,
  pricePerM2,
];
