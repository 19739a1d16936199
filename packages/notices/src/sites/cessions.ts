import type { CheerioAPI } from "cheerio/slim";
import type { CitedParcel, ListedNotices, Notice } from "../notice/notice.ts";
import { textOf } from "../page/load-page.ts";
import { readCitedParcels } from "../words/cited-parcels.ts";
import { readMomentAfter } from "../words/french-date.ts";
import { readEurosAfter, readNumber } from "../words/french-figures.ts";
import { readKind } from "../words/goods.ts";
import { readOutcome, STARTING_PRICE } from "../words/outcome.ts";
import { readOffice, readPlace } from "../words/place.ts";
import { visitsIn } from "./visits.ts";

/** Cards of the State's sales: `div[id^="bien-"]`, each with a link to `/biens/{slug}`. */
export const cessionsList = (page: CheerioAPI): ListedNotices | undefined => {
  const paths = page('div[id^="bien-"] a[href*="/biens/"]')
    .toArray()
    .flatMap((link) => page(link).attr("href") ?? [])
    .map((href) => href.replace(/^https:\/\/cessions\.immobilier-etat\.gouv\.fr/, ""))
    .filter((path) => /^\/biens\/[\w-]{1,160}$/.test(path));
  const isEmpty = /aucun(?:e)? (?:bien|cession|résultat)/i.test(page("body").text());
  if (paths.length === 0 && !isEmpty) return undefined;
  return { kind: "list", notices: [...new Set(paths)].map((path) => ({ id: path.slice("/biens/".length), path })) };
};

/** Label and value of each tile of the details. */
const tilesOf = (page: CheerioAPI): ReadonlyMap<string, string> =>
  new Map(
    page("#details-tab .fr-tile")
      .toArray()
      .map((_, rank) => {
        const [label = "", ...value] = textOf(page, `#details-tab .fr-tile:eq(${rank})`).split("\n");
        return [label.toLowerCase().replace(/\s*:$/, ""), value.join(" ").trim()] as const;
      }),
  );

/** "AB 12, AB 13" or "000 AB 12": the label says that these are references. */
const referencesIn = (text: string): readonly CitedParcel[] =>
  readCitedParcels(
    text.replace(/(?:(\d{3})\s{1,2})?\b([A-Z]{1,2}|\d[A-Z])\s{0,2}(?:n°\s?)?(\d{1,4})\b/gu, " section $1 $2 n°$3 "),
  );

export const cessionsNotice = (page: CheerioAPI, id: string): Notice | undefined => {
  const tiles = tilesOf(page);
  if (tiles.size === 0) return undefined;
  const body = textOf(page, "body");
  const title = textOf(page, "h1");
  const kind = readKind(title);
  const outcome = readOutcome(body);
  const place = readPlace(tiles.get("adresse") ?? tiles.get("commune") ?? title);
  const code = tiles.get("code insee") ?? "";
  const areaM2 = readNumber((tiles.get("surface en m²") ?? "").replace(/[^\d.,\s]/g, "").trim()) ?? null;
  const land = readNumber((tiles.get("surface du terrain") ?? "").replace(/[^\d.,\s]/g, "").trim()) ?? null;
  const hearing =
    outcome.postponedTo ??
    readMomentAfter(body, /date (?:limite (?:de (?:dépôt|réception) des offres|de l'offre)|de la vente)\s{0,2}:?/iu);
  const street = (tiles.get("adresse") ?? "").split(/,|\s(?=\d{5}\s)/u)[0]?.trim() ?? "";
  return {
    site: "cessions",
    id,
    regime: "domaniale",
    city: place.city,
    postalCode: place.postalCode,
    codeInsee: /^[0-9][0-9AB]\d{3}$/.test(code) ? code : null,
    street: street === "" ? null : street,
    at: null,
    court: null,
    office: readOffice(tiles.get("service vendeur") ?? ""),
    hearing: hearing === undefined ? null : { on: hearing.on, at: hearing.at, weekdayAgrees: hearing.weekdayAgrees },
    visits: [...visitsIn(tiles.get("visites") ?? "")],
    status: outcome.status,
    isOverbid: false,
    overbidUntil: null,
    lots: [
      {
        number: 1,
        kind,
        builtM2: kind === "land" ? null : areaM2,
        landM2: kind === "land" ? (land ?? areaM2) : land,
        startingPriceEur:
          readEurosAfter(body, /(?:mise à prix|prix de (?:retrait|départ|vente)|prix minimum)\s{0,2}:?/iu) ??
          readEurosAfter(body, STARTING_PRICE),
        resultEur: outcome.resultEur,
        parcels: [...referencesIn(tiles.get("référence cadastrale") ?? tiles.get("références cadastrales") ?? "")],
      },
    ],
  };
};
