import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import type { Provenance, Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import type { FoundListing, FoundListings } from "./found-listing.ts";
import { readProperty } from "./read-property.ts";

export interface ListingAsk {
  readonly codeInsee: string;
  readonly kinds: readonly ("house" | "land")[];
  readonly maxPriceEur?: number | undefined;
  /** The oldest that is wanted. */
  readonly since?: string | undefined;
  /** Of who asks; a source of this machine asks for none. */
  readonly key?: string | undefined;
}

/** The most that the service gives at once. */
const PAGE = 30;
const MOST_PAGES = 10;
const PATH = "/documents/properties";
const CODES = { house: "1", land: "5" } as const;

const Page = z.object({
  "hydra:member": z.array(z.unknown()),
  "hydra:totalItems": z.number().nullish(),
  "hydra:view": z.looseObject({ "hydra:next": z.string().nullish() }).nullish(),
});

const queryOf = (ask: ListingAsk, page: number): string => {
  const query = new URLSearchParams({ transactionType: "0", "order[createdAt]": "desc", itemsPerPage: String(PAGE) });
  for (const kind of ask.kinds) query.append("propertyTypes[]", CODES[kind]);
  query.append("includedInseeCodes[]", ask.codeInsee);
  if (ask.maxPriceEur !== undefined) query.set("budgetMax", String(ask.maxPriceEur));
  if (ask.since !== undefined) query.set("fromDate", ask.since);
  query.set("page", String(page));
  return query.toString();
};

/**
 * Properties for sale of a commune by the market API, latest first, page after page until one is short: 300 at most. An
 * answer that fails after the first page gives what came before, and why the rest is missing.
 */
export const searchListings = async (
  access: SourceAccess,
  ask: ListingAsk,
): Promise<Result<Sourced<FoundListings>, UpstreamFailure>> => {
  const found = new Map<string, FoundListing>();
  const leftOut = new Map<string, number>();
  let provenance: Provenance | undefined;
  const answer = (from: Provenance, { isCut = false, broken }: Partial<Pick<FoundListings, "isCut" | "broken">> = {}) =>
    success({
      value: { listings: [...found.values()], leftOut: Object.fromEntries(leftOut), isCut, broken },
      provenance: from,
    });
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const fetched: Result<Sourced<z.output<typeof Page>>, UpstreamFailure> = await fetchJson(access, {
      path: `${PATH}?${queryOf(ask, page)}`,
      file: `annonces, page ${page}`,
      schema: Page,
      accept: "application/ld+json",
      ...(ask.key === undefined ? {} : { secretHeaders: { "x-api-key": ask.key } }),
    });
    if (!fetched.ok)
      return provenance === undefined ? failure(fetched.failure) : answer(provenance, { broken: fetched.failure });
    provenance ??= fetched.value.provenance;
    const members = fetched.value.value["hydra:member"];
    for (const raw of members) {
      const read = readProperty(raw, access.site.base);
      if (typeof read === "string") leftOut.set(read, (leftOut.get(read) ?? 0) + 1);
      else found.set(read.id, read);
    }
    if (members.length < PAGE) return answer(provenance);
  }
  return provenance === undefined
    ? failure({ kind: "unreachable", source: access.site.name })
    : answer(provenance, { isCut: true });
};
