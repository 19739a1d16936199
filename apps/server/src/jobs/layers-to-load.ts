import { type CommuneProgress, SOURCE_LAYERS, type SourceLayer } from "@lotir/territory";

type Standing = Pick<CommuneProgress, "status"> & {
  readonly layers: readonly Pick<CommuneProgress["layers"][number], "name" | "status">[];
};

/** What a commune asked for as a whole still lacks: all of it when nothing can be shown, else what failed or was stopped. */
export const layersToLoad = ({ status, layers }: Standing): readonly SourceLayer[] => {
  if (status === "absent" || status === "failed") return SOURCE_LAYERS;
  const lacking = layers.filter((layer) => layer.status === "unknown" || layer.status === "cancelled");
  return lacking.map(({ name }) => name);
};
