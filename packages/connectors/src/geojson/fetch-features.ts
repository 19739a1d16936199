import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { decompressed } from "../egress/decompressed.ts";
import { type Provenance, provenanceOf } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import { type FeatureSink, type RawFeature, readFeatures } from "./read-features.ts";

/** A layer read to its end: how many features went to the sink, and where from. */
export interface LayerRead {
  readonly read: number;
  readonly provenance: Provenance;
}

export interface FeatureAsk<Value> {
  /** Path and query below the site's base. */
  readonly path: string;
  /** The name of the layer in sentences: "parcelles". */
  readonly file: string;
  readonly read: (feature: RawFeature) => Value;
  readonly sink: FeatureSink<Value>;
  /** Sent as a JSON body by POST; without it, GET. */
  readonly json?: unknown;
}

export interface FetchedFeatures extends LayerRead {
  readonly envelope: Readonly<Record<string, unknown>>;
}

/** Asks a FeatureCollection and reads it feature by feature, gzipped or not. */
export const fetchFeatures = async <Value>(
  access: SourceAccess,
  ask: FeatureAsk<Value>,
): Promise<Result<FetchedFeatures, UpstreamFailure>> => {
  const { egress, site, signal } = access;
  const source = site.name;
  const sent = await egress.send({
    source,
    url: new URL(`${site.base}${ask.path}`),
    accept: "application/geo+json, application/json, application/gzip",
    signal,
    ...(ask.json === undefined ? {} : { json: ask.json }),
  });
  if (!sent.ok) return sent;
  const parts = decompressed(sent.value.body, { source, limitBytes: egress.limits.decompressedBytes });
  const counted = await readFeatures(parts, { source, file: ask.file, read: ask.read, sink: ask.sink, signal });
  if (!counted.ok) return failure(counted.failure);
  return success({ ...counted.value, provenance: provenanceOf(sent.value, access) });
};
