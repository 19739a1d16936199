import { z } from "zod";

/** How sure a figure is; "donne" came with the operation. */
const Status = z.enum(["donne", "verifie", "secondaire", "a-confirmer"]);
const Procedure = z.enum(["DP", "PA"]);
const ProfileName = z.enum(["particulier", "marchand-de-biens", "lotisseur"]);
export const CostCategory = z.enum([
  "acquisition",
  "administrative",
  "travaux",
  "portage",
  "commercialisation",
  "security",
]);
export type CostCategory = z.infer<typeof CostCategory>;

/** One figure of a balance: how it was found, on what, at what rate, from what text. Rates are shares of one. */
export const BilanLine = z.object({
  code: z.string(),
  label: z.string(),
  formula: z.string(),
  baseEur: z.number().nullable(),
  rate: z.number().nullable(),
  amountEur: z.number(),
  source: z.string(),
  status: Status,
  /** Day since which the figure is in force; null for what was given. */
  since: z.string().nullable(),
  /** Taken from the default table because nothing was given. */
  assumed: z.boolean(),
});
export type BilanLine = z.infer<typeof BilanLine>;

const CostLine = BilanLine.extend({ category: CostCategory, vatEur: z.number(), recoveredVatEur: z.number() });

const SaleLine = z.object({
  name: z.string(),
  kind: z.enum(["lot", "maison"]),
  areaM2: z.number(),
  on: z.string(),
  priceEur: z.number(),
  vatRegime: z.string(),
  /** Nobody said how the land is bought: the dearer regime was taken. */
  vatAssumed: z.boolean(),
  vatBaseEur: z.number(),
  vatEur: z.number(),
  priceBeforeVatEur: z.number(),
  purchasePartEur: z.number(),
  formula: z.string(),
  because: z.string(),
  /** Null when no VAT falls on it. */
  vatRate: z.number().nullable(),
  source: z.string(),
  status: Status,
  since: z.string().nullable(),
  gain: z
    .object({
      years: z.number(),
      purchaseCostsEur: z.number(),
      countedWorksEur: z.number(),
      grossGainEur: z.number(),
      allowance: z.number(),
      socialAllowance: z.number(),
      taxableGainEur: z.number(),
      socialBaseEur: z.number(),
      incomeTaxEur: z.number(),
      socialLeviesEur: z.number(),
      surtaxEur: z.number(),
      communalTaxEur: z.number(),
      nationalTaxEur: z.number(),
    })
    .nullable(),
});

const BreakEven = z.object({ factor: z.number(), turnoverEur: z.number(), averageLotPriceEur: z.number() }).nullable();

const VatCase = z.object({
  regime: z.string(),
  vatEur: z.number(),
  turnoverBeforeVatEur: z.number(),
  marginEur: z.number(),
  marginRate: z.number().nullable(),
  taxEur: z.number(),
  netEur: z.number(),
});

const ProcedureCase = z.object({
  procedure: Procedure,
  totalCostsEur: z.number(),
  worksEur: z.number(),
  marginEur: z.number(),
  marginRate: z.number().nullable(),
  netEur: z.number(),
  totalMonths: z.number(),
  holdingMonths: z.number(),
});

const Outcomes = z.object({
  draws: z.number(),
  seed: z.number(),
  meanEur: z.number(),
  p5Eur: z.number(),
  p10Eur: z.number(),
  p25Eur: z.number(),
  p50Eur: z.number(),
  p75Eur: z.number(),
  p90Eur: z.number(),
  p95Eur: z.number(),
  lossProbability: z.number(),
  targetProbability: z.number(),
  histogram: z.array(z.object({ fromEur: z.number(), toEur: z.number(), count: z.number() })),
});

/** A deed at its price, line by line: price and costs make the total. */
const BuyerDeed = z.object({
  costs: z.object({
    dutyEur: z.number(),
    emolumentsEur: z.number(),
    emolumentsVatEur: z.number(),
    landRegistryEur: z.number(),
    disbursementsEur: z.number(),
    totalEur: z.number(),
  }),
  lines: z.array(BilanLine),
  totalEur: z.number(),
});
export type BuyerDeed = z.infer<typeof BuyerDeed>;

/** What a sale costs to who buys it. */
const Buyer = BuyerDeed.extend({
  name: z.string(),
  priceEur: z.number(),
  because: z.string(),
  /** Who buys his main residence for the first time; null where he pays the same. */
  firstHome: BuyerDeed.nullable(),
  /** Taxes, soil study and connection of the house to be built; null for a house, or when none was described. */
  houseToBuild: z
    .object({ lines: z.array(BilanLine), totalEur: z.number(), notCounted: z.array(z.string()) })
    .nullable(),
});
export type Buyer = z.infer<typeof Buyer>;

