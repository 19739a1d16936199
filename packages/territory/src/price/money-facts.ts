import { type Known, known, type MoneyFacts, unknown } from "@lotir/opportunity";
import { type FiveLines, searchedMoneyOf } from "./price-plan.ts";

const SOURCE = "Bilan Lotir";

const becauseOf = ({ unpricedHouses }: FiveLines): string =>
  unpricedHouses > 0 ? "la valeur d'une maison conservée n'est pas connue" : "le prix d'achat n'est pas estimé";

/** What the score looks at of a balanced plan: a margin that stands on no purchase price is no margin. */
export const moneyFacts = (lines: FiveLines): Known<MoneyFacts> => {
  const { margin } = searchedMoneyOf(lines);
  if (margin === null) return unknown(becauseOf(lines), SOURCE);
  const { eur: marginEur, lowEur, highEur } = margin;
  return known({ marginEur, lowEur, highEur, turnoverEur: lines.turnoverEur }, SOURCE);
};

/** The plan has no balance at all. */
export const noMoney = (note: string): Known<MoneyFacts> =>
  unknown(note.replace(/^(Bilan non dressé|Lots non estimés|Non estimé) : /, "").replace(/\.$/, ""), SOURCE);
