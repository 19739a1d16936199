import type { CostBreakdown, Lot, PropertyMoney, WorkEstimate } from "@lotir/contract";

/** The line of the cost table that each kind of works of a lot goes to. */
const LINES: Readonly<Record<WorkEstimate["type"], keyof CostBreakdown>> = {
  viabilisation: "utilities",
  reseaux: "utilities",
  voirie: "utilities",
  terrassement: "utilities",
  demolition: "demolition",
  desamiantage: "asbestosRemoval",
  depollution: "soilRemediation",
  cloture: "otherCosts",
  paysagement: "otherCosts",
  autres: "otherCosts",
};

/** The works of the lots, in euros, by line of the cost table. */
const worksOf = (lots: readonly Pick<Lot, "workEstimates">[]): Partial<CostBreakdown> => {
  const works: Partial<CostBreakdown> = {};
  for (const { type, amount } of lots.flatMap(({ workEstimates }) => workEstimates))
    works[LINES[type]] = (works[LINES[type]] ?? 0) + amount;
  return works;
};

/** A line typed in the cost table wins over the works of the lots, which fill the lines left empty. */
export const withWorks = (
  costs: PropertyMoney["costs"],
  lots: readonly Pick<Lot, "workEstimates">[],
): PropertyMoney["costs"] => ({ ...worksOf(lots), ...costs });
