import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { UpstreamError } from "../egress/upstream-error.ts";
import { FeatureSplitter, NotGeoJsonError, OversizedError } from "./feature-splitter.ts";
import { GeometryIssue } from "./outline.ts";

/** Takes features by batches of 500 at most, in order; the next batch waits until the promise settles. */
export type FeatureSink<Value> = (batch: readonly Value[]) => void | Promise<void>;

export interface FeatureFile<Value> {
  readonly source: string;
  /** The name of the file or layer in sentences: "parcelles". */
  readonly file: string;
  readonly read: (feature: RawFeature) => Value;
  readonly sink: FeatureSink<Value>;
  readonly signal?: AbortSignal | undefined;
}

/** A feature taken apart; what it holds is still unknown. */
export interface RawFeature {
  readonly id: unknown;
  readonly geometry: unknown;
  readonly properties: unknown;
}

/** What was wrong with a feature's properties, in French. */
export class FeatureIssue extends Error {}

export interface FeatureCount {
  readonly read: number;
  /** The collection without its features: totals, name, crs. */
  readonly envelope: Readonly<Record<string, unknown>>;
}

const BATCH = 500;

/**
 * Reads a FeatureCollection from its bytes in bounded memory. Stops at the first feature that cannot be understood:
 * the failure names the file and the feature's number (from 1). What the sink already took is the caller's to forget.
 */
export const readFeatures = async <Value>(
  parts: AsyncIterable<Uint8Array>,
  file: FeatureFile<Value>,
): Promise<Result<FeatureCount, UpstreamFailure>> => {
  const splitter = new FeatureSplitter();
  const reader = new LotReader(file);
  try {
    for await (const part of parts) {
      file.signal?.throwIfAborted();
      for (const text of splitter.push(part)) if (reader.take(text)) await reader.flush();
    }
    const envelope = readEnvelope(splitter.end());
    await reader.flush();
    return success({ read: reader.count, envelope });
  } catch (error) {
    return failure(failureFrom(error, { ...file, count: reader.count }));
  }
};

class LotReader<Value> {
  count = 0;
  #batch: Value[] = [];
  readonly #file: FeatureFile<Value>;
  constructor(file: FeatureFile<Value>) {
    this.#file = file;
  }
  /** True when a batch is full. */
  take(text: string): boolean {
    this.#batch.push(this.#file.read(featureFrom(text)));
    this.count += 1;
    return this.#batch.length >= BATCH;
  }
  async flush(): Promise<void> {
    if (this.#batch.length === 0) return;
    const batch = this.#batch;
    this.#batch = [];
    await this.#file.sink(batch);
  }
}

const featureFrom = (text: string): RawFeature => {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || !("type" in value) || value.type !== "Feature")
    throw new FeatureIssue("ce n’est pas un objet GeoJSON « Feature »");
  return {
    id: "id" in value ? value.id : undefined,
    geometry: "geometry" in value ? value.geometry : undefined,
    properties: "properties" in value ? value.properties : undefined,
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const hasNaN = /[[,:\s]-?(NaN|Infinity)\b/.test(text);
    throw new FeatureIssue(hasNaN ? "une coordonnée ou une valeur n’est pas un nombre (NaN)" : "JSON illisible");
  }
};

const readEnvelope = (text: string): Readonly<Record<string, unknown>> => {
  const value = parseJson(text.replace(/^\uFEFF/, ""));
  if (typeof value !== "object" || value === null || !("type" in value) || value.type !== "FeatureCollection")
    throw new NotGeoJsonError("ce n’est pas une collection GeoJSON", "wrong");
  return { ...value };
};

const failureFrom = (
  error: unknown,
  at: { readonly source: string; readonly file: string; readonly count: number },
): UpstreamFailure => {
  const { source, file, count } = at;
  if (error instanceof UpstreamError)
    return error.facts.kind === "cut-answer" ? { ...error.facts, received: count } : error.facts;
  if (error instanceof FeatureIssue || error instanceof GeometryIssue)
    return { kind: "malformed", source, where: `${file}, objet n° ${count + 1}`, issue: error.message };
  if (error instanceof OversizedError) return { kind: "too-large", source, limitBytes: error.limitBytes };
  if (!(error instanceof NotGeoJsonError)) throw error;
  if (error.fault === "cut") return { kind: "cut-answer", source, received: count };
  return { kind: "malformed", source, where: file, issue: error.message };
};
