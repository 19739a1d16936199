import type { Disposition } from "./disposition.ts";
import { dispositionsOf } from "./dispositions-of.ts";
import type { DvfRow } from "./dvf-row.ts";
import { goodsOf } from "./goods-of.ts";
import type { Goods } from "./sale.ts";

/** A mutation whose price is asked. */
export interface AskedMutation {
  readonly mutation: string;
  readonly kind: "house" | "land" | "flat";
  /** Null when its date cannot be read. */
  readonly goods: Goods | null;
}

export interface AskedMutations {
  /** By id_mutation. */
  readonly asked: readonly AskedMutation[];
  /** Mutations of other goods (garages, shops, sales on plan without a described home…): nothing to answer. */
  readonly leftOut: number;
}

const kindAsked = (disposition: Disposition): AskedMutation["kind"] | undefined => {
  const has = (type: string): boolean => disposition.premises.some((premises) => premises.type === type);
  if (has("house")) return "house";
  if (has("flat")) return "flat";
  // Ground without a written area is still ground: it is asked, and answered by why it has no price.
  return disposition.premises.length === 0 && disposition.nature !== "off-plan" ? "land" : undefined;
};

/** A mutation of ground keeps the kind of ground when no row says its area: what is unknown is the area, not the kind. */
const askedGoods = (disposition: Disposition, kind: AskedMutation["kind"]): Goods | null => {
  const goods = goodsOf(disposition);
  return kind === "land" && goods?.kind === "other" ? { ...goods, kind: "other-land" } : goods;
};

const RANK: readonly AskedMutation["kind"][] = ["house", "flat", "land"];

/** The disposition that gives a mutation its kind: a house before a flat before land, then the first by number. */
const mainOf = (
  dispositions: readonly Disposition[],
): { disposition: Disposition; kind: AskedMutation["kind"] } | undefined =>
  dispositions
    .flatMap((disposition) => {
      const kind = kindAsked(disposition);
      return kind === undefined ? [] : [{ disposition, kind }];
    })
    .sort(
      (a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind) || (a.disposition.number < b.disposition.number ? -1 : 1),
    )[0];

/** The houses, land and flats of geo-dvf rows whose price is asked; a price that would be there is not read. */
export const askedFromDvfRows = (rows: Iterable<DvfRow>): AskedMutations => {
  const mutations = new Map<string, Disposition[]>();
  for (const disposition of dispositionsOf(rows)) {
    const list = mutations.get(disposition.mutation);
    if (list === undefined) mutations.set(disposition.mutation, [disposition]);
    else list.push(disposition);
  }
  const asked = [...mutations].flatMap(([mutation, dispositions]): AskedMutation[] => {
    const main = mainOf(dispositions);
    return main === undefined ? [] : [{ mutation, kind: main.kind, goods: askedGoods(main.disposition, main.kind) }];
  });
  asked.sort((a, b) => (a.mutation < b.mutation ? -1 : 1));
  return { asked, leftOut: mutations.size - asked.length };
};
