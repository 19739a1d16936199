import type { PluReading, ZoneReading } from "@lotir/plu";
import {
  type Box,
  type Claim,
  locateQuote,
  type PageModel,
  rulesOfZone,
  type SilenceClaim,
  type ZoneRules,
} from "@lotir/plu";

/** Where a quote stands in the file: page from 1, one box per line, in PDF points from the bottom left. */
export interface PlacedQuote {
  readonly quote: string;
  readonly page: number;
  readonly boxes: readonly Box[];
}

/** Everything kept of one secteur of one zone. */
export interface SecteurReading {
  readonly zone: string;
  readonly secteur: string;
  readonly rules: ZoneRules;
  readonly claims: { readonly values: readonly Claim[]; readonly silences: readonly SilenceClaim[] };
  readonly places: readonly PlacedQuote[];
}

interface Quoted {
  readonly quote?: string;
  readonly page?: number;
}

const isQuoted = (value: object): value is Required<Quoted> => "quote" in value && "page" in value;

/** Every quote of a reading, wherever it stands in it. */
const quotesIn = (value: unknown): readonly Required<Quoted>[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = isQuoted(value) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(quotesIn)];
};

const unique = (quotes: readonly Required<Quoted>[]): readonly Required<Quoted>[] => [
  ...new Map(quotes.map((each) => [`${each.page} ${each.quote}`, each])).values(),
];

const placesOf = (rules: ZoneRules, model: PageModel): readonly PlacedQuote[] =>
  unique(quotesIn(rules)).flatMap(({ quote, page }) => {
    const on = { pages: model.pages.filter(({ number }) => number === page) };
    const [place] = locateQuote(on, quote);
    return place === undefined ? [] : [{ quote, page, boxes: place.boxes }];
  });

const secteurOf = (zone: ZoneReading, secteur: string, model: PageModel): SecteurReading => {
  const rules = rulesOfZone(zone, secteur);
  return {
    zone: zone.zone,
    secteur,
    rules,
    claims: {
      values: zone.chosen[secteur] ?? [],
      silences: zone.silences.filter((silence) => silence.secteur === secteur),
    },
    places: placesOf(rules, model),
  };
};

/** A reading as it is stored: one entry for each secteur of each zone, its quotes placed on their pages. */
export const secteursOf = (reading: PluReading, model: PageModel): readonly SecteurReading[] =>
  reading.zones.flatMap((zone) => zone.secteurs.map((secteur) => secteurOf(zone, secteur, model)));
