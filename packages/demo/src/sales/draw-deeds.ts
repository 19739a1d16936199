import type { Plot } from "../island/grow-island.ts";
import type { Chance } from "../random.ts";
import {
  type Deed,
  type Disposition,
  fieldSale,
  flatSale,
  garageSale,
  houseSale,
  landSale,
  type Market,
  offPlanSale,
  shopSale,
} from "./deeds.ts";

type Sale = (index: number, date: string, market: Market) => Disposition;

interface Kind {
  readonly share: number;
  readonly sale: Sale;
  readonly fits: (plot: Plot) => boolean;
}

const has = (plot: Plot, use: string): boolean => plot.buildings.some((building) => building.use === use);
const isTown = (plot: Plot): boolean => plot.zone.typezone === "U" && plot.zone.libelle !== "UE";

const KINDS: readonly Kind[] = [
  { share: 0.47, sale: houseSale, fits: (plot) => has(plot, "maison") },
  { share: 0.2, sale: flatSale, fits: (plot) => has(plot, "immeuble") },
  { share: 0.13, sale: landSale, fits: (plot) => isTown(plot) && plot.buildings.length === 0 },
  {
    share: 0.07,
    sale: fieldSale,
    fits: ({ district, buildings }) => district === "campagne" && buildings.length === 0,
  },
  { share: 0.05, sale: garageSale, fits: (plot) => has(plot, "immeuble") },
  { share: 0.05, sale: offPlanSale, fits: (plot) => plot.district === "faubourg" && has(plot, "immeuble") },
  { share: 0.03, sale: shopSale, fits: (plot) => has(plot, "local") || plot.district === "village" },
];

const dateIn = (year: number, random: Chance): string => {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${year}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
};

const sum = (a: number | undefined, b: number | undefined): number => (a ?? 0) + (b ?? 0);

// Two plots in one deed: one price for both, written on every row of both.
const withNeighbour = (deed: Disposition, other: Disposition): Disposition => ({
  ...deed,
  price: sum(deed.price, other.price),
  plots: [...deed.plots, ...other.plots],
});

/** What makes real files hard: a euro, no price, a sliver, a swap, two prices in one deed, several plots at once. */
const withTraps = (deed: Deed, more: () => Disposition | undefined, random: Chance): Deed => {
  const [first] = deed.dispositions;
  if (first === undefined) return deed;
  const mood = random.next();
  const only = (disposition: Disposition): Deed => ({ ...deed, dispositions: [disposition] });
  if (mood < 0.012) return only({ ...first, price: 1 });
  if (mood < 0.02) return only({ ...first, price: undefined });
  if (mood < 0.03) return only({ ...first, nature: "Echange" });
  if (mood < 0.037) return only({ ...first, nature: "Adjudication", price: (first.price ?? 0) * 0.62 });
  if (mood < 0.04) return only({ ...first, nature: "Expropriation" });
  const other = mood < 0.1 ? more() : undefined;
  if (other === undefined || other.plots[0]?.index === first.plots[0]?.index) return deed;
  return mood < 0.065 ? { ...deed, dispositions: [first, other] } : only(withNeighbour(first, other));
};

const sliver = (index: number, date: string, random: Chance): Deed => ({
  date,
  dispositions: [
    {
      nature: "Vente",
      price: random.integer(100, 900),
      plots: [{ index, ground: [{ nature: "AB", area: random.integer(3, 9) }], premises: [] }],
    },
  ],
});

/** The deeds of some years, in the order of their dates. */
export const drawDeeds = (
  market: Market,
  ask: { readonly years: readonly number[]; readonly perYear: number },
): readonly Deed[] => {
  const { random, plots } = market;
  const fitting = KINDS.map(({ fits }) => plots.flatMap((plot, index) => (fits(plot) ? [index] : [])));
  const draw = (date: string): Disposition | undefined => {
    let mood = random.next();
    for (const [rank, { share, sale }] of KINDS.entries()) {
      mood -= share;
      const indexes = fitting[rank] ?? [];
      if (mood < 0 && indexes.length > 0) return sale(random.pick(indexes), date, market);
    }
    return undefined;
  };
  return ask.years
    .flatMap((year) =>
      Array.from({ length: ask.perYear + random.integer(-8, 8) }, (): readonly Deed[] => {
        const date = dateIn(year, random);
        if (random.happens(0.008)) return [sliver(random.pick(fitting[2] ?? [0]), date, random)];
        const disposition = draw(date);
        return disposition ? [withTraps({ date, dispositions: [disposition] }, () => draw(date), random)] : [];
      }).flat(),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date));
};
