import { type CommuneProgress, type LoadedLayer, OPTIONAL_LAYERS, SOURCE_LAYERS } from "@lotir/territory";

type Standing = Pick<CommuneProgress, "status"> & {
  readonly layers: readonly Pick<CommuneProgress["layers"][number], "name" | "status">[];
  readonly optional?: readonly Pick<CommuneProgress["optional"][number], "name" | "status">[];
};

/** What a commune asked for as a whole still lacks: all of it when nothing can be shown, else what failed or was stopped. */
export const layersToLoad = ({ status, layers, optional = [] }: Standing): readonly LoadedLayer[] => {
  if (status === "absent" || status === "failed") return [...SOURCE_LAYERS, ...OPTIONAL_LAYERS];
  const isLacking = (layer: { readonly status: string }): boolean =>
    layer.status === "unknown" || layer.status === "cancelled";
  const lacking = layers.filter(isLacking).map(({ name }): LoadedLayer => name);
  // Loaded before a layer was read at all: it comes with the next asking.
  const missing = OPTIONAL_LAYERS.filter((name) => {
    const layer = optional.find((each) => each.name === name);
    return layer === undefined || isLacking(layer);
  });
  return [...lacking, ...missing];
};
