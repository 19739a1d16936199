import type { MarketSale } from "@lotir/contract";
import { type ListedSale, listSales } from "@lotir/territory";
import { isoDate } from "@lotir/units";
import { asMember } from "../call.ts";
import { knownCommune } from "../commune/known-commune.ts";
import { refuse } from "../refuse.ts";
import { knownMarket } from "./known-market.ts";
import { sourceToWire } from "./statistics-to-wire.ts";

const isDwelling = (kind: MarketSale["kind"]): boolean => kind === "house" || kind === "flat";

const toWire = (sale: ListedSale, kind: MarketSale["kind"]): MarketSale => {
  const area = isDwelling(kind) ? sale.floorM2 : sale.landM2;
  return {
    ...sale,
    kind,
    parcelIds: [...sale.parcelIds],
    pricePerSqm: area === null || area <= 0 ? null : Math.round(sale.price / area),
  };
};

/** The sales behind the figures of the market's page, of the same period and zone. */
export const listMarketSales = asMember.listMarketSales.handler(async ({ input, context: { lotir } }) => {
  const codeInsee = await knownCommune(lotir, input.commune);
  const market = await knownMarket(lotir, codeInsee);
  const zone = input.zone === "" ? undefined : input.zone;
  const report = await market.report({ months: input.period, zone });
  if (report === undefined) throw refuse("no-sales", { codeInsee });
  const { fictional } = await lotir.jobs.progress(codeInsee);
  const source = sourceToWire(market, { until: report.until, months: input.period, fictional });
  const asked = { codeInsee, kind: input.kind, from: isoDate(source.from), zone };
  const { sales, total } = await listSales(lotir.database.territory, asked);
  return { success: true, data: { sales: sales.map((sale) => toWire(sale, input.kind)), total, source } };
});
