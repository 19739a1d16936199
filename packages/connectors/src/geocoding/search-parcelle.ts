import {
  type ParcelleId,
  parcelleId,
  type Result,
  readParcelleId,
  success,
  type UpstreamFailure,
} from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import { z } from "zod";
import { fetchJson } from "../fetch-json.ts";
import { pointFrom } from "../geojson/outline.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";

/** A parcel found by its reference: where it lies. */
export interface ParcelleFound {
  readonly id: ParcelleId;
  readonly at: LonLat;
}

const Answer = z.object({
  features: z.array(z.object({ geometry: z.unknown(), properties: z.object({ id: z.string() }) })),
});

/** Where a parcel lies, by its 14 characters; undefined when the service does not know it. */
export const searchParcelle = async (
  access: SourceAccess,
  id: ParcelleId,
): Promise<Result<Sourced<ParcelleFound> | undefined, UpstreamFailure>> => {
  const query = new URLSearchParams({ q: id, index: "parcel", limit: "1" });
  const schema = Answer.transform(({ features }) =>
    features
      .filter((feature) => readParcelleId(feature.properties.id) === id)
      .map((feature): ParcelleFound => ({ id: parcelleId(feature.properties.id), at: pointFrom(feature.geometry) })),
  );
  const answer = await fetchJson(access, { path: `/geocodage/search?${query}`, file: "parcelles", schema });
  if (!answer.ok) return answer;
  const [found] = answer.value.value;
  return success(found && { ...answer.value, value: found });
};
