import { sweepLoads } from "@lotir/database";
import { describeFailure, failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { type LoadedLayer, layersOf, OPTIONAL_LAYERS, SOURCE_LAYERS, type StoredLayer } from "@lotir/territory/work";
import { describeCommune } from "./describe/describe-commune.ts";
import { loadLayer } from "./load/load-layer.ts";
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
  servitudes: "Servitudes",
};

const countOf = (kept: number): string => `${kept} objet${kept > 1 ? "s" : ""}`;

/** Loads a layer, unless it stands already; answers why it could not be. */
type LoadOne = (layer: LoadedLayer) => Promise<UpstreamFailure | undefined>;

/** Two layers at once, one downloading while the other is measured; roads last, for they may be asked by the parcels. */
const loadLayers = async (loadOne: LoadOne): Promise<UpstreamFailure | undefined> => {
  await loadOne("commune");
  const parcelles = loadOne("parcelles");
  const others = (async () => {
    await loadOne("ventes");
    await loadOne("zones");
    await loadOne("dpe");
    await loadOne("servitudes");
  })();
  const [failed] = await Promise.all([parcelles, others]);
  if (failed === undefined) await Promise.all([loadOne("batiments"), loadOne("voies")]);
  return failed;
};

interface Bringing {
  readonly codeInsee: string;
  /** Layers that stand already, and are not asked again. */
  readonly settled?: ReadonlySet<LoadedLayer>;
  /** It is described already: it is not again, unless a layer comes. */
  readonly isDescribed?: boolean;
  /** When its parcels may be described; at once unless told. */
  readonly inTurn?: <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
  /** In French. */
  readonly onProgress?: (sentence: string) => void;
}

/**
 * Loads the layers that a commune lacks, then describes its parcels. Fails, in French, only when there is no cadastre to
 * work on. What was replaced is left to be swept: several communes may be brought at once, and one sweep suffices.
 */
export const bringCommune = async (
  loading: Loading,
  { codeInsee, settled, isDescribed = false, inTurn = (work) => work(), onProgress = () => undefined }: Bringing,
): Promise<Result<"changed" | "same", string>> => {
  let isChanged = !isDescribed;
  const failed = await loadLayers(async (layer) => {
    if (settled?.has(layer)) return undefined;
    const outcome = await loadLayer(loading, { codeInsee, layer });
    const said = outcome.ok ? countOf(outcome.value.counts.kept) : describeFailure(outcome.failure);
    onProgress(`${LABELS[layer]} : ${said}`);
    isChanged ||= outcome.ok;
    return outcome.ok ? undefined : outcome.failure;
  });
  if (failed !== undefined) return failure(describeFailure(failed));
  if (!isChanged) return success("same");
  await inTurn(async () => {
    loading.signal?.throwIfAborted();
    await describeCommune(loading, { codeInsee });
  });
  onProgress("Parcelles décrites et notées.");
  return success("changed");
};

/** Every source layer of a commune as it stands. */
export const summaryOf = async (
  { database }: Pick<Loading, "database">,
  codeInsee: string,
): Promise<readonly LayerSummary[]> => {
  const stored = await layersOf(database.territory, codeInsee);
  return [...SOURCE_LAYERS, ...OPTIONAL_LAYERS].flatMap((name) => {
    const layer = stored.find((each) => each.name === name);
    return layer === undefined ? [] : [{ ...layer, name }];
  });
};

/** The whole chain for one commune without a queue, for the command line and the benchmarks; fails as `bringCommune`. */
export const loadCommune = async (
  loading: Loading,
  asked: Bringing,
): Promise<Result<readonly LayerSummary[], string>> => {
  const brought = await bringCommune(loading, asked);
  await sweepLoads(loading.database);
  return brought.ok ? success(await summaryOf(loading, asked.codeInsee)) : brought;
};
