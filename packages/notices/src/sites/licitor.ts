import type { CheerioAPI } from "cheerio/slim";
import type { ListedNotices, Notice, NoticeLot } from "../notice/notice.ts";
import { textOf } from "../page/load-page.ts";
import { readCitedParcels } from "../words/cited-parcels.ts";
import { readMoments } from "../words/french-date.ts";
import { readEurosAfter } from "../words/french-figures.ts";
import { readKind, readSurfaces } from "../words/goods.ts";
import { readOutcome, STARTING_PRICE } from "../words/outcome.ts";
import { readOffice, readPlace } from "../words/place.ts";
import { visitsIn } from "./visits.ts";

const ID = /(\d{4,9})\.html$/;

/** Coming sales of a zone: one `a.Ad` each. Undefined where the page is not made so any more. */
export const licitorList = (page: CheerioAPI): ListedNotices | undefined => {
  const paths = page("a.Ad")
    .toArray()
    .flatMap((link) => page(link).attr("href") ?? [])
    .map((href) => href.replace(/^https:\/\/www\.licitor\.com/, ""))
    .filter((href) => href.startsWith("/annonce/") && ID.test(href));
  const isEmpty = /aucune (?:annonce|vente)/i.test(page("body").text());
  if (paths.length === 0 && !isEmpty) return undefined;
  return { kind: "list", notices: [...new Set(paths)].map((path) => ({ id: ID.exec(path)?.[1] ?? path, path })) };
};

/** A lot begins at a heading that follows the price of the one before: several headings may share one price. */
const blocksOf = (page: CheerioAPI): readonly string[] => {
  const headings = new Set(textOf(page, ".AddressBlock h2").split("\n"));
  const blocks: string[][] = [[]];
  let isPriced = false;
  for (const line of textOf(page, ".AddressBlock").split("\n")) {
    if (isPriced && headings.has(line)) {
      blocks.push([]);
      isPriced = false;
    }
    isPriced ||= STARTING_PRICE.test(line);
    blocks.at(-1)?.push(line);
  }
  return blocks.map((lines) => lines.join("\n"));
};

const lotOf = (text: string, rank: number): NoticeLot => {
  const what = text.slice(0, STARTING_PRICE.exec(text)?.index ?? text.length);
  const kind = readKind(what);
  return {
    number: rank + 1,
    kind,
    ...readSurfaces(what, kind),
    startingPriceEur: readEurosAfter(text, STARTING_PRICE),
    resultEur: readOutcome(text).resultEur,
    parcels: [...readCitedParcels(text)],
  };
};

const pointIn = (page: CheerioAPI): Notice["at"] => {
  const href = page('.Location .Map a[href*="q="]').attr("href") ?? "";
  const [, lat, lon] = /[?&]q=(-?\d{1,2}\.\d+),\s?(-?\d{1,3}\.\d+)/.exec(href) ?? [];
  return lat === undefined ? null : { lat: Number(lat), lon: Number(lon) };
};

/** One notice. The lawyer's block is read for the name of the office alone: its address is not the property's. */
export const licitorNotice = (page: CheerioAPI, id: string): Notice | undefined => {
  const block = textOf(page, ".AddressBlock");
  const where = textOf(page, ".Location");
  if (block === "" || where === "") return undefined;
  const sale = `${textOf(page, ".Court")}\n${textOf(page, ".Date")}\n${block}\n${textOf(page, ".Result")}`;
  const outcome = readOutcome(sale);
  const moments = readMoments(textOf(page, ".Date"));
  const hearing = outcome.postponedTo ?? moments[0];
  const place = readPlace(textOf(page, ".Location .City"));
  const lots = blocksOf(page).map(lotOf);
  if (lots.every(({ startingPriceEur }) => startingPriceEur === null) && outcome.status === "upcoming")
    return undefined;
  return {
    site: "licitor",
    id,
    regime: "judiciaire",
    city: place.city,
    postalCode: place.postalCode,
    codeInsee: null,
    street: textOf(page, ".Location .Street") || null,
    at: pointIn(page),
    court: textOf(page, ".Court").split("\n")[0]?.slice(0, 160) || null,
    office: readOffice(textOf(page, ".Trusts")),
    hearing: hearing === undefined ? null : { on: hearing.on, at: hearing.at, weekdayAgrees: hearing.weekdayAgrees },
    visits: [...visitsIn(textOf(page, ".Visits"))],
    status: outcome.status,
    isOverbid: outcome.isOverbid,
    overbidUntil: outcome.overbidUntil?.on ?? null,
    lots,
  };
};
