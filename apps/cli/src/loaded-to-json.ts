import type { LayerSummary } from "@lotir/commune-work";
import { describeFailure } from "@lotir/foncier";

export interface Loaded {
  readonly codeInsee: string;
  readonly layers: readonly LayerSummary[];
  readonly doubts: readonly string[];
  readonly ms: number;
}

const summaryToJson = (layer: LayerSummary) => ({
  status: layer.status,
  read: layer.counts.read ?? 0,
  kept: layer.counts.kept ?? 0,
  dropped: layer.counts.setAside ?? {},
  notes: layer.counts.notes ?? {},
  vintage: layer.vintage,
  problem: layer.failure === null ? null : describeFailure(layer.failure),
});

export const parcelsIn = (layers: readonly LayerSummary[]): number =>
  layers.find(({ name }) => name === "parcelles")?.counts.kept ?? 0;

/** What `lotir load --json` says of a commune, between programs. */
export const loadedToJson = ({ codeInsee, layers, doubts, ms }: Loaded) => ({
  commune: codeInsee,
  parcelles: parcelsIn(layers),
  layers: Object.fromEntries(layers.map((layer) => [layer.name, summaryToJson(layer)])),
  doubts,
  ms: Math.round(ms),
});
