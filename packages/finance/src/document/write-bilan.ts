import { type Cents, eurosOf } from "@lotir/units";
import type { Bilan, CostLine, SaleLine } from "../bilan/bilan.ts";
import type { BilanLine } from "../bilan/bilan-line.ts";
import type { BuyerDeed, BuyerPrice } from "../bilan/price-for-buyer.ts";
import type { CashMonth } from "../results/cash-flow.ts";
import type { ProcedureCase } from "../results/compare-procedures.ts";
import type { VatCase } from "../results/compare-vat-regimes.ts";
import type { Outcomes } from "../results/draw-outcomes.ts";
import type { BreakEven } from "../results/find-break-even.ts";
import type { AcquisitionCosts } from "../taxes/price-acquisition.ts";

const orNull = (amount: Cents | undefined) => (amount === undefined ? null : eurosOf(amount));

const lineToWire = (line: BilanLine) => ({
  code: line.code,
  label: line.label,
  formula: line.formula,
  baseEur: orNull(line.base),
  rate: line.rate ?? null,
  amountEur: eurosOf(line.amount),
  source: line.source,
  status: line.status,
  since: line.since ?? null,
  assumed: line.assumed,
});

const costToWire = (line: CostLine) => ({
  ...lineToWire(line),
  category: line.category,
  vatEur: eurosOf(line.vat),
  recoveredVatEur: eurosOf(line.recoveredVat),
});

const ownerTaxToWire = ({ ownerTax }: SaleLine) =>
  ownerTax === undefined
    ? null
    : {
        years: ownerTax.gain.years,
        purchaseCostsEur: eurosOf(ownerTax.gain.purchaseCosts),
        countedWorksEur: eurosOf(ownerTax.gain.countedWorks),
        grossGainEur: eurosOf(ownerTax.gain.gross),
        allowance: ownerTax.gain.allowance,
        socialAllowance: ownerTax.gain.socialAllowance,
        taxableGainEur: eurosOf(ownerTax.gain.taxable),
        socialBaseEur: eurosOf(ownerTax.gain.socialBase),
        incomeTaxEur: eurosOf(ownerTax.gain.incomeTax),
        socialLeviesEur: eurosOf(ownerTax.gain.socialLevies),
        surtaxEur: eurosOf(ownerTax.gain.surtax),
        communalTaxEur: eurosOf(ownerTax.communal),
        nationalTaxEur: eurosOf(ownerTax.national),
      };

const saleToWire = (sale: SaleLine) => ({
  name: sale.name,
  kind: sale.kind,
  areaM2: sale.areaM2,
  on: sale.on,
  priceEur: eurosOf(sale.priceTtc),
  vatRegime: sale.vatRegime,
  vatAssumed: sale.vatAssumed,
  vatBaseEur: eurosOf(sale.vatBase),
  vatEur: eurosOf(sale.vat),
  priceBeforeVatEur: eurosOf(sale.priceHt),
  purchasePartEur: eurosOf(sale.purchasePart),
  formula: sale.formula,
  because: sale.because,
  vatRate: sale.vatRate ?? null,
  source: sale.source,
  status: sale.status,
  since: sale.since ?? null,
  gain: ownerTaxToWire(sale),
});

const breakEvenToWire = (point: BreakEven | undefined) =>
  point === undefined
    ? null
    : {
        factor: point.factor,
        turnoverEur: eurosOf(point.turnoverTtc),
        averageLotPriceEur: eurosOf(point.averageLotPrice),
      };

const vatCaseToWire = (each: VatCase) => ({
  regime: each.regime,
  vatEur: eurosOf(each.outputVat),
  turnoverBeforeVatEur: eurosOf(each.turnover),
  marginEur: eurosOf(each.margin),
  marginRate: each.marginRate ?? null,
  taxEur: eurosOf(each.tax),
  netEur: eurosOf(each.net),
});

const procedureCaseToWire = (each: ProcedureCase) => ({
  procedure: each.procedure,
  totalCostsEur: eurosOf(each.totalCosts),
  worksEur: eurosOf(each.works),
  marginEur: eurosOf(each.margin),
  marginRate: each.marginRate ?? null,
  netEur: eurosOf(each.net),
  totalMonths: each.totalMonths,
  holdingMonths: each.holdingMonths,
});

const outcomesToWire = (outcomes: Outcomes) => ({
  draws: outcomes.draws,
  seed: outcomes.seed,
  meanEur: eurosOf(outcomes.mean),
  p5Eur: eurosOf(outcomes.p5),
  p10Eur: eurosOf(outcomes.p10),
  p25Eur: eurosOf(outcomes.p25),
  p50Eur: eurosOf(outcomes.p50),
  p75Eur: eurosOf(outcomes.p75),
  p90Eur: eurosOf(outcomes.p90),
  p95Eur: eurosOf(outcomes.p95),
  lossProbability: outcomes.lossProbability,
  targetProbability: outcomes.targetProbability,
  histogram: outcomes.histogram.map((bin) => ({
    fromEur: eurosOf(bin.from),
    toEur: eurosOf(bin.to),
    count: bin.count,
  })),
});

const acquisitionToWire = (costs: AcquisitionCosts) => ({
  dutyEur: eurosOf(costs.duty),
  emolumentsEur: eurosOf(costs.emoluments),
  emolumentsVatEur: eurosOf(costs.emolumentsVat),
  landRegistryEur: eurosOf(costs.registry),
  disbursementsEur: eurosOf(costs.disbursements),
  totalEur: eurosOf(costs.total),
});

