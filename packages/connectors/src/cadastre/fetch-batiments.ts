import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { fetchFeatures, type LayerRead } from "../geojson/fetch-features.ts";
import { type Outline, outlineFrom } from "../geojson/outline.ts";
import type { FeatureSink, RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import { cadastrePath } from "./cadastre-path.ts";

/** One building as the cadastre draws it: it has no id, no height and no parcel. */
export interface CadastreBatiment {
  /** "01" in the source is hard, "02" light (shed, awning); undefined for anything else. */
  readonly construction: "dur" | "leger" | undefined;
  readonly nom: string | undefined;
  readonly outline: Outline;
}

const Properties = z.object({ type: z.string(), nom: z.string().nullish() });

const CONSTRUCTIONS: Readonly<Record<string, "dur" | "leger">> = { "01": "dur", "02": "leger" };

export const batimentFrom = (feature: RawFeature): CadastreBatiment => {
  const properties = readProperties(Properties, lowercased(feature.properties));
  return {
    construction: CONSTRUCTIONS[properties.type],
    nom: properties.nom ?? undefined,
    outline: outlineFrom(feature.geometry),
  };
};

/** Every building of a commune, by lots; not-published when the cadastre has no such commune. */
export const fetchBatiments = async (
  access: SourceAccess,
  ask: { readonly codeInsee: string; readonly sink: FeatureSink<CadastreBatiment> },
): Promise<Result<LayerRead, UpstreamFailure>> => {
  const path = cadastrePath(ask.codeInsee, "batiments");
  const fetched = await fetchFeatures(access, { path, file: "batiments", read: batimentFrom, sink: ask.sink });
  if (!fetched.ok) return notPublishedIfAbsent(fetched);
  return success({ read: fetched.value.read, provenance: fetched.value.provenance });
};
