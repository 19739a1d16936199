import { eurosPer } from "@lotir/units";
import type { Goods, SaleKind } from "../dvf/sale.ts";
import type { SquareMetrePrice } from "../nearby/square-metre-price.ts";
import type { PricedKind } from "./estimate.ts";

export const isPriced = (kind: SaleKind): kind is PricedKind =>
  kind === "house" || kind === "flat" || kind === "building-land" || kind === "other-land";

/** The surface that a kind is priced by. */
export const pricedSurface = (kind: PricedKind): "plancher" | "terrain" =>
  kind === "house" || kind === "flat" ? "plancher" : "terrain";

/** Square metres of that surface; null when unknown. */
export const pricedArea = (goods: Goods): number | null => {
  const area = goods.kind === "house" || goods.kind === "flat" ? goods.floor : goods.land;
  return area === null || area <= 0 ? null : area;
};

export const perSquareMetre = (kind: PricedKind, value: number, area: number): SquareMetrePrice =>
  pricedSurface(kind) === "plancher"
    ? { of: "plancher", value: eurosPer("plancher", value / area) }
    : { of: "terrain", value: eurosPer("terrain", value / area) };
