import type { Cents } from "@lotir/units";
import { AS_PLANNED } from "../operation/hypothesis.ts";
import type { Operation } from "../operation/operation.ts";
import { planOperation } from "../planning/plan-operation.ts";
import { computeOperation } from "./compute-operation.ts";
import { marginRateOf } from "./margin-rate.ts";

/** The same operation with every lot under one VAT regime. */
export interface VatCase {
  readonly regime: "marge" | "totale";
  readonly outputVat: Cents;
  readonly turnover: Cents;
  readonly margin: Cents;
  readonly marginRate: number | undefined;
  readonly tax: Cents;
  readonly net: Cents;
}

export interface VatComparison {
  readonly totale: VatCase;
  readonly marge: VatCase | undefined;
  /** French: why the margin cannot be computed, or what makes it lawful. */
  readonly note: string;
}

const caseOf = (operation: Operation, regime: VatCase["regime"]): VatCase | undefined => {
  const planned = planOperation({ ...operation, lots: operation.lots.map((lot) => ({ ...lot, vat: regime })) });
  if (!planned.ok) return undefined;
  const computed = computeOperation(planned.value, AS_PLANNED);
  const { outputVat, turnover, margin, tax, net } = computed;
  return { regime, outputVat, turnover, margin, marginRate: marginRateOf(computed), tax, net };
};

/** The purchase says what part of its price is building land, so that a margin can be computed per lot. */
export const canComputeMargin = (operation: Operation): boolean =>
  (operation.houses.length === 0 && operation.purchase.boughtAs !== "avec-maison") ||
  operation.purchase.buildingLand !== undefined ||
  operation.switches.marginPartBy !== undefined ||
  operation.lots.every((lot) => lot.purchasePart !== undefined || lot.vat === "totale");

const NOTE_MISSING =
  "La TVA sur marge n'est pas chiffrée : l'achat comprend une maison et l'acte ne dit pas le prix du terrain à bâtir.";
const NOTE_CONDITION =
  "La marge suppose un achat sans TVA déductible, d'un terrain vendu comme terrain à bâtir et désigné à part dans l'acte.";

/** VAT on the full price beside VAT on the margin. Undefined for a private owner, who charges none. */
export const compareVatRegimes = (operation: Operation): VatComparison | undefined => {
  const totale = operation.profile === "particulier" ? undefined : caseOf(operation, "totale");
  if (totale === undefined) return undefined;
  if (operation.purchase.seller === "assujetti-tva")
    return {
      totale,
      marge: undefined,
      note: "L'achat a ouvert un droit à déduction : la marge est exclue (CGI, art. 268).",
    };
  if (!canComputeMargin(operation)) return { totale, marge: undefined, note: NOTE_MISSING };
  return { totale, marge: caseOf(operation, "marge"), note: NOTE_CONDITION };
};
