import { AUCTION_SITES, type AuctionSiteKey, isInRegion } from "@lotir/connectors";
import { describeFailure, type UpstreamFailure } from "@lotir/foncier";
import { describePageRefusal, type Notice, type PageRefusal, readPagesInChild, type UnreadPage } from "@lotir/notices";
import type { Lotir } from "../lotir.ts";
import type { SearchedRegion } from "./regions.ts";

/** Notices opened of a site at one request: at a page every five seconds, under two minutes. */
const MOST_NOTICES = 20;

/** A notice as it was read, and where it stands. */
export interface FoundNotice {
  readonly notice: Notice;
  readonly url: string;
}

export interface SiteRead {
  readonly pages: number;
  readonly found: readonly FoundNotice[];
  /** In French; null when all of it was read. */
  readonly problem: string | null;
  /** Nothing at all could be read. */
  readonly failed: boolean;
}

export interface SiteAsk {
  readonly site: AuctionSiteKey;
  readonly region: SearchedRegion;
  readonly maxPages: number;
  readonly signal: AbortSignal;
  readonly onStep: (done: number, total: number) => void;
}

interface Fetching {
  readonly lotir: Lotir;
  readonly asked: SiteAsk;
}

/** Undefined once the search was stopped: what was fetched before is read all the same. */
const fetched = async ({ lotir, asked }: Fetching, path: string) => {
  const connectors = lotir.connectors.of(asked.region.codeInsee ?? "");
  try {
    return await connectors.fetchAuctionPage({ site: asked.site, path, signal: asked.signal });
  } catch (error) {
    if (asked.signal.aborted) return undefined;
    throw error;
  }
};

const upstream = (facts: UpstreamFailure): string => describeFailure(facts);
const unread = ({ lotir, asked }: Fetching, refusal: PageRefusal): string =>
  `${lotir.plan.live[asked.site].name.split(" — ")[0]} : ${describePageRefusal(refusal)}.`;

type Listed = { readonly id: string; readonly path: string };

/** The notices of the first pages; a page that shows those of another one again is past the last. */
const listNotices = async (fetching: Fetching) => {
  const { asked } = fetching;
  const site = AUCTION_SITES.find(({ key }) => key === asked.site);
  const zone = asked.region.slug;
  const listed = new Map<string, Listed>();
  let pages = 0;
  for (let page = 1; page <= asked.maxPages && site !== undefined; page += 1) {
    const answer = await fetched(fetching, site.listPath({ zone, page }));
    if (answer === undefined) break;
    if (!answer.ok) return { listed, pages, problem: upstream(answer.failure) };
    const [read] = await readPagesInChild([{ site: asked.site, kind: "list", id: "", bytes: answer.value.bytes }]);
    if (read === undefined || !read.ok) return { listed, pages, problem: unread(fetching, read?.failure ?? "crashed") };
    const notices = read.value.kind === "list" ? read.value.notices : [];
    const fresh = notices.filter(({ path }) => !listed.has(path));
    pages += 1;
    if (fresh.length === 0) break;
    for (const each of fresh) listed.set(each.path, each);
  }
  return { listed, pages, problem: null };
};

const isWanted = ({ region }: SiteAsk, { postalCode, codeInsee }: Notice, site: AuctionSiteKey): boolean =>
  // Licitor's own list is already of the region.
  site === "licitor" || region.fictional || isInRegion(region, postalCode ?? codeInsee ?? "");

/** Reads a site for a region: its first pages, then each notice; what could not be read is said. */
export const readSite = async (lotir: Lotir, asked: SiteAsk): Promise<SiteRead> => {
  const fetching = { lotir, asked };
  const { listed, pages, problem } = await listNotices(fetching);
  const wanted = [...listed.values()].slice(0, MOST_NOTICES);
  const problems = problem === null ? [] : [problem];
  const opened: (UnreadPage & { readonly url: string })[] = [];
  asked.onStep(0, wanted.length);
  for (const [rank, { id, path }] of wanted.entries()) {
    const answer = await fetched(fetching, path);
    if (answer === undefined) break;
    if (answer.ok) opened.push({ site: asked.site, kind: "notice", id, ...answer.value });
    else problems.push(upstream(answer.failure));
    asked.onStep(rank + 1, wanted.length);
  }
  const read = await readPagesInChild(opened);
  const found: FoundNotice[] = [];
  for (const [rank, outcome] of read.entries()) {
    if (!outcome.ok) problems.push(unread(fetching, outcome.failure));
    else if (outcome.value.kind === "notice" && isWanted(asked, outcome.value.notice, asked.site))
      found.push({ notice: outcome.value.notice, url: opened[rank]?.url ?? "" });
  }
  const counted = [...new Set(problems)];
  const most =
    listed.size > wanted.length
      ? [`${listed.size - wanted.length} annonces au-delà des ${MOST_NOTICES} premières n'ont pas été ouvertes.`]
      : [];
  return {
    pages,
    found,
    problem: [...counted, ...most].join(" ") || null,
    failed: found.length === 0 && problems.length > 0,
  };
};
