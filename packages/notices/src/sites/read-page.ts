import { failure, type Result, success } from "@lotir/foncier";
import type { CheerioAPI } from "cheerio/slim";
import { type ListedNotices, Notice, type PageKind, type ReadPage, type SiteKey } from "../notice/notice.ts";
import { PAGE_LIMITS, type PageRefusal } from "../notice/page-refusal.ts";
import { loadPage } from "../page/load-page.ts";
import { avoventesList, avoventesNotice } from "./avoventes.ts";
import { cessionsList, cessionsNotice } from "./cessions.ts";
import { licitorList, licitorNotice } from "./licitor.ts";

interface SiteReader {
  readonly list: (page: CheerioAPI) => ListedNotices | undefined;
  readonly notice: (page: CheerioAPI, id: string) => Notice | undefined;
}

const READERS: Readonly<Record<SiteKey, SiteReader>> = {
  licitor: { list: licitorList, notice: licitorNotice },
  avoventes: { list: avoventesList, notice: avoventesNotice },
  cessions: { list: cessionsList, notice: cessionsNotice },
};

export interface PageAsk {
  readonly site: SiteKey;
  readonly kind: PageKind;
  /** Of the notice, as its list names it. */
  readonly id: string;
}

/** Which site a page kept in a file comes from, by what only its pages have. */
export const siteOf = (bytes: Uint8Array): SiteKey | undefined => {
  const page = loadPage(bytes);
  if (page === undefined) return undefined;
  if (page(".AddressBlock").length > 0 || page("a.Ad").length > 0) return "licitor";
  if (page("#details-tab .fr-tile").length > 0 || page('div[id^="bien-"]').length > 0) return "cessions";
  return page("[data-link]").length > 0 || /mise à prix|date de la vente/i.test(page("body").text())
    ? "avoventes"
    : undefined;
};

/** What a page says. To be run where a hostile page does no harm: `readPageInChild`. */
export const readPage = (bytes: Uint8Array, { site, kind, id }: PageAsk): Result<ReadPage, PageRefusal> => {
  if (bytes.length > PAGE_LIMITS.largestBytes) return failure("too-large");
  const page = loadPage(bytes);
  if (page === undefined) return failure("not-a-page");
  if (kind === "list") {
    const list = READERS[site].list(page);
    return list === undefined ? failure("structure-changed") : success(list);
  }
  const found = READERS[site].notice(page, id);
  const checked = Notice.safeParse(found);
  return checked.success ? success({ kind: "notice", notice: checked.data }) : failure("structure-changed");
};
