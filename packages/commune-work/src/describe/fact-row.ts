import { type CopyValue, jsonText } from "@lotir/database/row-values";
import { type Result, referenceOf } from "@lotir/foncier";
import { squareMetrePriceOf } from "@lotir/market";
import { OPPORTUNITY_VERSION, type Opportunity, scoreParcelle } from "@lotir/opportunity";
import type { CommuneRecords, FactRow, FactSheet, MeasuredParcelle, Pricing } from "@lotir/territory/work";
import { isMissing, type ParcellePrice, type PlanMoney, priceParcelle, searchedMoneyOf } from "@lotir/territory/work";
import type { IsoDate } from "@lotir/units";
import { groundPriceAt } from "./ground-price-at.ts";
import { opportunityFacts } from "./opportunity-facts.ts";
import { pricedPlanOf } from "./priced-plan.ts";
import { type SaleFacts, saleFactsOf } from "./sale-facts.ts";

/** Changes with anything that a described parcel holds: communes described under another version are described again. */
export const FACTS_VERSION = `7.${OPPORTUNITY_VERSION}`;

export const FACT_COLUMNS = [
  "parcelle_id",
  "commune",
  "version",
  "score",
  "coverage",
  "surface_m2",
  "zone_status",
  "zone",
  "typezone",
  "frontage_m",
  "built_m2",
  "built_share",
  "price_eur",
  "price_low_eur",
  "price_high_eur",
  "has_recent_sale",
  "last_sold_on",
  "verdict",
  "most_lots",
  "access_forms",
  "reasons",
  "margin_rate",
  "residual_price_eur",
  "sheet",
] as const;

const zoneColumns = ({ zones }: MeasuredParcelle): readonly CopyValue[] => {
  if (isMissing(zones)) return ["unknown", null, null];
  const main = zones[0];
  return main === undefined ? ["outside", null, null] : ["known", main.zone.libelle, main.zone.typezone];
};

const builtColumns = ({ builtM2, areaM2 }: MeasuredParcelle): readonly CopyValue[] =>
  builtM2 === "unknown" ? [null, null] : [builtM2, Math.min(1, builtM2 / areaM2)];

/** Nulls where the parcel was not scanned: not analysed is not a refusal. */
const verdictColumns = ({ id }: MeasuredParcelle, { verdicts }: CommuneRecords): readonly CopyValue[] => {
  const scanned = verdicts.get(id);
  if (scanned === undefined) return [null, null, null, null];
  return [scanned.verdict, scanned.mostLots, scanned.access, scanned.reasons];
};

const componentsOf = ({ components }: Opportunity): FactSheet["components"] =>
  components.map(({ key, label, weight, value, coefficient, measured, source }) => ({
    key,
    label,
    weight,
    value,
    coefficient,
    measured,
    source,
  }));

/** Per cent of the turnover, and euros; nulls where there is no plan or no price: unknown is not nothing. */
const moneyColumns = (money: PlanMoney | null): readonly CopyValue[] => {
  if (money === null) return [null, null];
  const { marginRate, residualPriceEur } = searchedMoneyOf(money.fiveLines);
  return [marginRate, residualPriceEur];
};

interface Money {
  readonly price: ParcellePrice | null;
  readonly money: PlanMoney | null;
}

const rowOf = (
  parcelle: MeasuredParcelle,
  { verdicts }: CommuneRecords,
  { sales, price, money }: Money & { readonly sales: SaleFacts },
): FactRow => {
  const { section, numero } = referenceOf(parcelle.id);
  const { lastSale } = sales;
  return {
    outline: parcelle.outline,
    section,
    numero,
    contenance: parcelle.contenance,
    centre: [parcelle.centre[0], parcelle.centre[1]],
    perSquareMetre: price?.perSquareMetre ?? null,
    priceMethod: price?.method ?? null,
    comparables: price?.sales ?? 0,
    lastSalePrice: lastSale?.price ?? null,
    lastSalePerSquareMetre: lastSale === null ? null : (squareMetrePriceOf(lastSale)?.value ?? null),
    daysSinceSale: sales.daysSinceSale,
    lots: verdicts.get(parcelle.id)?.lots ?? [],
    remainderM2: verdicts.get(parcelle.id)?.remainderM2 ?? null,
    front: verdicts.get(parcelle.id)?.front ?? null,
    margin: money === null ? null : searchedMoneyOf(money.fiveLines).margin,
    confidence: price?.confidence ?? null,
    lotPrices: money?.lots.map(({ priceEur }) => priceEur) ?? null,
    unpricedHouses: money?.fiveLines.unpricedHouses ?? null,
    vatAssumed: money?.fiveLines.vatAssumed ?? null,
  };
};

interface Describing {
  /** Undefined where the sales could not be read. */
  readonly pricing: Pricing | undefined;
  readonly today: IsoDate;
}

const noteOf = <Value>(found: Result<Value, string> | undefined): string | null =>
  found === undefined || found.ok ? null : found.failure;

const sheetOf = (
  parcelle: MeasuredParcelle,
  records: CommuneRecords,
  { sales, price, money }: Money & { readonly sales: SaleFacts },
): Omit<FactSheet, "components" | "estimateNote" | "moneyNote"> => ({
  row: rowOf(parcelle, records, { sales, price, money }),
  frontages: parcelle.frontages,
  neighbours: sales.neighbours,
  history: sales.history,
  price,
  money,
});

/** The row of `parcelle_fact` for a measured parcel, its sheet included. */
export const factRowOf = (
  parcelle: MeasuredParcelle,
  records: CommuneRecords,
  { pricing, today }: Describing,
): { readonly row: readonly CopyValue[]; readonly isScored: boolean } => {
  const ground = groundPriceAt(parcelle, records);
  const priced = priceParcelle(parcelle, records, { pricing, ground });
  const balanced = pricedPlanOf(parcelle, records, { pricing, price: priced, today });
  const price = priced.ok ? priced.value : null;
  const money = balanced?.ok ? balanced.value : null;
  const sales = saleFactsOf(parcelle, records);
  const opportunity = scoreParcelle(opportunityFacts(parcelle, records, { ground, price, balanced }));
  const sheet: FactSheet = {
    ...sheetOf(parcelle, records, { sales, price, money }),
    components: componentsOf(opportunity),
    estimateNote: noteOf(priced),
    moneyNote: noteOf(balanced),
  };
  const row: readonly CopyValue[] = [
    parcelle.id,
    records.codeInsee,
    FACTS_VERSION,
    opportunity.score,
    opportunity.coverage,
    parcelle.areaM2,
    ...zoneColumns(parcelle),
    parcelle.frontageM === "unknown" ? null : parcelle.frontageM,
    ...builtColumns(parcelle),
    ...(price === null ? [null, null, null] : [price.value, price.low, price.high]),
    sales.hasRecentSale,
    sales.lastSale?.date ?? null,
    ...verdictColumns(parcelle, records),
    ...moneyColumns(money),
    jsonText(sheet),
  ];
  return { row, isScored: opportunity.score !== null };
};
