import { centroid, type Point, signedArea } from "@lotir/geometry";
import { middleOfPlot } from "../island/addresses.ts";
import type { Island, Plot } from "../island/grow-island.ts";
import type { Chance } from "../random.ts";

/** A house or a bare plot of the island, as somebody would sell it. */
export interface Good {
  readonly id: string;
  readonly kind: "house" | "land";
  readonly plot: Plot;
  /** By the drawing, m². */
  readonly landM2: number;
  readonly floorM2: number;
  readonly storeys: number;
  readonly builtYear: number;
  /** The house, or the middle of the plot. */
  readonly heart: Point;
  readonly numero: number | undefined;
  readonly street: string | undefined;
}

const YEARS: Readonly<Record<string, readonly [number, number]>> = {
  village: [1820, 1935],
  faubourg: [1925, 1974],
  pavillons: [1962, 2012],
  villas: [1955, 2018],
  campagne: [1840, 1990],
};

const areaOf = (ring: readonly Point[]): number => Math.abs(signedArea(ring));

/** Everything on the island that an agency could have in its window: one house with its ground, or ground to build on. */
export const goodsOf = (
  { plots }: Island,
  named: {
    readonly ids: readonly string[];
    readonly doors: readonly (
      | { readonly numero: number | undefined; readonly street: string | undefined }
      | undefined
    )[];
    readonly random: Chance;
  },
): readonly Good[] =>
  plots.flatMap((plot, index): Good[] => {
    const id = named.ids[index];
    const houses = plot.buildings.filter(({ use }) => use === "maison");
    const [house] = houses;
    const span = YEARS[plot.district];
    if (id === undefined || span === undefined || plot.zone.typezone !== "U") return [];
    const landM2 = areaOf(plot.ring.points);
    const rest = { id, plot, landM2, numero: named.doors[index]?.numero, street: named.doors[index]?.street };
    if (house === undefined)
      return plot.buildings.length > 0 || landM2 < 300
        ? []
        : [{ ...rest, kind: "land", floorM2: 0, storeys: 0, builtYear: 0, heart: middleOfPlot(plot) }];
    if (houses.length > 1 || plot.buildings.some(({ use }) => use === "immeuble")) return [];
    const storeys = Math.max(1, house.floors);
    const heart = centroid([{ outer: house.outline, holes: [] }]) ?? middleOfPlot(plot);
    const floorM2 = Math.round(areaOf(house.outline) * 0.77 * (storeys === 1 ? 1 : storeys * 0.86));
    return [{ ...rest, kind: "house", floorM2, storeys, builtYear: named.random.integer(...span), heart }];
  });
