import { z } from "zod";
import { Assumptions } from "../organisation/assumptions.ts";

/** Labels of the specification's cost table (spec 2 §3), in its order. */
export const COST_LABELS = {
  acquisitionPrice: "Prix d'acquisition",
  notaryFees: "Frais de notaire",
  demolition: "Démolition",
  asbestosRemoval: "Désamiantage",
  soilRemediation: "Dépollution",
  utilities: "Viabilisation",
  surveyorFees: "Géomètre",
  architectFees: "Architecte",
  permitFees: "Autorisations",
  marketingCosts: "Commercialisation",
  contingency: "Imprévus",
  otherCosts: "Autres coûts",
} as const;

const amount = (label: string) =>
  z
    .number({ error: `${label} : un montant en euros est attendu.` })
    .min(0, `${label} : un montant négatif n'a pas de sens.`)
    .max(100_000_000, `${label} : 100 millions d'euros au plus.`);

export const CostBreakdown = z.object({
  acquisitionPrice: amount(COST_LABELS.acquisitionPrice),
  notaryFees: amount(COST_LABELS.notaryFees),
  demolition: amount(COST_LABELS.demolition),
  asbestosRemoval: amount(COST_LABELS.asbestosRemoval),
  soilRemediation: amount(COST_LABELS.soilRemediation),
  utilities: amount(COST_LABELS.utilities),
  surveyorFees: amount(COST_LABELS.surveyorFees),
  architectFees: amount(COST_LABELS.architectFees),
  permitFees: amount(COST_LABELS.permitFees),
  marketingCosts: amount(COST_LABELS.marketingCosts),
  contingency: amount(COST_LABELS.contingency),
  otherCosts: amount(COST_LABELS.otherCosts),
});
export type CostBreakdown = z.infer<typeof CostBreakdown>;

const { shape } = CostBreakdown;

/** Lines of the cost table as they are sent: an amount enters a line, null takes it out, an absent one stays as it is. */
export const EnteredCosts = z
  .object({
    acquisitionPrice: shape.acquisitionPrice.nullable(),
    notaryFees: shape.notaryFees.nullable(),
    demolition: shape.demolition.nullable(),
    asbestosRemoval: shape.asbestosRemoval.nullable(),
    soilRemediation: shape.soilRemediation.nullable(),
    utilities: shape.utilities.nullable(),
    surveyorFees: shape.surveyorFees.nullable(),
    architectFees: shape.architectFees.nullable(),
    permitFees: shape.permitFees.nullable(),
    marketingCosts: shape.marketingCosts.nullable(),
    contingency: shape.contingency.nullable(),
    otherCosts: shape.otherCosts.nullable(),
  })
  .partial();
export type EnteredCosts = z.infer<typeof EnteredCosts>;

const Analysis = z.object({
  costBreakdown: CostBreakdown,
  totalInvestment: z.number(),
  /** What buyers pay, VAT included. */
  expectedRevenue: z.number(),
  /** Absent of the analyses kept before these taxes were counted. */
  outputVat: z.number().optional(),
  turnoverBeforeVat: z.number().optional(),
  profitTax: z.number().optional(),
  /** VAT and profit tax paid, like the rates below. */
  estimatedProfit: z.number(),
  /** Per cent. */
  roi: z.number(),
  profitMargin: z.number(),
  breakEvenPoint: z.number(),
  /** Months; null when sales never cover the investment. */
  paybackPeriod: z.number().nullable(),
});

/** What the balance of the same sales says, and each line entered in the place of its own. */
const BalancedBeside = z.object({
  vatRegimes: z.array(z.string()),
  /** Null where no price of the land leaves the margin aimed at. */
  residualLandPriceEur: z.number().nullable(),
  netEur: z.number(),
  /** A ratio of the turnover before VAT. */
  netRate: z.number().nullable(),
  entered: z.array(z.object({ item: CostBreakdown.keyof(), balanceEur: z.number(), enteredEur: z.number() })),
});

/** What an analysis was made from: enough to say later what changed. */
const AnalysisBasis = z.object({
  on: z.string(),
  landPriceEur: z.number(),
  lots: z.array(z.object({ areaM2: z.number(), keepsHouse: z.boolean(), priceEur: z.number().nullable() })),
  costs: CostBreakdown.partial(),
  assumptions: Assumptions,
});
export type AnalysisBasis = z.infer<typeof AnalysisBasis>;

export const PropertyAnalysis = Analysis.extend({
  used: z.literal("saisie"),
  suggested: z.array(z.object({ item: z.string(), amount: z.number(), because: z.string() })),
  withSuggested: Analysis,
  /** Where the lots come from, in French. */
  lotsFrom: z.string(),
  /** Absent where no balance could be drawn, and of the analyses made before it was kept. */
  balanced: BalancedBeside.optional(),
  /** Absent of the analyses made before it was kept. */
  basis: AnalysisBasis.optional(),
});
export type PropertyAnalysis = z.infer<typeof PropertyAnalysis>;

/** The money of a property: what was entered, and the last analysis. The version is that of what was entered; 0 before. */
export const PropertyMoney = z.object({
  costs: CostBreakdown.partial(),
  /** What stands for a line left empty before any analysis: the price of the ground, the works of the lots. */
  computed: CostBreakdown.partial(),
  analysis: PropertyAnalysis.nullable(),
  version: z.number().int(),
});
export type PropertyMoney = z.infer<typeof PropertyMoney>;
