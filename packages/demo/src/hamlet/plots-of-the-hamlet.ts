import type { Point } from "@lotir/geometry";

/** What each plot of the hamlet is there to show. */
export type HamletPlotName =
  | "maison-au-fond"
  | "maison-en-front"
  | "bande-d-alignement"
  | "derriere-la-bande"
  | "derriere-la-bande-bati"
  | "venelle-privee"
  | "au-bord-de-la-venelle"
  | "derriere-la-venelle"
  | "au-bout-de-la-venelle"
  | "venelle-sans-issue"
  | "clos-a-l-ouest"
  | "clos-a-l-est"
  | "devant-les-clos"
  | "maison-d-angle"
  | "quatre-lots"
  | "six-lots"
  | "huit-lots"
  | "grand-terrain"
  | "garage-sur-la-limite"
  | "cabanons-au-fond";

/** A box of ground, metres of the hamlet's own frame: x along its street, y away from it. */
export interface HamletBox {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

export interface HamletBuilding extends HamletBox {
  readonly kind: "maison" | "garage" | "cabanon";
}

export interface HamletPlot extends HamletBox {
  readonly name: HamletPlotName;
  readonly buildings: readonly HamletBuilding[];
}

const house = (x: HamletBox["x"], y: HamletBox["y"]): HamletBuilding => ({ kind: "maison", x, y });
const garage = (x: HamletBox["x"], y: HamletBox["y"]): HamletBuilding => ({ kind: "garage", x, y });
const shed = (x: HamletBox["x"], y: HamletBox["y"]): HamletBuilding => ({ kind: "cabanon", x, y });

const plot = (name: HamletPlotName, { x, y }: HamletBox, buildings: readonly HamletBuilding[] = []): HamletPlot => ({
  name,
  x,
  y,
  buildings,
});

/** The low street (y = 0), the high street, and the one that joins them in the east: centre lines, 8 m wide. */
export const HAMLET_STREETS: readonly {
  readonly centre: readonly [Point, Point];
  readonly name: "basse" | "haute" | "est";
}[] = [
  {
    name: "basse",
    centre: [
      [0, 0],
      [252, 0],
    ],
  },
  {
    name: "est",
    centre: [
      [252, 0],
      [252, 154],
    ],
  },
  {
    name: "haute",
    centre: [
      [252, 154],
      [0, 154],
    ],
  },
];

/** Tracks that run on private land: one comes out on the low street, the other on nothing. */
export const HAMLET_TRACKS: readonly {
  readonly centre: readonly [Point, Point];
  readonly name: "ouverte" | "fermee";
}[] = [
  {
    name: "ouverte",
    centre: [
      [98, 0],
      [98, 68],
    ],
  },
  {
    name: "fermee",
    centre: [
      [172, 42],
      [172, 108],
    ],
  },
];

/** The land of the hamlet: its shore on three sides, the streets inside. */
export const HAMLET_SHORE: HamletBox = { x: [0, 256], y: [-50, 158] };

/**
 * What real land showed and a drawn town seldom has: houses behind their gardens and in front of them, an alignment
 * strip, a private lane that comes out and one that does not, sheds and garages where a line would run, and ground for
 * four lots and more. Nothing overlaps; what no plot covers inside the shore is street.
 */
export const HAMLET_PLOTS: readonly HamletPlot[] = [
  plot("maison-au-fond", { x: [0, 24], y: [4, 64] }, [house([7, 18], [48, 57])]),
  plot("maison-en-front", { x: [24, 48], y: [4, 64] }, [
    house([29, 41], [10, 19]),
    garage([42.5, 46.5], [24, 30]),
    shed([27, 30], [50, 53]),
  ]),
  plot("bande-d-alignement", { x: [48, 96], y: [4, 5.2] }),
  plot("derriere-la-bande", { x: [48, 72], y: [5.2, 64] }),
  plot("derriere-la-bande-bati", { x: [72, 96], y: [5.2, 64] }, [house([77, 90], [12, 21])]),
  plot("venelle-privee", { x: [96, 100], y: [4, 70] }),
  plot("au-bord-de-la-venelle", { x: [100, 140], y: [4, 34] }, [house([112, 126], [14, 24])]),
  plot("derriere-la-venelle", { x: [100, 140], y: [34, 70] }),
  plot("au-bout-de-la-venelle", { x: [96, 140], y: [70, 110] }, [house([122, 134], [84, 94])]),
  plot("devant-les-clos", { x: [140, 204], y: [4, 40] }, [house([150, 166], [14, 24]), house([180, 194], [12, 22])]),
  plot("clos-a-l-ouest", { x: [140, 170], y: [40, 110] }),
  plot("venelle-sans-issue", { x: [170, 174], y: [40, 110] }),
  plot("clos-a-l-est", { x: [174, 204], y: [40, 110] }, [shed([180, 184], [60, 63])]),
  plot("maison-d-angle", { x: [204, 248], y: [4, 110] }, [house([216, 232], [14, 26]), garage([208, 214], [30, 36])]),
  plot("huit-lots", { x: [0, 96], y: [64, 150] }),
  plot("grand-terrain", { x: [96, 248], y: [110, 150] }),
  plot("garage-sur-la-limite", { x: [0, 32], y: [-50, -4] }, [
    house([4, 15], [-20, -11]),
    garage([14, 20], [-34, -28]),
  ]),
  plot("cabanons-au-fond", { x: [32, 64], y: [-50, -4] }, [
    house([42, 54], [-18, -9]),
    shed([36, 39], [-40, -37]),
    shed([57, 60.5], [-42, -38.5]),
    garage([46, 52], [-33, -27]),
  ]),
  plot("quatre-lots", { x: [64, 116], y: [-50, -4] }),
  plot("six-lots", { x: [116, 256], y: [-50, -4] }, [house([236, 250], [-22, -12])]),
];
