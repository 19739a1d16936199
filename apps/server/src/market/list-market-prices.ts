import { MARKET_TYPES } from "@lotir/contract";
import { asMember } from "../call.ts";
import { knownCommune } from "../commune/known-commune.ts";
import { refuse } from "../refuse.ts";
import { knownMarket } from "./known-market.ts";
import { sourceToWire, statisticsToWire } from "./statistics-to-wire.ts";

/** Count, average, median and evolution of the prices per m² of one kind of goods in a commune. */
export const listMarketPrices = asMember.listMarketPrices.handler(async ({ input, context }) => {
  const { lotir } = context;
  const codeInsee = await knownCommune(lotir, input.commune);
  const market = await knownMarket(lotir, codeInsee);
  const report = await market.report({ months: input.period, zone: undefined });
  if (report === undefined) throw refuse("no-sales", { codeInsee });
  const kind = MARKET_TYPES[input.type];
  const { fictional } = await lotir.jobs.progress(codeInsee);
  const source = sourceToWire(market, { until: report.until, months: input.period, fictional });
  return { success: true, data: { ...statisticsToWire(report.analysis.byKind[kind]), kind, source } };
});
