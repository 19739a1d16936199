import type { MarketDigest } from "@lotir/contract";
import { type CommuneMarket, type MarketReport, parcelsByZone, type ZoneParcels } from "@lotir/territory";
import { asMember } from "../call.ts";
import { type LoadedCommune, loadedCommunes } from "../commune/loaded-communes.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { findParcellesInPortfolio } from "../property/property-store.ts";
import { byKindToWire } from "./statistics-to-wire.ts";

const MONTHS = 12;
/** A change of the number of sales below which nothing is said to move. */
const STABLE = 0.1;

/** The loaded commune where the organisation has most properties; without any, the one with most sales. */
const firstCommune = async (
  { database }: Lotir,
  { organisationId }: Member,
  communes: readonly LoadedCommune[],
): Promise<{ readonly commune: LoadedCommune; readonly properties: number } | undefined> => {
  const owned = await database.application(organisationId, (trx) => findParcellesInPortfolio(trx, ""));
  const propertiesIn = ({ codeInsee }: LoadedCommune): number => owned.filter((id) => id.startsWith(codeInsee)).length;
  const [first] = communes
    .filter(({ sales }) => sales > 0)
    .map((commune) => ({ commune, properties: propertiesIn(commune) }))
    .toSorted((a, b) => b.properties - a.properties || b.commune.sales - a.commune.sales);
  return first;
};

const countIn = ({ analysis }: MarketReport): number =>
  Object.values(analysis.byKind).reduce((sum, { count }) => sum + count, 0);

/** Sales of the last year against those of the year before it: the second is what two years hold beyond the first. */
const demandOf = (year: MarketReport, twoYears: MarketReport | undefined): MarketDigest["demandLevel"] => {
  const last = countIn(year);
  const before = twoYears === undefined ? 0 : countIn(twoYears) - last;
  if (last === 0 || before === 0) return "inconnu";
  const change = last / before - 1;
  if (Math.abs(change) < STABLE) return "stable";
  return change > 0 ? "en hausse" : "en baisse";
};

const bestZoneOf = (zones: readonly ZoneParcels[]): string | null =>
  zones
    .filter(({ divisible }) => (divisible ?? 0) > 0)
    .toSorted((a, b) => (b.divisible ?? 0) - (a.divisible ?? 0) || a.zone.localeCompare(b.zone))[0]?.zone ?? null;

const reportsOf = async (market: CommuneMarket) => ({
  year: await market.report({ months: MONTHS, zone: undefined }),
  twoYears: await market.report({ months: 2 * MONTHS, zone: undefined }),
});

const digestOf = async (lotir: Lotir, member: Member, communes: readonly LoadedCommune[]) => {
  const first = await firstCommune(lotir, member, communes);
  const market = first && (await lotir.markets.of(first.commune.codeInsee));
  if (first === undefined || market === undefined) return undefined;
  const { year, twoYears } = await reportsOf(market);
  if (year === undefined) return undefined;
  const { commune, properties } = first;
  const land = year.analysis.byKind["building-land"];
  const insights: MarketDigest = {
    topCommune: commune.name,
    codeInsee: commune.codeInsee,
    avgPricePerSqm: land.average === null ? null : Math.round(land.average),
    priceEvolution: land.evolution === null ? null : Math.round(land.evolution * 1_000) / 10,
    bestZone: bestZoneOf(await parcelsByZone(lotir.database.territory, commune.codeInsee)),
    demandLevel: demandOf(year, twoYears),
    basis:
      properties > 0
        ? `Commune où vous suivez le plus de propriétés (${properties}). Terrains à bâtir vendus en douze mois : ${land.count}.`
        : `Commune chargée qui compte le plus de ventes. Terrains à bâtir vendus en douze mois : ${land.count}.`,
  };
  return { insights, byKind: byKindToWire(year.analysis.byKind) };
};

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** What is loaded here, and the market of the commune where the organisation works most. */
export const showStatistics = asMember.showStatistics.handler(async ({ context: { lotir, member } }) => {
  const communes = await loadedCommunes(lotir.database.territory);
  const digest = await digestOf(lotir, member, communes);
  return {
    success: true,
    data: {
      communes: [...communes],
      parcels: sum(communes.map(({ parcels }) => parcels)),
      scored: sum(communes.map(({ scored }) => scored)),
      sales: sum(communes.map(({ sales }) => sales)),
      insights: digest?.insights ?? null,
      byKind: digest?.byKind ?? null,
    },
  };
});
