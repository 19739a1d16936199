import type { LonLat, Point } from "@lotir/geometry";
import { type IsoDate, yearsBetween } from "@lotir/units";
import type { Sale } from "../dvf/sale.ts";
import { localMetres } from "../nearby/local-metres.ts";
import { crowdAround } from "./crowd-around.ts";
import { isLocated, type Located } from "./located.ts";
import { placeSurface } from "./place-surface.ts";

/** What every estimate knows of the market around a place, from all the sales at hand. */
export interface MarketContext {
  readonly project: (at: LonLat) => Point;
  readonly earliest: IsoDate;
  /** Date of the latest sale: times are counted from it. */
  readonly latest: IsoDate;
  /** Log of the number of house and flat sales around. */
  readonly houseCrowd: (at: LonLat) => number;
  readonly flatCrowd: (at: LonLat) => number;
  /** Log price of the place, as houses and as flats tell it; 0 on average and where nothing is known. */
  readonly houseSurface: (at: LonLat) => number;
  readonly flatSurface: (at: LonLat) => number;
  /** Where a good without coordinates is likely to be: the middle of its commune's sales. */
  readonly middleOf: (codeInsee: string) => LonLat | undefined;
}

const middle = (places: readonly LonLat[]): LonLat => {
  const lon = places.reduce((sum, place) => sum + place[0], 0) / places.length;
  const lat = places.reduce((sum, place) => sum + place[1], 0) / places.length;
  return [lon, lat];
};

const middlesByCommune = (sales: readonly Located<Sale>[]): Map<string, LonLat> => {
  const places = new Map<string, LonLat[]>();
  for (const sale of sales) {
    const list = places.get(sale.codeInsee);
    if (list === undefined) places.set(sale.codeInsee, [sale.at]);
    else list.push(sale.at);
  }
  return new Map([...places].map(([codeInsee, list]) => [codeInsee, middle(list)]));
};

/** Undefined when no sale has coordinates. */
export const marketContext = (sales: readonly Sale[]): MarketContext | undefined => {
  const located = sales.filter(isLocated);
  const first = located[0];
  if (first === undefined) return undefined;
  const project = localMetres(middle(located.map((sale) => sale.at)));
  const latest = located.reduce((last, sale) => (sale.date > last ? sale.date : last), first.date);
  const earliest = located.reduce((first, sale) => (sale.date < first ? sale.date : first), latest);
  const middles = middlesByCommune(located);
  const houses = located.filter((sale) => sale.kind === "house" && sale.floor !== null && !sale.newBuild);
  const flats = located.filter((sale) => sale.kind === "flat" && sale.floor !== null && !sale.newBuild);
  const placesOf = (list: readonly Located<Sale>[]) => list.map((sale) => sale.at);
  return {
    project,
    earliest,
    latest,
    houseCrowd: crowdAround(placesOf(houses), project),
    flatCrowd: crowdAround(placesOf(flats), project),
    houseSurface: placeSurface(houses, { project, latest }),
    flatSurface: placeSurface(flats, { project, latest }),
    middleOf: (codeInsee) => middles.get(codeInsee),
  };
};

/**
 * Years from the latest sale, negative before it. After it the count slows down and never passes one: a drift that was
 * seen is worth about one more year, not ten.
 */
export const yearsFrom = (context: Pick<MarketContext, "latest">, date: IsoDate): number => {
  const years = yearsBetween(context.latest, date);
  return years <= 0 ? years : 1 - Math.exp(-years);
};
