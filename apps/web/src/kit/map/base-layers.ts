import type { BaseTilesKey } from "@lotir/contract";

/** Pictures of the outside ground, and how strong they are drawn. */
interface Raster {
  readonly tiles: BaseTilesKey;
  readonly opacity: number;
}

export interface BaseLayer {
  readonly key: BaseKey;
  readonly label: string;
  readonly attribution: string;
  readonly rasters: readonly Raster[];
}

export type BaseKey = "plan" | "satellite" | "hybride" | "terrain" | "cadastre" | "neutre";

const full = (tiles: BaseTilesKey): Raster => ({ tiles, opacity: 1 });
const IGN = "© IGN";

/** Spec 1 §2: five base layers, and a ground of our own that needs nobody. */
export const BASE_LAYERS: readonly BaseLayer[] = [
  { key: "plan", label: "Plan", attribution: `Plan IGN ${IGN}`, rasters: [full("plan")] },
  { key: "satellite", label: "Satellite", attribution: `Orthophotos ${IGN}`, rasters: [full("photos")] },
  {
    key: "hybride",
    label: "Hybride",
    attribution: `Orthophotos et noms ${IGN}`,
    rasters: [full("photos"), { tiles: "routes", opacity: 0.7 }, full("noms")],
  },
  {
    key: "terrain",
    label: "Terrain",
    attribution: `Plan, relief et courbes de niveau ${IGN}`,
    rasters: [full("plan"), { tiles: "relief", opacity: 0.4 }, full("courbes")],
  },
  {
    key: "cadastre",
    label: "Cadastre",
    attribution: `Parcellaire Express (PCI) DGFiP, ${IGN}`,
    rasters: [full("cadastre")],
  },
  { key: "neutre", label: "Fond neutre", attribution: "", rasters: [] },
];

const NEUTRAL = BASE_LAYERS[BASE_LAYERS.length - 1];

export const baseLayer = (key: BaseKey): BaseLayer => {
  const found = BASE_LAYERS.find((base) => base.key === key) ?? NEUTRAL;
  if (found === undefined) throw new Error("no base layer");
  return found;
};
