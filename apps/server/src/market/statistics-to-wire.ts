import type { MarketSource, MarketStatistics, PricedKind } from "@lotir/contract";
import type { PriceStatistics, StatisticsByKind } from "@lotir/market";
import type { CommuneMarket } from "@lotir/territory";
import { type IsoDate, isoDate } from "@lotir/units";

export const statisticsToWire = ({ of, evolution, ...statistics }: PriceStatistics): MarketStatistics => ({
  per: of,
  ...statistics,
  evolution: evolution === null ? null : Math.round(evolution * 1_000) / 10,
});

export const byKindToWire = (byKind: StatisticsByKind): Record<PricedKind, MarketStatistics> => ({
  house: statisticsToWire(byKind.house),
  flat: statisticsToWire(byKind.flat),
  "building-land": statisticsToWire(byKind["building-land"]),
  "other-land": statisticsToWire(byKind["other-land"]),
});

/** The same day some months before; the last of the month when there is none. */
const monthsBefore = (until: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1, day = 1] = until.split("-").map(Number);
  const total = year * 12 + (month - 1) - months;
  const first = `${String(Math.floor(total / 12)).padStart(4, "0")}-${String((total % 12) + 1).padStart(2, "0")}`;
  const last = new Date(Date.UTC(Math.floor(total / 12), (total % 12) + 1, 0)).getUTCDate();
  return isoDate(`${first}-${String(Math.min(day, last)).padStart(2, "0")}`);
};

export const sourceToWire = (
  { edition }: CommuneMarket,
  { until, months, fictional }: { readonly until: IsoDate; readonly months: number; readonly fictional: boolean },
): MarketSource => ({
  source: edition.source ?? "Source inconnue",
  vintage: edition.vintage,
  from: monthsBefore(until, months),
  until,
  months,
  fictional,
});
