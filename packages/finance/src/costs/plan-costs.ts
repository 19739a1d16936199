import { originOf } from "../amounts/origin.ts";
import { ZERO } from "../amounts/round-half-up.ts";
import { COSTS } from "../figures/costs.ts";
import { entryOn, valueOn } from "../figures/figure.ts";
import { LOAN_EMOLUMENTS, LOAN_REGISTRY } from "../figures/garantie.ts";
import { VAT_RATE } from "../figures/tva.ts";
import type { CostMoment, Operation } from "../operation/operation.ts";
import type { PlannedCost } from "../operation/planned-operation.ts";
import { pricedOn } from "../operation/priced-on.ts";
import type { AcquisitionTerms } from "../taxes/price-acquisition.ts";
import { fixed, GIVEN, given, lineOf, type Slot } from "./cost-line.ts";
import { planLandCosts } from "./plan-land-costs.ts";
import { planLateDuties } from "./plan-late-duties.ts";
import { planAlongWorks, planStudies } from "./plan-studies.ts";
import { planWorks, type TaxFrame } from "./plan-works.ts";

const taxeFonciere = (operation: Operation): PlannedCost => {
  const { taxeFonciere: total, taxeFoncierePerYear } = operation.costs;
  const slot: Slot = {
    code: "taxe-fonciere",
    label: "Taxe foncière pendant le portage",
    category: "portage",
    moment: "portage",
    use: "commun",
  };
  if (taxeFoncierePerYear !== undefined)
    return lineOf(slot, 0, { rule: { kind: "yearly", amount: taxeFoncierePerYear }, ...GIVEN });
  const known = given(total);
  return lineOf(
    slot,
    0,
    known ?? {
      rule: fixed(0),
      source: "Non renseignée",
      status: "a-confirmer",
      since: undefined,
      assumed: true,
      detail: undefined,
    },
  );
};

/** What an insurer or an office costs is nobody's to guess: nothing is counted until it is said, and the balance says so. */
const insuranceCosts = (operation: Operation): PlannedCost[] => {
  const known = given(operation.costs.insurance);
  const slot: Slot = {
    code: "assurances",
    label: "Assurances de l'opération",
    category: "security",
    moment: "acte",
    use: "commun",
  };
  return known === undefined
    ? []
    : [
        lineOf(slot, 0, {
          ...known,
          source: "Montant donné, taxe sur les contrats comprise (CGI, art. 991), sans TVA (CGI, art. 261 C, 2°)",
        }),
      ];
};

const overheadCosts = ({ costs, profile }: Operation): PlannedCost[] => {
  const { overheads } = costs;
  if (overheads === undefined || profile === "particulier") return [];
  const slot: Slot = {
    code: "frais-generaux",
    label: "Frais généraux",
    category: "administrative",
    moment: "portage",
    use: "commun",
  };
  const rule =
    "rate" in overheads ? ({ kind: "share-of-turnover", rate: overheads.rate } as const) : fixed(overheads.amount);
  return [lineOf(slot, 0, { rule, ...GIVEN })];
};

const sellingCosts = (operation: Operation, frame: TaxFrame): PlannedCost => {
  const { selling, level } = operation.costs;
  const slot: Slot = {
    code: "frais-de-vente",
    label: "Honoraires de vente",
    category: "commercialisation",
    moment: "vente",
    use: "ventes",
  };
  if (selling !== undefined && "amount" in selling)
    return lineOf(slot, frame.vatRate, { rule: fixed(selling.amount), ...GIVEN });
  const entry = entryOn(COSTS.sellingRate, operation.purchase.date);
  const origin = selling === undefined ? { ...originOf(entry), assumed: level !== "aucun", detail: undefined } : GIVEN;
  return lineOf(slot, frame.vatRate, { rule: { kind: "selling" }, ...origin });
};

/** Selling fees as a share of the price including VAT, when they are not a lump sum. */
export const sellingRateOf = (operation: Operation): number => {
  const { selling, level } = operation.costs;
  if (selling !== undefined) return "rate" in selling ? selling.rate : 0;
  return level === "aucun" ? 0 : valueOn(COSTS.sellingRate, pricedOn(operation))[level];
};

