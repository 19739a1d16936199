import { along, type Scale } from "./along.ts";
import { type Component, componentOf, type Judgement } from "./component.ts";
import { inEurosPerSquareMetre } from "./in-french.ts";
import type { ParcelleFacts, PriceFacts } from "./parcelle-facts.ts";

/** Price here over price around. */
const AGAINST_AROUND: Scale = [
  [0.6, 1],
  [1, 0.5],
  [1.5, 0],
];

/** Below it a median is no price of ground, in €/m². */
const LEAST_PRICE = 0.1;

const judge = ({ here, around }: PriceFacts): Judgement => {
  if (around < LEAST_PRICE) return { value: null, measured: "Inconnu : aucun prix de terrain alentour" };
  const gap = Math.round((here / around - 1) * 100);
  const against =
    gap === 0 ? "au niveau de la commune" : `${Math.abs(gap)} % ${gap < 0 ? "sous" : "au-dessus de"} la commune`;
  return {
    value: along(AGAINST_AROUND, here / around),
    figures: [
      { label: "Prix du terrain ici", value: here, unit: "€/m²" },
      { label: "Prix dans la commune", value: around, unit: "€/m²" },
    ],
    measured: `${inEurosPerSquareMetre(here)}, ${against} (${inEurosPerSquareMetre(around)})`,
  };
};

/** Cheaper ground than around leaves more for the rest. */
export const scorePrice = ({ price }: ParcelleFacts): Component => componentOf("prix", price, judge);
