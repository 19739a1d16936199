import { monthsBetween } from "@lotir/units";
import { along, type Scale } from "./along.ts";
import { type Component, componentOf, type Judgement } from "./component.ts";
import { inMonths } from "./in-french.ts";
import type { ParcelleFacts, SaleFacts } from "./parcelle-facts.ts";

/** Months since the last sale: an owner who has just bought seldom sells. */
const SINCE_SALE: Scale = [
  [0, 0],
  [24, 0.4],
  [60, 1],
];

const judge = ({ soldOn, since, vintage }: SaleFacts): Judgement => {
  const months = Math.max(0, monthsBetween(soldOn ?? since, vintage));
  return {
    value: along(SINCE_SALE, months),
    figures: [
      { label: soldOn === null ? "Sans vente depuis au moins" : "Dernière vente", value: months, unit: "mois" },
    ],
    measured:
      soldOn === null
        ? `Aucune vente publiée depuis au moins ${inMonths(months)}`
        : `Vendue ${inMonths(months)} avant le millésime des ventes`,
  };
};

/** Time since the last sale, counted from the vintage of the files. Without a sale: at least since they begin. */
export const scoreLastSale = ({ lastSale }: ParcelleFacts): Component => componentOf("derniere-vente", lastSale, judge);
