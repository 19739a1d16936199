import { GIVEN_ORIGIN } from "../amounts/origin.ts";
import { valueOn } from "../figures/figure.ts";
import { VAT_RATE } from "../figures/tva.ts";
import type { Operation } from "../operation/operation.ts";
import type { CostRule, PlannedCost } from "../operation/planned-operation.ts";
import type { AcquisitionTerms, SaleForm } from "../taxes/price-acquisition.ts";
import { fixed, GIVEN, lineOf, type Slot } from "./cost-line.ts";

type LandPart = Extract<CostRule, { kind: "land" }>["part"];
type Row = readonly [code: string, label: string, part: LandPart];

/** The lines of a deed, in its order. */
export const DEED_ROWS = [
  ["droits", "Droits de mutation", "duty"],
  ["emoluments", "Émoluments du notaire, hors taxes", "emoluments"],
  ["emoluments-tva", "TVA sur les émoluments", "emolumentsVat"],
  ["csi", "Contribution de sécurité immobilière", "registry"],
  ["debours", "Débours et formalités", "disbursements"],
] as const satisfies readonly Row[];

/** Before a judge no notary intervenes: the same lines bear other names. */
const NAMES: Readonly<Partial<Record<LandPart, Partial<Record<SaleForm, string>>>>> = {
  emoluments: {
    "adjudication-judiciaire": "Émoluments des avocats, hors taxes",
    "adjudication-notariale": "Émoluments du notaire sur l'adjudication, hors taxes",
  },
  disbursements: { "adjudication-judiciaire": "Frais préalables taxés et avocat qui enchérit" },
};

/** What a line of the deed is called in that form of sale. */
export const deedLabel = (part: LandPart, label: string, form: SaleForm | undefined): string =>
  (form === undefined ? undefined : NAMES[part]?.[form]) ?? label;

const ROWS: readonly Row[] = [["prix", "Prix d'achat", "price"], ...DEED_ROWS];

const slot = (code: string, label: string): Slot => ({
  code,
  label,
  category: "acquisition",
  moment: "acte",
  use: "commun",
});

const vatRateOf = (part: LandPart, operation: Operation): number => {
  const rate = valueOn(VAT_RATE, operation.purchase.date);
  if (part === "price") return operation.purchase.seller === "assujetti-tva" ? rate : 0;
  return part === "emoluments" && operation.switches.notaryVat === "usage" ? rate : 0;
};

/** The deed of purchase, line by line; amounts follow the price of the land. */
export const planLandCosts = (operation: Operation, terms: AcquisitionTerms): PlannedCost[] => {
  const { agency, date } = operation.purchase;
  const rows = ROWS.filter(([, , part]) => part !== "emolumentsVat" || operation.switches.notaryVat === "charge");
  const lines = rows.map(([code, label, part]) => {
    const origin = part === "price" ? { ...GIVEN_ORIGIN, source: "Acte d'achat" } : terms.origins[part];
    return lineOf(slot(code, deedLabel(part, label, operation.purchase.form)), vatRateOf(part, operation), {
      rule: { kind: "land", part },
      ...origin,
      assumed: part === "disbursements" && origin.status !== "donne",
      detail: undefined,
    });
  });
  if (agency === 0) return lines;
  const fee = slot("agence-achat", "Honoraires d'agence à l'achat");
  return [...lines, lineOf(fee, valueOn(VAT_RATE, date), { rule: fixed(agency), ...GIVEN })];
};
