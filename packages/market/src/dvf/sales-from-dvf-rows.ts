import { euros } from "@lotir/units";
import { contentHash } from "./content-hash.ts";
import type { Disposition } from "./disposition.ts";
import { dispositionsOf } from "./dispositions-of.ts";
import type { DvfRow } from "./dvf-row.ts";
import { goodsOf } from "./goods-of.ts";
import type { Goods, Sale, SaleKind } from "./sale.ts";

/** Why a row gives no price. Every dropped row has exactly one reason. */
export type DropReason =
  /** Says again what another row of its disposition says. */
  | "repeated-row"
  /** The same sale, already read under another `id_mutation` (another vintage). */
  | "repeated-sale"
  | "unreadable-date"
  | "unknown-nature"
  /** Empty `valeur_fonciere`. */
  | "no-price"
  | "unreadable-price"
  /** 1 €, and amounts too small to pay for the deed. */
  | "symbolic-price"
  /** Built or building land far below any market: a share, a family arrangement, a boundary put right. */
  | "tiny-share"
  /** Bare ground too small to stand for a plot: its price per m² means nothing. */
  | "sliver";

/** Rows, not sales: `read` is the sum of every figure of `kept` and `dropped`. */
export interface DvfCounts {
  readonly read: number;
  readonly kept: Readonly<Partial<Record<SaleKind, number>>>;
  readonly dropped: Readonly<Partial<Record<DropReason, number>>>;
}

/** Euros; under it an amount does not even pay for the deed. */
const SYMBOLIC_PRICE = 100;
/** Square metres of bare ground. */
const SLIVER = 25;
/** Euros per m²: of floor for what is built, of land for building land. */
const LEAST_PRICE = { house: 50, flat: 50, mixed: 50, "building-land": 3 } as const;

const isTinyShare = (goods: Goods, price: number): boolean => {
  if (goods.kind === "building-land") return goods.land !== null && price < LEAST_PRICE["building-land"] * goods.land;
  if (goods.kind !== "house" && goods.kind !== "flat" && goods.kind !== "mixed") return false;
  return goods.floor !== null && price < LEAST_PRICE[goods.kind] * goods.floor;
};

const isBareLand = (kind: SaleKind): boolean => kind === "building-land" || kind === "other-land";

const readPrice = (written: string): number | DropReason => {
  if (written === "") return "no-price";
  const price = Number(written.replace(",", "."));
  if (!Number.isFinite(price) || price < 0) return "unreadable-price";
  return price < SYMBOLIC_PRICE ? "symbolic-price" : price;
};

const saleOf = (disposition: Disposition): Sale | DropReason => {
  const goods = goodsOf(disposition);
  if (goods === null) return "unreadable-date";
  if (disposition.nature === "unknown") return "unknown-nature";
  const price = readPrice(disposition.writtenPrice);
  if (typeof price === "string") return price;
  if (isBareLand(goods.kind) && (goods.land ?? 0) < SLIVER) return "sliver";
  if (isTinyShare(goods, price)) return "tiny-share";
  return {
    ...goods,
    id: `${goods.date}-${contentHash(`${disposition.signature}#${price}`)}`,
    mutation: disposition.mutation,
    nature: disposition.nature,
    price: euros(price),
  };
};

const add = <Key extends string>(counts: Partial<Record<Key, number>>, key: Key, rows: number): void => {
  if (rows > 0) counts[key] = (counts[key] ?? 0) + rows;
};

/** The one cleaning of DVF: rows of geo-dvf files (any years, any order) to typed sales, by date then id. */
export const salesFromDvfRows = (rows: Iterable<DvfRow>): { sales: Sale[]; counts: DvfCounts } => {
  const kept: Partial<Record<SaleKind, number>> = {};
  const dropped: Partial<Record<DropReason, number>> = {};
  const sales = new Map<string, Sale>();
  let read = 0;
  for (const disposition of dispositionsOf(rows)) {
    read += disposition.rows;
    add(dropped, "repeated-row", disposition.repeatedRows);
    const distinctRows = disposition.rows - disposition.repeatedRows;
    const sale = saleOf(disposition);
    if (typeof sale === "string") {
      add(dropped, sale, distinctRows);
      continue;
    }
    const twin = sales.get(sale.id);
    if (twin === undefined) add(kept, sale.kind, distinctRows);
    else add(dropped, "repeated-sale", distinctRows);
    if (twin === undefined || sale.mutation < twin.mutation) sales.set(sale.id, sale);
  }
  const sorted = [...sales.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { sales: sorted, counts: { read, kept, dropped } };
};
