import { doubtSentence } from "@lotir/commune-work";
import type { CommuneState, LayerState } from "@lotir/contract";
import { describeFailure } from "@lotir/foncier";
import type { LiveProgress } from "../jobs/commune-jobs.ts";

type Layer = Omit<LiveProgress["layers"][number], "name"> & { readonly name: LayerState["layer"] };

/** A reading that outgrows the last one is not finished for all that. */
const NEARLY = 0.99;

/** How far a layer is, against what it held the last time; the first time, nobody knows how many rows will come. */
const progressOf = ({ status, counts, loadId }: Layer, running: number | undefined): number | null => {
  if (status === "loaded") return 1;
  const expected = loadId === null ? 0 : (counts.kept ?? 0);
  if (status !== "loading" || running === undefined || expected === 0) return null;
  return Math.min(NEARLY, running / expected);
};

const layerToWire = (layer: Layer, running: number | undefined): LayerState => ({
  layer: layer.name,
  status: layer.status,
  read: layer.counts.read ?? 0,
  kept: running ?? layer.counts.kept ?? 0,
  setAside: { ...layer.counts.setAside },
  vintage: layer.vintage,
  source: layer.source,
  licence: layer.licence,
  loadedAt: layer.loadedAt?.toISOString() ?? null,
  problem: layer.failure === null ? null : describeFailure(layer.failure),
  progress: progressOf(layer, running),
});

const problemOf = ({ status, layers }: LiveProgress): string | null => {
  if (status === "failed") return "Le cadastre de cette commune n'a pas pu être chargé.";
  if (status !== "partial") return null;
  const missing = layers.filter((layer) => layer.status === "unknown").length;
  if (missing === 0) return "Chargement arrêté : ce qui n'a pas été relu est ancien ou inconnu, le reste est à jour.";
  return missing === 1
    ? "Une source n'a pas répondu : ce qui en dépend est inconnu, le reste est à jour."
    : `${missing} sources n'ont pas répondu : ce qui en dépend est inconnu, le reste est à jour.`;
};

const scanToWire = ({ scan, running, parcelCount }: LiveProgress): CommuneState["scan"] => {
  if (scan === undefined) return null;
  const done = running.get("scan") ?? (scan.status === "loaded" ? (scan.counts.kept ?? 0) : 0);
  return { status: scan.status, done, total: parcelCount };
};

export const communeToWire = (progress: LiveProgress): CommuneState => ({
  codeInsee: progress.codeInsee,
  name: progress.name,
  status: progress.status,
  layers: [...progress.layers, ...progress.optional].map((layer) =>
    layerToWire(layer, progress.running.get(layer.name)),
  ),
  scan: scanToWire(progress),
  parcelCount: progress.parcelCount,
  bbox: progress.bbox === null ? null : [...progress.bbox],
  version: progress.version,
  fictional: progress.fictional,
  doubts: progress.doubts.map(doubtSentence),
  problem: problemOf(progress),
});
