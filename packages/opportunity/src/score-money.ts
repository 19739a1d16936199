import { ratio } from "@lotir/units";
import { along, type Scale } from "./along.ts";
import { type Component, componentOf, type Judgement } from "./component.ts";
import { inEuros, inFactor, inRate } from "./in-french.ts";
import type { Known, MoneyFacts } from "./parcelle-facts.ts";

// Margin over turnover, before tax. 10 %: what the specification calls viable is near; 20 %: what a dealer looks for.
const MARGIN: Scale = [
  [-0.1, 0],
  [0, 0.35],
  [0.1, 0.75],
  [0.2, 1],
];
/** The margin at the market's price counts for half, each end of its interval for a quarter. */
const ENDS = { low: 0.25, market: 0.5, high: 0.25 } as const;
/** Never yellow: it loses at every price of its interval. */
const LOSES_EVERYWHERE = 0.39;
/** Never green: it loses at the market's price, or nobody knows what it leaves. */
const LOSES_AT_MARKET = 0.69;

const factorOf = ({ marginEur, highEur }: MoneyFacts): number => {
  if (highEur < 0) return LOSES_EVERYWHERE;
  return marginEur < 0 ? LOSES_AT_MARKET : 1;
};

const judge = (facts: MoneyFacts): Judgement => {
  const { marginEur, lowEur, highEur, turnoverEur } = facts;
  if (turnoverEur <= 0) return { value: null, measured: "Inconnue : rien n'est vendu" };
  const at = (margin: number) => along(MARGIN, margin / turnoverEur);
  const coefficient = factorOf(facts);
  const ends = lowEur === highEur ? "" : `, de ${inEuros(lowEur)} à ${inEuros(highEur)} selon les prix`;
  const loses = highEur < 0 ? " ; perte à tous les prix" : " ; perte au prix du marché";
  return {
    value: ENDS.low * at(lowEur) + ENDS.market * at(marginEur) + ENDS.high * at(highEur),
    coefficient,
    figures: [
      { label: "Marge au prix du marché", value: marginEur, unit: "€" },
      { label: "Marge aux prix bas", value: lowEur, unit: "€" },
      { label: "Marge aux prix hauts", value: highEur, unit: "€" },
    ],
    measured: `${inEuros(marginEur)} (${inRate(marginEur / turnoverEur)})${ends}${coefficient < 1 ? `${loses}, ${inFactor(coefficient)}` : ""}`,
  };
};

/** What the best plan leaves: nothing at all without a plan. A plan whose margin nobody knows is not called good. */
export const scoreMoney = (money: Known<MoneyFacts> | undefined): readonly Component[] => {
  if (money === undefined) return [];
  const component = componentOf("marge", money, judge);
  if (component.value !== null) return [component];
  const measured = `${component.measured} ; ${inFactor(LOSES_AT_MARKET)}`;
  return [{ ...component, coefficient: ratio(LOSES_AT_MARKET), measured }];
};
