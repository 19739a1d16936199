import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { fetchFeatures } from "../geojson/fetch-features.ts";
import type { Outline } from "../geojson/outline.ts";
import type { Sourced } from "../provenance.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import { isCut } from "./is-cut.ts";
import { type ZoneUrba, zoneUrbaFrom } from "./zone-urba.ts";

/** Where zones are asked: by place, or by the partition of a plan ("DU_06088"; "DU_<siren>" for several communes). */
export type ZoneAsk = { readonly within: Outline } | { readonly partition: string };

/**
 * The zones that touch a place, or those of one plan. An empty list means "nothing published there", never "no rule":
 * ask `fetchMunicipality` next. A cut answer (the service stops at 5 000 and has no second page) is a failure.
 */
export const fetchZones = async (
  access: SourceAccess,
  ask: ZoneAsk,
): Promise<Result<Sourced<readonly ZoneUrba[]>, UpstreamFailure>> => {
  const zones: ZoneUrba[] = [];
  const sink = (lot: readonly ZoneUrba[]): void => void zones.push(...lot);
  const layer = { file: "zone_urba", read: zoneUrbaFrom, sink };
  // A contour does not fit in an address: it goes by POST.
  const where =
    "partition" in ask
      ? { path: `/api/gpu/zone-urba?${new URLSearchParams({ partition: ask.partition })}` }
      : { path: "/api/gpu/zone-urba", json: { geom: { type: "MultiPolygon", coordinates: ask.within } } };
  const fetched = await fetchFeatures(access, { ...layer, ...where });
  if (!fetched.ok) return notPublishedIfAbsent(fetched);
  if (isCut(fetched.value)) return failure({ kind: "cut-answer", source: access.site.name, received: zones.length });
  return success({ value: zones, provenance: fetched.value.provenance });
};
