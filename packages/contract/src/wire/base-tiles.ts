/** A picture of the outside ground, by the name of its layer at the Géoplateforme (WMTS), and the zooms at which it is served. */
export interface BaseTiles {
  readonly layer: string;
  readonly format: "image/png" | "image/jpeg";
  readonly style: string;
  readonly minZoom: number;
  readonly maxZoom: number;
}

const png = { format: "image/png", style: "normal", minZoom: 0 } as const;

/** Every outside picture that a map may show: the server fetches these for its browsers, and no other. */
export const BASE_TILES = {
  plan: { ...png, layer: "GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2", maxZoom: 19 },
  photos: { ...png, layer: "ORTHOIMAGERY.ORTHOPHOTOS", format: "image/jpeg", maxZoom: 21 },
  routes: { ...png, layer: "TRANSPORTNETWORKS.ROADS", minZoom: 6, maxZoom: 18 },
  noms: { ...png, layer: "GEOGRAPHICALNAMES.NAMES", minZoom: 6, maxZoom: 18 },
  relief: { ...png, layer: "ELEVATION.ELEVATIONGRIDCOVERAGE.SHADOW", style: "estompage_grayscale", maxZoom: 15 },
  courbes: { ...png, layer: "ELEVATION.CONTOUR.LINE", minZoom: 6, maxZoom: 18 },
  cadastre: { ...png, layer: "CADASTRALPARCELS.PARCELLAIRE_EXPRESS", maxZoom: 19 },
} as const satisfies Readonly<Record<string, BaseTiles>>;

export type BaseTilesKey = keyof typeof BASE_TILES;

/** Where a browser asks for them; the braces are MapLibre's own. */
export const baseTilesTemplate = (key: BaseTilesKey): string => `/api/fonds/${key}/{z}/{x}/{y}`;
