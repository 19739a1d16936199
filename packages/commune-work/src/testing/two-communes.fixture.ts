import type { ServedCommune } from "@lotir/demo";
import { type LonLat, localFrame, type Point, projectionFor } from "@lotir/geometry";

/** The commune that is loaded, and the one east of it. */
export const WEST = "06991";
export const EAST = "06992";

const AT: LonLat = [7.2, 43.2];
const frame = localFrame(projectionFor(AT), projectionFor(AT).toPlanar(AT));
const placed = (at: Point): LonLat => {
  const [lon, lat] = frame.toLonLat(at);
  return [Math.round(lon * 1e7) / 1e7, Math.round(lat * 1e7) / 1e7];
};

interface Box {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

const polygonOf = ({ x: [x0, x1], y: [y0, y1] }: Box) => {
  const corners: readonly Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
    [x0, y0],
  ];
  return { type: "Polygon" as const, coordinates: [corners.map(placed)] };
};

const fileOf = (features: readonly object[]) => ({
  bytes: Buffer.from(JSON.stringify({ type: "FeatureCollection", features })),
  isGzip: false,
  modified: new Date("2026-04-01T00:00:00Z"),
});

const parcelIn = (codeInsee: string, section: string, box: Box) => ({
  type: "Feature",
  geometry: polygonOf(box),
  properties: { id: `${codeInsee}0000${section}0001`, contenance: 1_000, arpente: true, updated: "2026-01-01" },
});

const buildingIn = (box: Box) => ({ type: "Feature", geometry: polygonOf(box), properties: { type: "01" } });

/** Metres from the limit between the two, which runs north at x = 0; the street lies east of it, 8 m wide. */
const WEST_GROUND: Box = { x: [-200, 0], y: [0, 200] };
const EAST_GROUND: Box = { x: [0, 200], y: [0, 200] };
/** A plot that touches nothing but other plots and the limit. */
export const BORDER_PLOT: Box = { x: [-40, 0], y: [50, 90] };
const WEST_PLOTS: Readonly<Record<string, Box>> = {
  A: { x: [-200, -40], y: [50, 90] },
  B: BORDER_PLOT,
  D: { x: [-200, 0], y: [0, 50] },
  E: { x: [-200, 0], y: [90, 200] },
};
/** One along the street, one that lies 70 m off. */
const EAST_PLOTS: Readonly<Record<string, Box>> = { C: { x: [8, 48], y: [0, 200] }, F: { x: [70, 120], y: [0, 200] } };

const street = {
  type: "Feature" as const,
  geometry: { type: "LineString" as const, coordinates: [placed([4, -40]), placed([4, 240])] },
  properties: { cleabs: "TRONROUT1", nature: "Route à 1 chaussée", importance: "5", largeur_de_chaussee: 5.4 },
};

const plotsOf = (codeInsee: string, plots: Readonly<Record<string, Box>>) =>
  fileOf(Object.entries(plots).map(([section, box]) => parcelIn(codeInsee, section, box)));

const serve = (codeInsee: string, ground: Box, given: Pick<ServedCommune, "parcelles" | "batiments" | "voies">) => ({
  codeInsee,
  identity: async () => ({
    nom: `Commune ${codeInsee}`,
    code: codeInsee,
    codesPostaux: ["06000"],
    departement: { code: "06", nom: "Alpes-Maritimes" },
    population: 12,
    centre: { type: "Point" as const, coordinates: placed([ground.x[0] + 100, 100]) },
  }),
  contour: async () => polygonOf(ground),
  dvf: async () => undefined,
  zones: async () => [],
  places: async () => [],
  plans: [],
  ...given,
});

/** Two communes that touch, a street just beyond the limit of the first; the second may lack its cadastre. */
export const serveTwoCommunes = ({
  east,
}: {
  readonly east: "published" | "unpublished";
}): readonly ServedCommune[] => [
  serve(WEST, WEST_GROUND, {
    parcelles: async () => plotsOf(WEST, WEST_PLOTS),
    batiments: async () => fileOf([buildingIn({ x: [-120, -110], y: [60, 70] })]),
    voies: async () => [],
  }),
  serve(EAST, EAST_GROUND, {
    parcelles: async () => (east === "published" ? plotsOf(EAST, EAST_PLOTS) : undefined),
    batiments: async () =>
      fileOf([buildingIn({ x: [20, 30], y: [60, 70] }), buildingIn({ x: [100, 110], y: [60, 70] })]),
    voies: async () => [street],
  }),
];
