import type { ParcelleId } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import type { Metres } from "@lotir/units";
import Flatbush from "flatbush";
import type { Sale } from "../dvf/sale.ts";
import { distanceBetween, localMetres } from "./local-metres.ts";

export interface NearSale<Kept extends Sale = Sale> {
  readonly sale: Kept;
  readonly distance: Metres;
}

export interface SalesQuery {
  readonly at: LonLat;
  readonly within: Metres;
  /** All when absent. */
  readonly limit?: number;
  readonly where?: (sale: Sale) => boolean;
}

/** Sales of one or more communes, ready to be asked "what sold near here?" and "what sold on this parcel?". */
export interface SaleIndex {
  /** Nearest first; ties by sale id. Sales without coordinates are never near anything. */
  readonly near: (query: SalesQuery) => NearSale[];
  /** Latest first. */
  readonly onParcelle: (id: ParcelleId) => readonly Sale[];
}

const latestFirst = (a: Sale, b: Sale): number =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;

const salesByParcelle = (sales: readonly Sale[]): Map<ParcelleId, Sale[]> => {
  const found = new Map<ParcelleId, Sale[]>();
  for (const sale of sales) {
    for (const id of sale.parcels) found.set(id, [...(found.get(id) ?? []), sale]);
  }
  for (const list of found.values()) list.sort(latestFirst);
  return found;
};

type Located = Sale & { readonly at: LonLat };

const isLocated = (sale: Sale): sale is Located => sale.at !== null;

/** A plane true at one latitude stretches lengths at the others: the most it can, over the sales. */
const stretchOf = (located: readonly Located[]): number => {
  const cosines = located.map((sale) => Math.cos((sale.at[1] * Math.PI) / 180));
  return 1.001 * (cosines.reduce((a, b) => Math.max(a, b), 0) / cosines.reduce((a, b) => Math.min(a, b), 1));
};

const nearestIn = (located: readonly Located[]): ((query: SalesQuery) => NearSale[]) => {
  const origin = located[0]?.at;
  if (origin === undefined) return () => [];
  const project = localMetres(origin);
  const stretch = stretchOf(located);
  const tree = new Flatbush(located.length);
  for (const sale of located) {
    const [x, y] = project(sale.at);
    tree.add(x, y);
  }
  tree.finish();
  const isWanted = (position: number, where: SalesQuery["where"]): boolean => {
    const sale = located[position];
    return sale !== undefined && where?.(sale) !== false;
  };
  return ({ at, within, limit, where }) => {
    const [x, y] = project(at);
    const wanted = (position: number) => isWanted(position, where);
    // Search a little wider on the plane, then measure on the sphere. A box needs no queue: all are sorted below.
    const measured = (reach: number): NearSale[] => {
      const around = reach * stretch;
      const found: NearSale[] = [];
      for (const position of tree.search(x - around, y - around, x + around, y + around, wanted)) {
        const sale = located[position];
        if (sale === undefined) continue;
        const distance = distanceBetween(at, sale.at);
        if (distance <= within) found.push({ sale, distance });
      }
      return found;
    };
    // The few nearest are found first, then everything as near as the last of them: ties are told apart by id.
    const reachOf = (few: number): number => {
      const last = located[tree.neighbors(x, y, few, within * stretch, wanted)[few - 1] ?? -1];
      return last === undefined ? within : Math.min(within, distanceBetween(at, last.at) * stretch);
    };
    const near = measured(limit === undefined ? within : reachOf(limit));
    near.sort((a, b) => a.distance - b.distance || (a.sale.id < b.sale.id ? -1 : 1));
    return limit === undefined ? near : near.slice(0, limit);
  };
};

/** Built once per commune (or département) and vintage. */
export const indexSales = (sales: readonly Sale[]): SaleIndex => {
  const byParcelle = salesByParcelle(sales);
  return { near: nearestIn(sales.filter(isLocated)), onParcelle: (id) => byParcelle.get(id) ?? [] };
};
