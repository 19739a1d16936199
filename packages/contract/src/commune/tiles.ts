/** Our own vector tiles (not JSON, so outside the router): same filters as the list, version in the address for caches. */
export const TILE_PATH = "/api/tiles/{codeInsee}/{z}/{x}/{y}.mvt";

/** Layer names inside a tile: shapes from {@link SHAPES_FROM_ZOOM}, density cells below. */
export const TILE_LAYERS = {
  parcelles: "parcelles",
  batiments: "batiments",
  zones: "zones",
  densite: "densite",
} as const;
export const SHAPES_FROM_ZOOM = 14;