const resultToWire = (bilan: Bilan) => ({
  turnoverEur: eurosOf(bilan.turnoverTtc),
  vatEur: eurosOf(bilan.outputVat),
  turnoverBeforeVatEur: eurosOf(bilan.turnover),
  totalCostsEur: eurosOf(bilan.totalCosts),
  marginEur: eurosOf(bilan.margin),
  marginRate: bilan.marginRate ?? null,
  taxEur: eurosOf(bilan.tax),
  netEur: eurosOf(bilan.net),
  netRate: bilan.netRate ?? null,
  debtEur: eurosOf(bilan.debt),
  equityEur: eurosOf(bilan.equity),
  roi: bilan.roi ?? null,
  returnOnCosts: bilan.returnOnCosts ?? null,
  internalRate: bilan.internalRate ?? null,
  paybackMonth: bilan.paybackMonth ?? null,
  residualLandPriceEur: orNull(bilan.residual.landPrice),
  targetMargin: bilan.residual.targetMargin,
});

const categoriesToWire = ({ categories }: Bilan) => ({
  acquisition: eurosOf(categories.acquisition),
  administrative: eurosOf(categories.administrative),
  travaux: eurosOf(categories.travaux),
  portage: eurosOf(categories.portage),
  commercialisation: eurosOf(categories.commercialisation),
  security: eurosOf(categories.security),
});

const studiesToWire = (bilan: Bilan) => ({
  breakEven: {
    allSales: breakEvenToWire(bilan.breakEven.allSales),
    lotsOnly: breakEvenToWire(bilan.breakEven.lotsOnly),
  },
  sensitivity: bilan.sensitivity.map((each) => ({
    code: each.code,
    label: each.label,
    marginEur: eurosOf(each.margin),
    marginRate: each.marginRate ?? null,
    netEur: eurosOf(each.net),
    netChangeEur: eurosOf(each.netChange),
  })),
  outcomes: bilan.outcomes === undefined ? null : outcomesToWire(bilan.outcomes),
  vatComparison:
    bilan.vatComparison === undefined
      ? null
      : {
          totale: vatCaseToWire(bilan.vatComparison.totale),
          marge: bilan.vatComparison.marge === undefined ? null : vatCaseToWire(bilan.vatComparison.marge),
          note: bilan.vatComparison.note,
        },
  procedureComparison:
    bilan.procedureComparison === undefined
      ? null
      : {
          planned: procedureCaseToWire(bilan.procedureComparison.planned),
          other: procedureCaseToWire(bilan.procedureComparison.other),
          hypotheses: bilan.procedureComparison.hypotheses,
        },
});

const ownerChoiceToWire = ({ ownerChoice }: Bilan) =>
  ownerChoice === undefined
    ? null
    : {
        sellWholeEur: eurosOf(ownerChoice.sellWhole),
        houseAfterEur: eurosOf(ownerChoice.houseAfter),
        houseLossEur: eurosOf(ownerChoice.houseLoss),
        divisionNetEur: eurosOf(ownerChoice.divisionNet),
        gainEur: eurosOf(ownerChoice.gain),
      };

const monthToWire = (month: CashMonth) => ({
  month: month.month,
  salesEur: eurosOf(month.sales),
  expensesEur: eurosOf(month.expenses),
  vatEur: eurosOf(month.vat),
  taxEur: eurosOf(month.tax),
  debtEur: eurosOf(month.debt),
  equityEur: eurosOf(month.equity),
  cumulativeEur: eurosOf(month.cumulative),
});

const deedToWire = (deed: BuyerDeed) => ({
  costs: acquisitionToWire(deed.costs),
  lines: deed.lines.map(lineToWire),
  totalEur: eurosOf(deed.total),
});

const buyerToWire = (buyer: BuyerPrice) => ({
  name: buyer.name,
  priceEur: eurosOf(buyer.price),
  ...deedToWire(buyer),
  because: buyer.because,
  firstHome: buyer.firstHome === undefined ? null : deedToWire(buyer.firstHome),
  houseToBuild:
    buyer.houseToBuild === undefined
      ? null
      : {
          lines: buyer.houseToBuild.lines.map(lineToWire),
          totalEur: eurosOf(buyer.houseToBuild.total),
          notCounted: [...buyer.houseToBuild.notCounted],
        },
});

/** The balance as it leaves: euros with their cents, `null` where there is no answer. Fields: docs/bilan/README.md. */
export const writeBilan = (bilan: Bilan) => ({
  version: bilan.version,
  name: bilan.name ?? null,
  profile: bilan.profile,
  procedure: bilan.procedure,
  result: resultToWire(bilan),
  sales: bilan.sales.map(saleToWire),
  costs: {
    lines: bilan.costs.map(costToWire),
    categories: categoriesToWire(bilan),
    totalEur: eurosOf(bilan.totalCosts),
    acquisitionCostsEur: eurosOf(bilan.acquisitionCosts),
  },
  vat: {
    outputEur: eurosOf(bilan.outputVat),
    recoveredEur: eurosOf(bilan.recoveredVat),
    toPayEur: eurosOf(bilan.vatToPay),
  },
  taxes: bilan.taxes.map(lineToWire),
  dividends:
    bilan.dividends === undefined
      ? null
      : {
          distributedEur: eurosOf(bilan.dividends.distributed),
          tax: lineToWire(bilan.dividends.tax),
          netEur: eurosOf(bilan.dividends.net),
        },
  interestByPhase: bilan.interestByPhase.map((each) => ({
    phase: each.phase,
    label: each.label,
    months: each.months,
    amountEur: eurosOf(each.amount),
  })),
  timeline: bilan.timeline,
  cashFlow: bilan.cashFlow.map(monthToWire),
  ...studiesToWire(bilan),
  ownerChoice: ownerChoiceToWire(bilan),
  buyers: bilan.buyers.map(buyerToWire),
  warnings: bilan.warnings,
});

export type WrittenBilan = ReturnType<typeof writeBilan>;
