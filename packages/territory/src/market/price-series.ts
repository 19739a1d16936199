import { type PricedKind, priceStatistics, type Sale } from "@lotir/market";
import { type IsoDate, isoDate } from "@lotir/units";

/** Prices per m² of one quarter; null under three sales. */
export interface QuarterPrices {
  /** `2024-T3`. */
  readonly quarter: string;
  readonly count: number;
  readonly median: number | null;
  readonly firstQuartile: number | null;
  readonly thirdQuartile: number | null;
}

/** Fewer draw a line that means nothing. */
const LEAST_SALES = 3;

const quarterOf = (date: string): string => `${date.slice(0, 4)}-T${Math.ceil(Number(date.slice(5, 7)) / 3)}`;

const LAST_DAYS = ["03-31", "06-30", "09-30", "12-31"];

const endOf = (quarter: string): IsoDate =>
  isoDate(`${quarter.slice(0, 4)}-${LAST_DAYS[Number(quarter.slice(6)) - 1]}`);

const quartersBetween = (first: string, last: string): string[] => {
  const quarters: string[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1)
    for (const rank of [1, 2, 3, 4]) quarters.push(`${year}-T${rank}`);
  return quarters.filter((quarter) => quarter >= first && quarter <= last);
};

/** Quarter by quarter, from the first sale to the last: the quarters without sales stay, empty. */
export const priceSeries = (sales: readonly Sale[], kind: PricedKind): QuarterPrices[] => {
  const groups = new Map<string, Sale[]>();
  for (const sale of sales) {
    if (sale.kind !== kind) continue;
    const quarter = quarterOf(sale.date);
    groups.set(quarter, [...(groups.get(quarter) ?? []), sale]);
  }
  const known = [...groups.keys()].sort();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  return quartersBetween(first, last).map((quarter) => {
    const found = priceStatistics(groups.get(quarter) ?? [], { kind, until: endOf(quarter) });
    const enough = found.count >= LEAST_SALES;
    return {
      quarter,
      count: found.count,
      median: enough ? found.median : null,
      firstQuartile: enough ? found.firstQuartile : null,
      thirdQuartile: enough ? found.thirdQuartile : null,
    };
  });
};
