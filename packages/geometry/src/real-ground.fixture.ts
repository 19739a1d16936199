import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { mendPolygon } from "./mend-polygon.ts";
import { projectionFor } from "./project.ts";
import { readGeojson } from "./read-geojson.ts";
import type { MultiPolygon } from "./shapes.ts";

const folder = join(import.meta.dirname, "../../../../shared/data");

export const noRealGround = existsSync(folder) ? undefined : "les données réelles (../shared/data) sont absentes";

interface Feature {
  readonly geometry: { readonly coordinates: readonly (readonly [number, number])[] };
  readonly properties: Readonly<Record<string, unknown>>;
}

export const featuresOf = (file: string): readonly Feature[] => {
  const bytes = readFileSync(join(folder, file));
  return JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString()).features;
};

export const lambert = projectionFor([3, 46]);

/** The shape of a feature in Lambert-93; empty when it has none. */
export const shapeOf = (feature: Feature): MultiPolygon => {
  const reading = readGeojson(feature.geometry);
  const mending = reading.ok ? mendPolygon(reading.value, lambert) : undefined;
  return mending?.ok ? mending.value.shape : [];
};
