import { failure, type Result, type UpstreamFailure } from "@lotir/foncier";
import type { IsoDate } from "@lotir/units";
import type { EgressLimits } from "./egress/limits.ts";
import type { Egress } from "./egress/open-egress.ts";
import type { SourceSite } from "./sources.ts";

/** What a connector needs to ask its source: the door, the site, and today's date (this package reads no clock). */
export interface SourceAccess {
  readonly egress: Egress;
  readonly site: SourceSite;
  readonly fetchedOn: IsoDate;
  readonly signal?: AbortSignal | undefined;
  /** Tighter than the usual ones, for this question. */
  readonly limits?: Partial<EgressLimits> | undefined;
}

export const isNotFound = (failure: UpstreamFailure): boolean => failure.kind === "refused" && failure.status === 404;

/** The département part of a code INSEE: two characters, three overseas. */
export const departementOf = (codeInsee: string): string =>
  codeInsee.startsWith("97") || codeInsee.startsWith("98") ? codeInsee.slice(0, 3) : codeInsee.slice(0, 2);

/** A file that is not there, where its absence means that the source has no such commune. */
export const notPublishedIfAbsent = <Value>(result: Result<Value, UpstreamFailure>): Result<Value, UpstreamFailure> =>
  !result.ok && isNotFound(result.failure) ? failure({ kind: "not-published", source: result.failure.source }) : result;