const bankCosts = (operation: Operation): PlannedCost[] => {
  const { financing } = operation;
  if (financing.landShare === 0 && financing.worksShare === 0 && (financing.debt ?? 0) === 0) return [];
  const slot = (code: string, label: string, moment: CostMoment): Slot => ({
    code,
    label,
    category: "portage",
    moment,
    use: "commun",
  });
  const origin = (name: "debtRate" | "bankFeeRate", assumed: boolean) =>
    assumed ? { ...originOf(entryOn(COSTS[name], operation.purchase.date)), assumed: true, detail: undefined } : GIVEN;
  return [
    lineOf(slot("interets", "Intérêts du crédit", "portage"), 0, {
      rule: { kind: "interest" },
      ...origin("debtRate", financing.assumed),
    }),
    lineOf(slot("frais-banque", "Frais de dossier de la banque", "acte"), 0, {
      rule: { kind: "bank-fee" },
      ...origin("bankFeeRate", financing.feeAssumed),
    }),
  ];
};

/** The lender's guarantee, signed with the deed: the notary's fee, whose VAT is that of the deed, and the CSI. */
const guaranteeCosts = (operation: Operation, { business, vatRate }: TaxFrame): PlannedCost[] => {
  const { financing, purchase } = operation;
  const borrows = financing.landShare > 0 || financing.worksShare > 0 || (financing.debt ?? 0) > 0;
  if (financing.guarantee === "aucune" || !business || !borrows) return [];
  const slot = (code: string, label: string): Slot => ({
    code,
    label,
    category: "portage",
    moment: "acte",
    use: "commun",
  });
  const emoluments = entryOn(LOAN_EMOLUMENTS, purchase.date);
  const registry = entryOn(LOAN_REGISTRY, purchase.date);
  const rate = registry.value.rate * (1 + registry.value.accessories);
  return [
    lineOf(slot("garantie-emoluments", "Garantie du prêt : émoluments du notaire, hors taxes"), vatRate, {
      rule: { kind: "loan-deed", brackets: emoluments.value },
      ...originOf(emoluments),
      assumed: true,
      detail: undefined,
    }),
    lineOf(slot("garantie-csi", "Garantie du prêt : contribution de sécurité immobilière"), 0, {
      rule: { kind: "loan-registry", rate },
      ...originOf(registry),
      assumed: true,
      detail: undefined,
    }),
  ];
};

const otherCosts = (operation: Operation): PlannedCost[] =>
  operation.costs.others.map((other, index) =>
    lineOf(
      {
        code: `autre-${index + 1}`,
        label: other.label,
        category: other.category,
        moment: other.moment,
        use: other.use,
      },
      other.vatRate,
      {
        rule: fixed(other.amount),
        ...GIVEN,
      },
    ),
  );

/** Every cost line of the operation, in the order they must be computed: land, works, what follows from them, the bank. */
export const planCosts = (operation: Operation, acquisition: AcquisitionTerms | undefined): PlannedCost[] => {
  const business = operation.profile !== "particulier";
  const on = pricedOn(operation);
  const dated = { ...operation, purchase: { ...operation.purchase, date: on } };
  const frame: TaxFrame = { business, vatRate: valueOn(VAT_RATE, on) };
  const lines = [
    ...(acquisition === undefined
      ? []
      : [...planLandCosts(dated, acquisition), ...planLateDuties(operation, acquisition)]),
    ...planWorks(dated, frame),
    ...planStudies(dated, frame),
    ...planAlongWorks(dated, frame),
    ...otherCosts(dated),
    sellingCosts(dated, frame),
    taxeFonciere(dated),
    ...insuranceCosts(dated),
    ...overheadCosts(dated),
    ...bankCosts(dated),
    ...guaranteeCosts(dated, frame),
  ];
  return lines.filter((line) => line.rule.kind !== "fixed" || line.rule.amount !== ZERO);
};
