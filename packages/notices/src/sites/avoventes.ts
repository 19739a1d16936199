import type { CheerioAPI } from "cheerio/slim";
import type { ListedNotices, Notice } from "../notice/notice.ts";
import { textOf } from "../page/load-page.ts";
import { readCitedParcels } from "../words/cited-parcels.ts";
import { readMomentAfter } from "../words/french-date.ts";
import { readEurosAfter } from "../words/french-figures.ts";
import { readKind, readSurfaces } from "../words/goods.ts";
import { readOutcome, STARTING_PRICE } from "../words/outcome.ts";
import { readOffice, readPlace } from "../words/place.ts";
import { visitsIn } from "./visits.ts";

/** Cards of a search: `data-link="/enchere/slug"`. */
export const avoventesList = (page: CheerioAPI): ListedNotices | undefined => {
  const paths = page("[data-link]")
    .toArray()
    .flatMap((card) => page(card).attr("data-link") ?? [])
    .filter((path) => /^\/enchere\/[\w-]{1,160}$/.test(path));
  const isEmpty = /aucun(?:e)? (?:enchère|résultat|vente)/i.test(page("body").text());
  if (paths.length === 0 && !isEmpty) return undefined;
  return { kind: "list", notices: [...new Set(paths)].map((path) => ({ id: path.slice("/enchere/".length), path })) };
};

/** What the page shows beside the sale: the sales of the neighbours and other notices. Their prices are not this one's. */
const BESIDE =
  /\n(?:ventes? (?:à proximité|voisines?|dvf)|prix (?:au m²|du quartier|des ventes)|dernières ventes|ces enchères|enchères similaires)/iu;
const LAWYER = /\n(?:avocat|contact|cabinet poursuivant|renseignements)/iu;

const split = (text: string, at: RegExp): readonly [string, string] => {
  const index = text.search(at);
  return index < 0 ? [text, ""] : [text.slice(0, index), text.slice(index)];
};

/** One notice, read by the words before its facts. */
export const avoventesNotice = (page: CheerioAPI, id: string): Notice | undefined => {
  const [own] = split(textOf(page, "body"), BESIDE);
  const [sale, lawyer] = split(own, LAWYER);
  const startingPriceEur = readEurosAfter(sale, STARTING_PRICE);
  const outcome = readOutcome(sale);
  const hearing = outcome.postponedTo ?? readMomentAfter(sale, /date de la vente\s{0,2}:/iu);
  if (startingPriceEur === null && hearing === undefined && outcome.status === "upcoming") return undefined;
  const title = textOf(page, "h1");
  const address = /adresse(?: du bien)?\s{0,2}:\s{0,2}([^\n]{3,160})/iu.exec(sale)?.[1] ?? "";
  const place = readPlace(address === "" ? title : address);
  const street = address.split(/,|\s(?=\d{5}\s)/u)[0]?.trim() ?? "";
  const kind = readKind(title);
  return {
    site: "avoventes",
    id,
    regime: /notaires?|notariale/iu.test(sale) ? "notariale" : "judiciaire",
    city: place.city,
    postalCode: place.postalCode,
    codeInsee: null,
    street: street === "" || /^\d{5}/.test(street) ? null : street,
    at: null,
    court: /(tribunal judiciaire d[eu'’][^\n]{2,80})/iu.exec(sale)?.[1]?.trim() ?? null,
    office: readOffice(lawyer),
    hearing: hearing === undefined ? null : { on: hearing.on, at: hearing.at, weekdayAgrees: hearing.weekdayAgrees },
    visits: [...visitsIn(/visites?\s{0,2}:([^\n]{0,400})/iu.exec(sale)?.[1] ?? "")],
    status: outcome.status,
    isOverbid: outcome.isOverbid,
    overbidUntil: outcome.overbidUntil?.on ?? null,
    lots: [
      {
        number: 1,
        kind,
        ...readSurfaces(sale, kind),
        startingPriceEur,
        resultEur: outcome.resultEur,
        parcels: [...readCitedParcels(sale)],
      },
    ],
  };
};
