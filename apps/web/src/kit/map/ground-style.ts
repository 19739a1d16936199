import type { StyleSpecification } from "maplibre-gl";
import type { Palette } from "../palette.ts";

/** Everything of ours is drawn above this layer, every outside tile below it. */
export const DATA_STARTS = "data-starts";

/** The neutral ground: one colour, no outside server, no fonts, no sprites. */
export const groundStyle = (palette: Palette): StyleSpecification => ({
  version: 8,
  sources: {},
  layers: [
    { id: "ground", type: "background", paint: { "background-color": palette.mapGround } },
    { id: DATA_STARTS, type: "background", layout: { visibility: "none" } },
  ],
});
