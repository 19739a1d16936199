import { type Result, success, type UpstreamFailure } from "@lotir/foncier";
import type { LonLat } from "@lotir/geometry";
import { fetchJson } from "../fetch-json.ts";
import type { Sourced } from "../provenance.ts";
import type { SourceAccess } from "../source-access.ts";
import { type Place, PlacesAnswer } from "./place.ts";

/** The address nearest to a place; undefined when there is none near. */
export const reversePlace = async (
  access: SourceAccess,
  [lon, lat]: LonLat,
): Promise<Result<Sourced<Place> | undefined, UpstreamFailure>> => {
  const query = new URLSearchParams({ lon: String(lon), lat: String(lat), limit: "1", index: "address" });
  const answer = await fetchJson(access, {
    path: `/geocodage/reverse?${query}`,
    file: "adresses",
    schema: PlacesAnswer,
  });
  if (!answer.ok) return answer;
  const [nearest] = answer.value.value.features;
  return success(nearest && { ...answer.value, value: nearest });
};
