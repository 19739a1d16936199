/** A raster layer of the IGN Géoplateforme (WMTS), and the last zoom at which it is served. */
interface Raster {
  readonly layer: string;
  readonly format: "image/png" | "image/jpeg";
  readonly style: string;
  readonly maxZoom: number;
  readonly minZoom: number;
  readonly opacity: number;
}

export interface BaseLayer {
  readonly key: BaseKey;
  readonly label: string;
  readonly attribution: string;
  readonly rasters: readonly Raster[];
}

export type BaseKey = "plan" | "satellite" | "hybride" | "terrain" | "cadastre" | "neutre";

const png = { format: "image/png", style: "normal", minZoom: 0, opacity: 1 } as const;
const plan = { ...png, layer: "GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2", maxZoom: 19 } as const;
const photos = { ...png, layer: "ORTHOIMAGERY.ORTHOPHOTOS", format: "image/jpeg", maxZoom: 21 } as const;
const IGN = "© IGN";

/** Spec 1 §2: five base layers, and a ground of our own that needs nobody. */
export const BASE_LAYERS: readonly BaseLayer[] = [
  { key: "plan", label: "Plan", attribution: `Plan IGN ${IGN}`, rasters: [plan] },
  { key: "satellite", label: "Satellite", attribution: `Orthophotos ${IGN}`, rasters: [photos] },
  {
    key: "hybride",
    label: "Hybride",
    attribution: `Orthophotos et noms ${IGN}`,
    rasters: [
      photos,
      { ...png, layer: "TRANSPORTNETWORKS.ROADS", minZoom: 6, maxZoom: 18, opacity: 0.7 },
      { ...png, layer: "GEOGRAPHICALNAMES.NAMES", minZoom: 6, maxZoom: 18, opacity: 1 },
    ],
  },
  {
    key: "terrain",
    label: "Terrain",
    attribution: `Plan, relief et courbes de niveau ${IGN}`,
    rasters: [
      plan,
      {
        ...png,
        layer: "ELEVATION.ELEVATIONGRIDCOVERAGE.SHADOW",
        style: "estompage_grayscale",
        maxZoom: 15,
        opacity: 0.4,
      },
      { ...png, layer: "ELEVATION.CONTOUR.LINE", minZoom: 6, maxZoom: 18 },
    ],
  },
  {
    key: "cadastre",
    label: "Cadastre",
    attribution: `Parcellaire Express (PCI) DGFiP, ${IGN}`,
    rasters: [{ ...png, layer: "CADASTRALPARCELS.PARCELLAIRE_EXPRESS", maxZoom: 19 }],
  },
  { key: "neutre", label: "Fond neutre", attribution: "", rasters: [] },
];

const NEUTRAL = BASE_LAYERS[BASE_LAYERS.length - 1];

export const baseLayer = (key: BaseKey): BaseLayer => {
  const found = BASE_LAYERS.find((base) => base.key === key) ?? NEUTRAL;
  if (found === undefined) throw new Error("no base layer");
  return found;
};

const WMTS = "https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0";

/** Tile address template; the braces are MapLibre's own. */
export const wmtsTemplate = ({ layer, format, style }: Raster): string =>
  `${WMTS}&LAYER=${layer}&STYLE=${style}&FORMAT=${format}&TILEMATRIXSET=PM&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`;
