import { type IsoDate, isIsoDate } from "@lotir/units";
import type { RawAnswer } from "./egress/send-once.ts";
import type { SourceSite } from "./sources.ts";

/** Where a fact was read, and how fresh it was there. */
export interface Provenance {
  readonly source: string;
  readonly licence: string;
  /** The date of the published edition: from the address, else from Last-Modified; undefined when the source is silent. */
  readonly vintage: IsoDate | undefined;
  readonly etag: string | undefined;
  /** The address that answered, redirects followed, without its query. */
  readonly url: string;
  readonly fetchedOn: IsoDate;
}

export interface Sourced<Value> {
  readonly value: Value;
  readonly provenance: Provenance;
}

const dateInPath = (path: string): IsoDate | undefined => {
  const found = /\/(\d{4}-\d{2}(?:-\d{2})?)\//.exec(path)?.[1];
  const full = found?.length === 7 ? `${found}-01` : found;
  return full !== undefined && isIsoDate(full) ? full : undefined;
};

const dateOf = (httpDate: string | undefined): IsoDate | undefined => {
  const time = httpDate === undefined ? Number.NaN : Date.parse(httpDate);
  const day = Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 10);
  return isIsoDate(day) ? day : undefined;
};

export const provenanceOf = (
  answer: RawAnswer,
  asked: { readonly site: SourceSite; readonly fetchedOn: IsoDate },
): Provenance => ({
  source: asked.site.name,
  licence: asked.site.licence,
  vintage: dateInPath(answer.url.pathname) ?? dateOf(answer.header("last-modified")),
  etag: answer.header("etag"),
  url: `${answer.url.origin}${answer.url.pathname}`,
  fetchedOn: asked.fetchedOn,
});
