import type { Outline, Provenance } from "@lotir/connectors";
import { abandonLoad, beginLoad, markLayer, publishLoad } from "@lotir/database";
import type { UpstreamFailure } from "@lotir/foncier";
import { canonicalRings, type LonLatRings } from "@lotir/geometry";
import type { LayerCounts, LoadedLayer } from "@lotir/territory/work";
import { layersOf } from "@lotir/territory/work";
import { isAbsenceUnknown } from "../sources/source-plan.ts";
import { copyBatches } from "../tasks/copy-batches.ts";
import type { LayerQuestion, RowLayer } from "../tasks/layer-question.ts";
import type { LayerOutcome, LayerRead } from "../tasks/layer-read.ts";
import type { Loading } from "../tasks/loading.ts";
import { loadCommuneRecord } from "./load-commune-record.ts";
import { LAYER_TABLES } from "./read-layer.ts";
import { BESIDE_COLUMNS } from "./read-parcelles.ts";
import { PRESCRIPTION_COLUMNS } from "./read-zones.ts";
import { refusedByDatabase } from "./refused-by-database.ts";

export interface LayerAsk {
  readonly codeInsee: string;
  readonly layer: LoadedLayer;
  /** Told as rows are copied. */
  readonly onRows?: (copied: number) => void;
}

const contourOf = async ({ database }: Loading, codeInsee: string): Promise<Outline | undefined> => {
  const found = await database.loading
    .selectFrom("territory.commune")
    .select(({ fn, ref }) => fn<string | null>("ST_AsGeoJSON", [ref("contour")]).as("contour"))
    .where("code", "=", codeInsee)
    .executeTakeFirst();
  // Written by PostGIS from a MultiPolygon column.
  return found?.contour
    ? canonicalRings((JSON.parse(found.contour) as { coordinates: LonLatRings }).coordinates)
    : undefined;
};

/** Asked by place, or read up to the other side of the limit. */
const BY_PLACE: readonly RowLayer[] = ["zones", "servitudes", "voies", "parcelles", "batiments"];

/** Only what is asked by place needs to know the place. */
const questionOf = async (
  loading: Loading,
  { codeInsee, layer }: LayerAsk & { readonly layer: RowLayer },
): Promise<LayerQuestion> => {
  const question = { layer, codeInsee, today: loading.today };
  if (!BY_PLACE.includes(layer)) return question;
  const contour = await contourOf(loading, codeInsee);
  if (contour !== undefined) return { ...question, contour };
  const parcelles = (await layersOf(loading.database.loading, codeInsee)).find(({ name }) => name === "parcelles");
  const bounds = parcelles?.counts.bounds;
  return bounds === undefined ? question : { ...question, bounds };
};

const copyLayer = async (
  loading: Loading,
  ask: LayerAsk & { readonly layer: RowLayer },
  load: number,
): Promise<LayerOutcome> => {
  const { database, plan, signal, threads } = loading;
  const question = await questionOf(loading, ask);
  const { batches, answer } = threads.run("layer", { plan, question }, { signal });
  await copyBatches(database, { load, ...LAYER_TABLES[ask.layer], batches, onRows: ask.onRows });
  const read = await answer;
  if (read.ok) await copyPrescriptions(loading, load, read.value.prescriptions);
  if (read.ok) await copyBeside(loading, load, read.value.beside);
  if (read.ok) await publishLoad(database, { load, ...published(read.value.counts, read.value.provenance) });
  return read;
};

const copyPrescriptions = async (
  { database }: Loading,
  load: number,
  rows: LayerRead["prescriptions"] = [],
): Promise<void> => {
  if (rows.length === 0) return;
  const columns = ["load_id", ...PRESCRIPTION_COLUMNS] as const;
  await database.copyInto({ into: "territory.loaded_prescription", columns, rows: rows.map((row) => [load, ...row]) });
};

const copyBeside = async ({ database }: Loading, load: number, rows: LayerRead["beside"] = []): Promise<void> => {
  if (rows.length === 0) return;
  const columns = ["load_id", ...BESIDE_COLUMNS] as const;
  await database.copyInto({ into: "territory.loaded_beside", columns, rows: rows.map((row) => [load, ...row]) });
};

const published = (counts: LayerCounts, { source, vintage, licence }: Provenance) => ({
  source,
  licence,
  vintage: vintage ?? null,
  counts: { ...counts },
});

/** A load that is not published leaves nothing on show, whatever stopped it. */
const copyOrAbandon = async (loading: Loading, ask: LayerAsk & { readonly layer: RowLayer }): Promise<LayerOutcome> => {
  const { database, plan } = loading;
  const load = await beginLoad(database, { commune: ask.codeInsee, layer: ask.layer });
  try {
    const outcome = await copyLayer(loading, ask, load);
    if (!outcome.ok) await abandonLoad(database, load);
    return outcome;
  } catch (error) {
    await abandonLoad(database, load);
    const failure = loading.signal?.aborted ? undefined : refusedByDatabase(error, plan, ask);
    if (failure === undefined) throw error;
    return { ok: false, failure };
  }
};

const NOT_FOUND = 404;

/** A file that a folder lacks says nothing of what its producer publishes. That sales are published nowhere does. */
const absenceIn = ({ plan }: Loading, { codeInsee, layer }: LayerAsk, failure: UpstreamFailure): UpstreamFailure =>
  failure.kind === "not-published" && layer !== "ventes" && isAbsenceUnknown(plan, codeInsee)
    ? { kind: "refused", source: failure.source, status: NOT_FOUND }
    : failure;

const markFailed = async ({ database }: Loading, ask: LayerAsk, failure: UpstreamFailure): Promise<void> => {
  const status = failure.kind === "not-published" ? "not-published" : "unknown";
  await markLayer(database, { commune: ask.codeInsee, layer: ask.layer, status, failure: { ...failure } });
};

/**
 * Loads one layer of one commune: downloaded and mended in a thread of its own, copied in batches under a number that
 * nobody sees, then shown by one short update. What was shown before stays until then, and stays if this fails.
 */
export const loadLayer = async (loading: Loading, ask: LayerAsk): Promise<LayerOutcome> => {
  const { codeInsee, layer } = ask;
  await markLayer(loading.database, { commune: codeInsee, layer, status: "loading" });
  try {
    const outcome =
      layer === "commune"
        ? await loadCommuneRecord(loading, codeInsee)
        : await copyOrAbandon(loading, { ...ask, layer });
    if (outcome.ok) return outcome;
    const failure = absenceIn(loading, ask, outcome.failure);
    await markFailed(loading, ask, failure);
    return { ok: false, failure };
  } catch (error) {
    const status = loading.signal?.aborted ? "cancelled" : "unknown";
    await markLayer(loading.database, { commune: codeInsee, layer, status, failure: null });
    throw error;
  }
};
