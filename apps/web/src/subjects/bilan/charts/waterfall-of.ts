import type { Bilan, CostCategory } from "@lotir/contract";

/** One bar: it goes from a level to another; a cost starts where the last bar ended. */
export interface WaterfallStep {
  readonly label: string;
  readonly short: string;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly kind: "total" | "cost" | "loss";
}

export const CATEGORY_LABELS: Record<CostCategory, string> = {
  acquisition: "Acquisition",
  administrative: "Études et autorisations",
  travaux: "Travaux",
  portage: "Portage",
  commercialisation: "Vente",
  security: "Imprévus et garanties",
};

const SHORT: Record<CostCategory, string> = {
  acquisition: "Acquisition",
  administrative: "Études",
  travaux: "Travaux",
  portage: "Portage",
  commercialisation: "Vente",
  security: "Imprévus",
};

const ORDER: readonly CostCategory[] = [
  "acquisition",
  "administrative",
  "travaux",
  "portage",
  "commercialisation",
  "security",
];

const total = (label: string, short: string, amount: number): WaterfallStep => ({
  label,
  short,
  amount,
  from: Math.min(0, amount),
  to: Math.max(0, amount),
  kind: amount < 0 ? "loss" : "total",
});

/** The steps from turnover before VAT to net result; their costs add up to the difference. */
export const waterfallOf = ({ result, costs }: Bilan): WaterfallStep[] => {
  const spent = ORDER.map((category) => ({ category, amount: costs.categories[category] })).filter(
    ({ amount }) => amount !== 0,
  );
  let level = result.turnoverBeforeVatEur;
  const steps = spent.map(({ category, amount }): WaterfallStep => {
    const to = level - amount;
    const step = { from: Math.min(level, to), to: Math.max(level, to) };
    level = to;
    return { label: CATEGORY_LABELS[category], short: SHORT[category], amount: -amount, ...step, kind: "cost" };
  });
  const tax: WaterfallStep[] =
    result.taxEur === 0
      ? []
      : [
          {
            label: "Impôt",
            short: "Impôt",
            amount: -result.taxEur,
            from: Math.min(result.marginEur, result.netEur),
            to: Math.max(result.marginEur, result.netEur),
            kind: "cost",
          },
        ];
  return [
    total("Chiffre d'affaires hors taxe", "CA HT", result.turnoverBeforeVatEur),
    ...steps,
    total("Marge", "Marge", result.marginEur),
    ...tax,
    total("Résultat net", "Net", result.netEur),
  ];
};
