import { type CommuneProgress, type LoadedLayer, OPTIONAL_LAYERS, SOURCE_LAYERS } from "@lotir/territory";

type Standing = Pick<CommuneProgress, "status"> & {
  readonly layers: readonly Pick<CommuneProgress["layers"][number], "name" | "status">[];
  readonly diagnoses?: Pick<NonNullable<CommuneProgress["diagnoses"]>, "status"> | undefined;
};

/** What a commune asked for as a whole still lacks: all of it when nothing can be shown, else what failed or was stopped. */
export const layersToLoad = ({ status, layers, diagnoses }: Standing): readonly LoadedLayer[] => {
  if (status === "absent" || status === "failed") return [...SOURCE_LAYERS, ...OPTIONAL_LAYERS];
  const isLacking = (layer: { readonly status: string }): boolean =>
    layer.status === "unknown" || layer.status === "cancelled";
  const lacking = layers.filter(isLacking).map(({ name }): LoadedLayer => name);
  // Loaded before diagnoses were read: they come with the next asking.
  return diagnoses === undefined || isLacking(diagnoses) ? [...lacking, "dpe"] : lacking;
};
