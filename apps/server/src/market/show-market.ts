import type { Market, PricedKind } from "@lotir/contract";
import { type MarketReport, parcelsByZone, type ZoneParcels } from "@lotir/territory";
import { asMember } from "../call.ts";
import { knownCommune } from "../commune/known-commune.ts";
import { refuse } from "../refuse.ts";
import { insightsOf } from "./insights.ts";
import { knownMarket } from "./known-market.ts";
import { byKindToWire, sourceToWire, statisticsToWire } from "./statistics-to-wire.ts";

const copied = <Row>(rows: Readonly<Record<PricedKind, readonly Row[]>>): Record<PricedKind, Row[]> => ({
  house: [...rows.house],
  flat: [...rows.flat],
  "building-land": [...rows["building-land"]],
  "other-land": [...rows["other-land"]],
});

const zonesToWire = ({ analysis }: MarketReport, zones: readonly ZoneParcels[]): Market["byZone"] =>
  zones.map((zone) => {
    const sold = analysis.byZone.find((each) => each.zone === zone.zone);
    return { ...zone, byKind: sold === undefined ? null : byKindToWire(sold.byKind) };
  });

const reportToWire = (report: MarketReport, zones: readonly ZoneParcels[]) => ({
  sales: report.sales,
  byKind: byKindToWire(report.analysis.byKind),
  byLotSize: report.analysis.byLotSize.map(({ size, statistics }) => ({
    fromM2: size.from,
    toM2: size.to,
    statistics: statisticsToWire(statistics),
  })),
  byZone: zonesToWire(report, zones),
  byYear: report.analysis.byYear.map(({ year, byKind }) => ({ year, byKind: byKindToWire(byKind) })),
  series: copied(report.series),
  distribution: copied(report.distribution),
  insights: insightsOf(report, zones),
});

/** Everything that the published sales and the analysed parcels say of a commune's market. */
export const showMarket = asMember.showMarket.handler(async ({ input, context }) => {
  const { lotir } = context;
  const codeInsee = await knownCommune(lotir, input.commune);
  const market = await knownMarket(lotir, codeInsee);
  const zone = input.zone === undefined || input.zone === "" ? undefined : input.zone;
  const report = await market.report({ months: input.period, zone });
  if (report === undefined) throw refuse("no-sales", { codeInsee });
  const { name, fictional } = await lotir.jobs.progress(codeInsee);
  const parcels = await parcelsByZone(lotir.database.territory, codeInsee);
  const kept = zone === undefined ? parcels : parcels.filter((each) => each.zone.startsWith(zone));
  const data: Market = {
    commune: { codeInsee, name: name ?? codeInsee },
    source: sourceToWire(market, { until: report.until, months: input.period, fictional }),
    ...reportToWire(report, kept),
  };
  return { success: true, data };
});
