import { fixed, GIVEN, lineOf, type Slot } from "./cost-line.ts";
import { valueOn } from "./figures/figure.ts";
import { VAT_RATE } from "./figures/tva.ts";
import type { Operation } from "./operation.ts";
import type { CostRule, PlannedCost } from "./plan.ts";

type LandPart = Extract<CostRule, { kind: "land" }>["part"];
type Row = readonly [code: string, label: string, part: LandPart, source: string];

const ROWS: readonly Row[] = [
  ["prix", "Prix d'achat", "price", "Acte d'achat"],
  ["droits", "Droits de mutation", "duty", "CGI, art. 1594 D"],
  ["emoluments", "Émoluments du notaire, hors taxes", "emoluments", "Code de commerce, art. A444-91"],
  ["emoluments-tva", "TVA sur les émoluments", "emolumentsVat", "CGI, art. 278"],
  ["csi", "Contribution de sécurité immobilière", "registry", "CGI, art. 879"],
  ["debours", "Débours et formalités", "disbursements", "Usage des études notariales"],
];

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
export const planLandCosts = (operation: Operation): PlannedCost[] => {
  const { agency, date } = operation.purchase;
  const rows = ROWS.filter(([, , part]) => part !== "emolumentsVat" || operation.switches.notaryVat === "charge");
  const lines = rows.map(([code, label, part, source]) =>
    lineOf(slot(code, label), vatRateOf(part, operation), {
      rule: { kind: "land", part },
      source,
      status: "vérifié",
      assumed: false,
      detail: undefined,
    }),
  );
  if (agency === 0) return lines;
  const fee = slot("agence-achat", "Honoraires d'agence à l'achat");
  return [...lines, lineOf(fee, valueOn(VAT_RATE, date), { rule: fixed(agency), ...GIVEN })];
};
