import { cents } from "@lotir/units";
import { frenchEuros, frenchPercent } from "../amounts/french-amounts.ts";
import { roundToCents } from "../amounts/round-half-up.ts";
import type { PlannedOperation } from "../operation/planned-operation.ts";
import type { Computed } from "../results/compute-operation.ts";
import type { Dividends } from "./bilan.ts";

/** All that is left once the company's tax is paid, distributed at once to natural persons; a loss distributes nothing. */
export const describeDividends = ({ tax }: PlannedOperation, { net }: Computed): Dividends | undefined => {
  if (tax.kind !== "IS" || tax.dividends === undefined || net <= 0) return undefined;
  const { rate, origin } = tax.dividends;
  const amount = roundToCents(net * rate);
  return {
    distributed: net,
    tax: {
      code: "dividendes-pfu",
      label: "Prélèvement forfaitaire unique sur les dividendes",
      formula: `${frenchEuros(net)} × ${frenchPercent(rate)}`,
      base: net,
      rate,
      amount,
      ...origin,
      assumed: false,
    },
    net: cents(net - amount),
  };
};
