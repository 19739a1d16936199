import type { AuctionSiteKey } from "@lotir/connectors";
import { AUCTION_SITE_LABELS, type SiteReading } from "@lotir/contract";
import { asMember } from "../call.ts";
import type { Lotir } from "../lotir.ts";
import { refuse } from "../refuse.ts";
import type { RunningSearch } from "./auction-searches.ts";
import { keepAuctions, type NewAuction } from "./auction-store.ts";
import { type FoundNotice, readSite } from "./read-site.ts";
import { regionOf, type SearchedRegion } from "./regions.ts";
import { sitesOn } from "./sites-on.ts";

const waiting = (site: AuctionSiteKey): SiteReading => ({
  site,
  name: AUCTION_SITE_LABELS[site],
  status: "waiting",
  pages: 0,
  notices: 0,
  done: 0,
  problem: null,
});

const lotsOf = (region: SearchedRegion, { notice, url }: FoundNotice): readonly NewAuction[] =>
  notice.lots.map((lot) => ({
    site: notice.site,
    id: notice.id,
    lot: lot.number,
    of: notice.lots.length,
    region: region.slug,
    url,
    notice: { ...notice, lots: [lot] },
    fictional: region.fictional,
  }));

interface Reading {
  readonly region: SearchedRegion;
  readonly maxPages: number;
  readonly search: RunningSearch;
}

/** Reads one site and keeps what it says at once: a search that is stopped loses nothing of it. */
const readAndKeep = async (lotir: Lotir, site: AuctionSiteKey, { region, maxPages, search }: Reading) => {
  const { signal, tell } = search;
  let reading: SiteReading = { ...waiting(site), status: "reading" };
  tell(reading);
  const onStep = (done: number, total: number): void => {
    reading = { ...reading, done, notices: total };
    tell(reading);
  };
  const read = await readSite(lotir, { site, region, maxPages, signal, onStep });
  const sales = read.found.flatMap((found) => lotsOf(region, found));
  const changes = await keepAuctions(lotir.database.loading, sales);
  const partial = read.problem === null ? "read" : "partial";
  tell({
    ...reading,
    status: read.failed ? "failed" : partial,
    pages: read.pages,
    notices: read.found.length,
    problem: read.problem,
  });
  return { sales: sales.length, changes };
};

/** Reads the sites of a region that the organisation lets be read; answers when done. */
export const scrapeAuctions = asMember.scrapeAuctions.handler(async ({ input, context: { lotir, member } }) => {
  const region = await regionOf(lotir, input.region);
  const sites = await sitesOn(lotir, member, region);
  if (sites.length === 0) throw refuse("auction-sites-off", { region: region.slug });
  const key = { organisationId: member.organisationId, region: region.slug };
  const data = await lotir.auctionSearches.run(key, sites.map(waiting), async (search) => {
    const asked = { region, maxPages: input.maxPages, search };
    const found = await Promise.all(sites.map((site) => readAndKeep(lotir, site, asked)));
    return {
      sales: found.reduce((sum, each) => sum + each.sales, 0),
      changes: found.reduce((sum, each) => sum + each.changes, 0),
    };
  });
  return { success: true, data };
});
