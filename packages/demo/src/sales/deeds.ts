import { signedArea } from "@lotir/geometry";
import { middleOfPlot } from "../island/addresses.ts";
import type { Plot } from "../island/grow-island.ts";
import type { Chance } from "../random.ts";
import type { PriceSurface } from "./prices.ts";

/** One thing sold with a disposition: premises of the DVF, whatever their number of rows. */
export interface SoldPremises {
  readonly type: "1" | "2" | "3" | "4";
  readonly surface: number;
  readonly rooms: number;
  /** Number and Carrez area of the co-ownership lot. */
  readonly lot?: { readonly numero: string; readonly carrez?: number };
}

/** A piece of ground under one fiscal kind. */
export interface SoldGround {
  readonly nature: string;
  readonly area: number;
}

/** One disposition of a deed: one price for all of it. */
export interface Disposition {
  readonly nature: string;
  readonly price: number | undefined;
  readonly plots: readonly {
    readonly index: number;
    readonly ground: readonly SoldGround[];
    readonly premises: readonly SoldPremises[];
  }[];
}

export interface Deed {
  readonly date: string;
  readonly dispositions: readonly Disposition[];
}

export interface Market {
  readonly plots: readonly Plot[];
  readonly prices: PriceSurface;
  readonly random: Chance;
}

const plotOf = (market: Market, index: number): Plot => {
  const plot = market.plots[index];
  if (plot === undefined) throw new RangeError(`No plot ${index}`);
  return plot;
};

const plotArea = (plot: Plot): number => Math.max(1, Math.round(Math.abs(signedArea(plot.ring.points))));
const SOLD_GARDEN = 620;

/** Ground of a plot with a house: what is built on, and beyond some size the garden apart, as tax files do. */
export const groundOf = (plot: Plot, random: Chance): readonly SoldGround[] => {
  const area = plotArea(plot);
  if (area <= SOLD_GARDEN || random.happens(0.3)) return [{ nature: "S", area }];
  return [
    { nature: "S", area: 500 },
    { nature: random.pick(["AG", "AG", "J"]), area: area - 500 },
  ];
};

const floorOf = (plot: Plot): number =>
  plot.buildings
    .filter(({ use }) => use === "maison" || use === "immeuble" || use === "local")
    .reduce((sum, { outline, floors }) => sum + Math.abs(signedArea(outline)) * floors * 0.8, 0);

const noisy = (value: number, random: Chance, sigma: number): number => value * Math.exp(random.normal() * sigma);

const roundPrice = (value: number, random: Chance): number =>
  random.happens(0.06) ? Math.round(value * 100) / 100 : Math.round(value / 500) * 500;

export const houseSale = (index: number, date: string, market: Market): Disposition => {
  const { random, prices } = market;
  const plot = plotOf(market, index);
  const at = middleOfPlot(plot);
  const surface = Math.round(Math.min(floorOf(plot), 320));
  const garden = Math.max(0, plotArea(plot) - 400) * prices.land(at, date) * 0.24;
  const price = noisy(surface * prices.floor(at, date) + garden, random, 0.16);
  const rooms = Math.max(1, Math.min(9, Math.round(surface / 26)));
  const garage: readonly SoldPremises[] = random.happens(0.42) ? [{ type: "3", surface: 0, rooms: 0 }] : [];
  const premises: readonly SoldPremises[] = [{ type: "1", surface, rooms }, ...garage];
  const plots = [{ index, ground: groundOf(plot, random), premises }];
  return { nature: "Vente", price: roundPrice(price, random), plots };
};

export const flatSale = (index: number, date: string, market: Market): Disposition => {
  const { random, prices } = market;
  const at = middleOfPlot(plotOf(market, index));
  const surface = Math.round(random.between(24, 98));
  const price = noisy(surface * prices.floor(at, date) * 1.06, random, 0.13);
  const lot = random.integer(1, 60);
  const flat: SoldPremises = {
    type: "2",
    surface,
    rooms: Math.max(1, Math.round(surface / 23)),
    lot: { numero: String(lot), ...(random.happens(0.6) ? { carrez: surface - random.between(0, 3) } : {}) },
  };
  const cellar: readonly SoldPremises[] = random.happens(0.5)
    ? [{ type: "3", surface: 0, rooms: 0, lot: { numero: String(lot + 60) } }]
    : [];
  return {
    nature: "Vente",
    price: roundPrice(price, random),
    plots: [{ index, ground: [], premises: [flat, ...cellar] }],
  };
};

/** Off-plan: no area, no kind of premises, as the real files leave them. */
export const offPlanSale = (index: number, date: string, market: Market): Disposition => {
  const { random, prices } = market;
  const at = middleOfPlot(plotOf(market, index));
  const surface = random.between(30, 90);
  const price = noisy(surface * prices.floor(at, date) * 1.22, random, 0.08);
  const numero = String(random.integer(1, 80));
  return {
    nature: "Vente en l'état futur d'achèvement",
    price: roundPrice(price, random),
    plots: [{ index, ground: [], premises: [{ type: "2", surface: -1, rooms: 0, lot: { numero } }] }],
  };
};

export const landSale = (index: number, date: string, market: Market): Disposition => {
  const { random, prices } = market;
  const plot = plotOf(market, index);
  const area = plotArea(plot);
  const at = middleOfPlot(plot);
  // A larger plot costs less per metre.
  const price = noisy(area * prices.land(at, date) * (800 / Math.max(300, area)) ** 0.28, random, 0.17);
  const nature = random.happens(0.07) ? "Vente terrain à bâtir" : "Vente";
  return {
    nature,
    price: roundPrice(price, random),
    plots: [{ index, ground: [{ nature: "AB", area }], premises: [] }],
  };
};

const FIELDS = ["V", "L", "BT", "T", "VE", "P"] as const;

export const fieldSale = (index: number, date: string, market: Market): Disposition => {
  const { random } = market;
  const area = plotArea(plotOf(market, index));
  const price = noisy(area * random.between(3, 11), random, 0.3) * (date < "2023" ? 1 : 1.1);
  return {
    nature: "Vente",
    price: roundPrice(price, random),
    plots: [{ index, ground: [{ nature: random.pick(FIELDS), area }], premises: [] }],
  };
};

export const garageSale = (index: number, date: string, market: Market): Disposition => {
  const { random, prices } = market;
  const at = middleOfPlot(plotOf(market, index));
  const price = noisy(prices.floor(at, date) * 6, random, 0.25);
  const numero = String(random.integer(1, 40));
  const premises: readonly SoldPremises[] = [{ type: "3", surface: 0, rooms: 0, lot: { numero } }];
  return { nature: "Vente", price: roundPrice(price, random), plots: [{ index, ground: [], premises }] };
};

export const shopSale = (index: number, date: string, market: Market): Disposition => {
  const { random, prices } = market;
  const plot = plotOf(market, index);
  const surface = Math.round(random.between(40, 220));
  const price = noisy(surface * prices.floor(middleOfPlot(plot), date) * 0.6, random, 0.25);
  const premises: readonly SoldPremises[] = [{ type: "4", surface, rooms: 0 }];
  return {
    nature: "Vente",
    price: roundPrice(price, random),
    plots: [{ index, ground: groundOf(plot, random), premises }],
  };
};
