import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import robotsParser from "robots-parser";
import { decompressed } from "../egress/decompressed.ts";
import { isLoopbackHost } from "../egress/doorway.ts";
import { UpstreamError } from "../egress/upstream-error.ts";
import type { SourceAccess } from "../source-access.ts";
import { openPace, PACE_CLOCK, type PaceClock } from "./page-pace.ts";

/** The name that robots.txt files know us by: the first word of the user agent. */
const ROBOT = "Lotir";
const ROBOTS_KEPT_MS = 24 * 3_600_000;
const EVERY_MS = 5_000;
const LARGEST_PAGE = 5_000_000;
const PAGE_LIMITS = { receivedBytes: LARGEST_PAGE, decompressedBytes: LARGEST_PAGE, totalMs: 25_000, tries: 2 };

export interface FetchedPage {
  readonly bytes: Uint8Array;
  readonly url: string;
}

type PageAnswer = Promise<Result<FetchedPage, UpstreamFailure>>;

const send = async ({ egress, site, signal }: SourceAccess, path: string, accept: string): PageAnswer => {
  const source = site.name;
  const url = new URL(`${site.base}${path}`);
  const sent = await egress.send({ source, url, accept, limits: PAGE_LIMITS, signal });
  if (!sent.ok) return sent;
  try {
    const parts: Uint8Array[] = [];
    for await (const part of decompressed(sent.value.body, { source, limitBytes: LARGEST_PAGE })) parts.push(part);
    return success({ bytes: new Uint8Array(Buffer.concat(parts)), url: url.href });
  } catch (error) {
    if (error instanceof UpstreamError) return failure(error.facts);
    throw error;
  }
};

/** Its declaration says "default export", its file is CommonJS: what is imported is the function itself. */
const parseRobots = robotsParser as unknown as (
  url: string,
  text: string,
) => { isAllowed(url: string, robot: string): boolean | undefined };

interface KeptRobots {
  readonly at: number;
  readonly allows: (url: string) => boolean;
}

/** A file that is not there forbids nothing; one that cannot be read forbids all. */
const robotsOf = async (access: SourceAccess, at: number): Promise<KeptRobots> => {
  const { origin } = new URL(access.site.base);
  const read = await send({ ...access, site: { ...access.site, base: origin } }, "/robots.txt", "text/plain");
  if (read.ok) {
    const rules = parseRobots(`${origin}/robots.txt`, new TextDecoder().decode(read.value.bytes.subarray(0, 500_000)));
    return { at, allows: (url) => rules.isAllowed(url, ROBOT) !== false };
  }
  const isAbsent = read.failure.kind === "refused" && read.failure.status >= 400 && read.failure.status < 500;
  return { at, allows: () => isAbsent };
};

/** A page that its site lets robots read, one every five seconds; at once from a server of this machine. */
export const openAuctionPages = (clock: PaceClock = PACE_CLOCK) => {
  const paces = new Map<string, ReturnType<typeof openPace>>();
  const robots = new Map<string, KeptRobots>();
  const paceOf = (base: string): ReturnType<typeof openPace> => {
    const known = paces.get(base) ?? openPace(isLoopbackHost(new URL(base)) ? 0 : EVERY_MS, clock);
    paces.set(base, known);
    return known;
  };
  return async (access: SourceAccess, path: string): PageAnswer => {
    const { site, signal } = access;
    const pace = paceOf(site.base);
    const kept = robots.get(site.base);
    const isFresh = kept !== undefined && clock.now() - kept.at < ROBOTS_KEPT_MS;
    const rules = isFresh ? kept : await pace(() => robotsOf(access, clock.now()), signal);
    robots.set(site.base, rules);
    if (!rules.allows(`${site.base}${path}`))
      return failure({ kind: "forbidden-by-robots", source: site.name, path: path.split("?")[0] ?? path });
    return pace(() => send(access, path, "text/html"), signal);
  };
};
