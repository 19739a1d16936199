import type { LonLat } from "@lotir/geometry";
import type { Goods } from "../dvf/sale.ts";

/** Goods whose place is known. */
export type Located<Thing extends Goods = Goods> = Thing & { readonly at: LonLat };

export const isLocated = <Thing extends Goods>(goods: Thing): goods is Located<Thing> => goods.at !== null;
