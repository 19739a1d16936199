import { sweepLoads } from "@lotir/database";
import { describeFailure, failure, type Result, success } from "@lotir/foncier";
import { type LoadedLayer, layersOf, OPTIONAL_LAYERS, SOURCE_LAYERS, type StoredLayer } from "@lotir/territory/work";
import { describeCommune } from "./describe/describe-commune.ts";
import { loadLayer } from "./load/load-layer.ts";
import type { LayerOutcome } from "./tasks/layer-read.ts";
import type { Loading } from "./tasks/loading.ts";

/** A layer as it stands after a load, whatever became of it. */
export type LayerSummary = Omit<StoredLayer, "name"> & { readonly name: LoadedLayer };

const LABELS: Readonly<Record<LoadedLayer, string>> = {
  commune: "Commune",
  parcelles: "Parcelles",
  batiments: "Bâtiments",
  zones: "Zonage",
  ventes: "Ventes",
  voies: "Voies",
  dpe: "Diagnostics",
};

const countOf = (kept: number): string => `${kept} objet${kept > 1 ? "s" : ""}`;

type LoadOne = (layer: LoadedLayer) => Promise<LayerOutcome>;

/** Two layers at once, one downloading while the other is measured; roads last, for they may be asked by the parcels. */
const loadLayers = async (loadOne: LoadOne): Promise<LayerOutcome> => {
  await loadOne("commune");
  const parcelles = loadOne("parcelles");
  const others = (async () => {
    await loadOne("ventes");
    await loadOne("zones");
    await loadOne("dpe");
  })();
  const [outcome] = await Promise.all([parcelles, others]);
  if (outcome.ok) await Promise.all([loadOne("batiments"), loadOne("voies")]);
  return outcome;
};

/**
 * Loads every layer of a commune, then describes its parcels: the whole chain without a queue, for the command line and
 * the benchmarks. Fails, in French, only when there is no cadastre to work on.
 */
export const loadCommune = async (
  loading: Loading,
  { codeInsee, onProgress }: { readonly codeInsee: string; readonly onProgress: (sentence: string) => void },
): Promise<Result<readonly LayerSummary[], string>> => {
  const parcelles = await loadLayers(async (layer) => {
    const outcome = await loadLayer(loading, { codeInsee, layer });
    const said = outcome.ok ? countOf(outcome.value.counts.kept) : describeFailure(outcome.failure);
    onProgress(`${LABELS[layer]} : ${said}`);
    return outcome;
  });
  if (parcelles.ok) {
    await describeCommune(loading, { codeInsee });
    onProgress("Parcelles décrites et notées.");
  }
  await sweepLoads(loading.database);
  if (!parcelles.ok) return failure(describeFailure(parcelles.failure));
  const stored = await layersOf(loading.database.territory, codeInsee);
  return success(
    [...SOURCE_LAYERS, ...OPTIONAL_LAYERS].flatMap((name) => {
      const layer = stored.find((each) => each.name === name);
      return layer === undefined ? [] : [{ ...layer, name }];
    }),
  );
};
