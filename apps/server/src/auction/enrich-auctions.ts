import type { Auction, AuctionStats } from "@lotir/contract";
import { describeFailure } from "@lotir/foncier";
import type { Assumed } from "@lotir/territory";
import { asMember } from "../call.ts";
import type { Member } from "../identity/index.ts";
import type { Lotir } from "../lotir.ts";
import { ownBusinessAssumptions } from "../organisation/business-assumptions.ts";
import { ownAssumptions } from "../organisation/own-assumptions.ts";
import { listStoredProperties } from "../property/property-store.ts";
import { auctionMoney } from "./auction-money.ts";
import { findAuctionChanges, findAuctions, type KeptAuction, type KeptChange } from "./auction-store.ts";
import { auctionToWire } from "./auction-to-wire.ts";
import { isOver } from "./is-over.ts";
import { type Matched, matchParcels } from "./match-parcels.ts";
import { mergeSales } from "./merge-sales.ts";
import { findKeptAuctions } from "./property-auction-store.ts";
import { regionOf, type SearchedRegion } from "./regions.ts";
import { sitesOn } from "./sites-on.ts";

/** Results shown, and looked up for what they fetched of their estimate. */
const MOST_RESULTS = 20;

const statsOf = (auctions: readonly Auction[]): AuctionStats => {
  const perSqm = auctions.flatMap(({ pricePerSqm }) => pricePerSqm ?? []);
  return {
    total: auctions.length,
    withCadastre: auctions.filter(({ hasCadastre }) => hasCadastre).length,
    divisible: auctions.filter(({ isDivisible }) => isDivisible === true).length,
    avgPricePerSqm:
      perSqm.length === 0 ? null : Math.round(perSqm.reduce((sum, each) => sum + each, 0) / perSqm.length),
  };
};

interface Situated {
  readonly kept: KeptAuction;
  readonly matched: Matched;
}

interface Means {
  readonly assumed: Assumed;
  readonly targetMargin: number;
  readonly changes: readonly KeptChange[];
  readonly kept: ReadonlyMap<string, string>;
  readonly shares: readonly number[];
}

const situate = (
  lotir: Lotir,
  region: SearchedRegion,
  auctions: readonly KeptAuction[],
): Promise<readonly Situated[]> =>
  Promise.all(auctions.map(async (kept) => ({ kept, matched: await matchParcels(lotir, region, kept.notice) })));

/** What each sale whose result is known fetched of its estimate. */
const sharesOf = (situated: readonly Situated[]): readonly number[] =>
  situated.flatMap(({ kept, matched }) => {
    const result = kept.notice.lots[0]?.resultEur;
    const price = matched.sheets.length === 1 ? matched.sheets[0]?.sheet.price : undefined;
    return result == null || price == null ? [] : [result / price.value];
  });

const tell = (lotir: Lotir, { kept, matched }: Situated, means: Means): Auction => {
  const { notice, site, id, lot } = kept;
  const { codeInsee, sheets } = matched;
  const on = lotir.today();
  const money = codeInsee === undefined ? null : auctionMoney({ notice, codeInsee, sheets, on, ...means });
  const changes = means.changes.filter((change) => change.site === site && change.id === id && change.lot === lot);
  const propertyId = means.kept.get(`${site}:${id}:${lot}`) ?? null;
  return auctionToWire({ kept, matched, money, changes, today: on, propertyId });
};

/** The properties that were added from sales, and are still there. */
const standing = (lotir: Lotir, { organisationId }: Member): Promise<ReadonlyMap<string, string>> =>
  lotir.database.application(organisationId, async (trx) => {
    const kept = await findKeptAuctions(trx);
    const there = new Set((await listStoredProperties(trx)).map(({ id }) => id));
    return new Map([...kept].filter(([, propertyId]) => there.has(propertyId)));
  });

const meansFor = async (lotir: Lotir, member: Member, region: SearchedRegion): Promise<Omit<Means, "shares">> => {
  const own = await ownAssumptions(lotir, member);
  const { profile, assumptions } = ownBusinessAssumptions(own);
  return {
    assumed: { profile, assumptions },
    targetMargin: own.assumptions.targetMargin,
    changes: await findAuctionChanges(lotir.database.territory, region.slug),
    kept: await standing(lotir, member),
  };
};

/** Whether addresses can be looked up at all: without the geocoder, sales are shown without their parcels, and it is said. */
const geocoderProblem = async ({ connectors }: Lotir, situated: readonly Situated[], region: SearchedRegion) => {
  const lost = situated.some(({ matched, kept }) => matched.match.by === "none" && kept.notice.street !== null);
  if (!lost) return null;
  const { unanswered } = await connectors.searchPlaces({ text: region.name, limit: 1, codeInsee: region.codeInsee });
  return unanswered === undefined ? null : describeFailure(unanswered);
};

/** The kept sales of a region with their parcels, what they are worth and up to where one may bid. */
export const enrichAuctions = asMember.enrichAuctions.handler(async ({ input, context: { lotir, member } }) => {
  const region = await regionOf(lotir, input.region);
  const sites = await sitesOn(lotir, member, region);
  const all = await findAuctions(lotir.database.territory, { region: region.slug, sites });
  const today = lotir.today();
  const { maxPrice = Number.POSITIVE_INFINITY } = input;
  const coming = all.filter((kept) => !isOver(kept, today) && (kept.notice.lots[0]?.startingPriceEur ?? 0) <= maxPrice);
  const over = all
    .filter((kept) => isOver(kept, today))
    .toReversed()
    .slice(0, MOST_RESULTS);
  const asked = coming.slice(0, input.maxAuctions);
  const situated = await situate(lotir, region, [...asked, ...over]);
  const means = { ...(await meansFor(lotir, member, region)), shares: sharesOf(situated) };
  const told = situated.map((each) => tell(lotir, each, means));
  const topOpportunities = [...mergeSales(told.slice(0, asked.length))];
  const stats = statsOf(topOpportunities);
  const data = {
    topOpportunities,
    stats,
    results: [...mergeSales(told.slice(asked.length))],
    left: coming.length - asked.length,
    problem: await geocoderProblem(lotir, situated, region),
  };
  return { success: true, data, topOpportunities, stats };
});