/** A whole balance. Euros with their cents; every total is the sum of its parts; null where there is no answer. */
export const Bilan = z.object({
  version: z.literal(1),
  name: z.string().nullable(),
  profile: ProfileName,
  procedure: Procedure,
  result: z.object({
    turnoverEur: z.number(),
    vatEur: z.number(),
    turnoverBeforeVatEur: z.number(),
    totalCostsEur: z.number(),
    marginEur: z.number(),
    marginRate: z.number().nullable(),
    taxEur: z.number(),
    netEur: z.number(),
    netRate: z.number().nullable(),
    debtEur: z.number(),
    equityEur: z.number(),
    roi: z.number().nullable(),
    returnOnCosts: z.number().nullable(),
    internalRate: z.number().nullable(),
    paybackMonth: z.number().nullable(),
    residualLandPriceEur: z.number().nullable(),
    targetMargin: z.number(),
  }),
  sales: z.array(SaleLine),
  costs: z.object({
    lines: z.array(CostLine),
    categories: z.record(CostCategory, z.number()),
    totalEur: z.number(),
    acquisitionCostsEur: z.number(),
  }),
  vat: z.object({ outputEur: z.number(), recoveredEur: z.number(), toPayEur: z.number() }),
  taxes: z.array(BilanLine),
  /** What the partners keep of the net result once distributed; null when the company keeps it, or loses. */
  dividends: z.object({ distributedEur: z.number(), tax: BilanLine, netEur: z.number() }).nullable(),
  interestByPhase: z.array(
    z.object({ phase: z.string(), label: z.string(), months: z.number(), amountEur: z.number() }),
  ),
  timeline: z.object({
    phases: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        months: z.number(),
        start: z.number(),
        end: z.number(),
        critical: z.boolean(),
      }),
    ),
    totalMonths: z.number(),
    sumOfPhases: z.number(),
    deedMonth: z.number(),
    holdingMonths: z.number(),
  }),
  cashFlow: z.array(
    z.object({
      month: z.number(),
      salesEur: z.number(),
      expensesEur: z.number(),
      vatEur: z.number(),
      taxEur: z.number(),
      debtEur: z.number(),
      equityEur: z.number(),
      cumulativeEur: z.number(),
    }),
  ),
  breakEven: z.object({ allSales: BreakEven, lotsOnly: BreakEven }),
  sensitivity: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      marginEur: z.number(),
      marginRate: z.number().nullable(),
      netEur: z.number(),
      netChangeEur: z.number(),
    }),
  ),
  outcomes: Outcomes.nullable(),
  vatComparison: z.object({ totale: VatCase, marge: VatCase.nullable(), note: z.string() }).nullable(),
  procedureComparison: z
    .object({ planned: ProcedureCase, other: ProcedureCase, hypotheses: z.array(z.string()) })
    .nullable(),
  ownerChoice: z
    .object({
      sellWholeEur: z.number(),
      houseAfterEur: z.number(),
      houseLossEur: z.number(),
      divisionNetEur: z.number(),
      gainEur: z.number(),
    })
    .nullable(),
  buyers: z.array(Buyer),
  warnings: z.array(
    z.object({ code: z.string(), severity: z.enum(["info", "attention", "alerte"]), sentence: z.string() }),
  ),
});
export type Bilan = z.infer<typeof Bilan>;

/** Turnover, costs, margin, residual price, months. */
export const FiveLines = z.object({
  turnoverEur: z.number(),
  totalCostsEur: z.number(),
  /** Turnover = purchase + works + fees and taxes + margin. */
  purchaseEur: z.number(),
  worksEur: z.number(),
  feesAndTaxesEur: z.number(),
  marginEur: z.number(),
  /** Share of the turnover before VAT; null when nothing is sold. */
  marginRate: z.number().nullable(),
  /** Everything sold at the low end of its price, then at the high end, the land bought the same; nulls where no price is doubted. */
  marginLowEur: z.number().nullable(),
  marginHighEur: z.number().nullable(),
  /** Profit tax paid; its share of the turnover is what "viable" is said of. */
  netEur: z.number(),
  netRate: z.number().nullable(),
  residualLandPriceEur: z.number().nullable(),
  months: z.number(),
  landPriceEur: z.number(),
  landPriceOrigin: z.enum(["demande", "residuel", "aucun"]),
  /** Nobody said how the land is bought: its lots bear VAT on their full price, the dearer regime. */
  vatAssumed: z.boolean(),
  /** Kept houses whose value is unknown and counts for nothing: the margin and the residual price are at least these. */
  unpricedHouses: z.number().int(),
});
export type FiveLines = z.infer<typeof FiveLines>;
