import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { type Metres, metres } from "@lotir/units";
import { z } from "zod";
import { fetchFeatures } from "../geojson/fetch-features.ts";
import { type Outline, outlineFrom } from "../geojson/outline.ts";
import type { RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";
import type { Sourced } from "../provenance.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import type { LonLatBox } from "./fetch-troncons.ts";

/** A building as BD TOPO draws it, with its height from the ground to the gutter. */
export interface MeasuredBuilding {
  /** Undefined where nobody measured it: the source's 0 says no more. */
  readonly height: Metres | undefined;
  readonly outline: Outline;
}

const Properties = z.object({ hauteur: z.coerce.number().nullish() });

const measuredFrom = (feature: RawFeature): MeasuredBuilding => {
  const { hauteur } = readProperties(Properties, lowercased(feature.properties));
  return {
    height: hauteur == null || !(hauteur > 0) ? undefined : metres(hauteur),
    outline: outlineFrom(feature.geometry),
  };
};

/** Buildings around one parcel: more than this is not one parcel's ground. */
const MOST = 1_000;

/** The buildings of a small box; an answer as long as the page is a cut one. */
export const fetchBuildingHeights = async (
  access: SourceAccess,
  box: LonLatBox,
): Promise<Result<Sourced<readonly MeasuredBuilding[]>, UpstreamFailure>> => {
  const found: MeasuredBuilding[] = [];
  const query = new URLSearchParams({
    SERVICE: "WFS",
    VERSION: "2.0.0",
    REQUEST: "GetFeature",
    TYPENAMES: "BDTOPO_V3:batiment",
    OUTPUTFORMAT: "application/json",
    SRSNAME: "EPSG:4326",
    BBOX: `${box.south},${box.west},${box.north},${box.east},urn:ogc:def:crs:EPSG::4326`,
    COUNT: String(MOST),
  });
  const fetched = await fetchFeatures(access, {
    path: `/wfs/ows?${query}`,
    file: "batiment",
    read: measuredFrom,
    sink: (lot) => void found.push(...lot),
  });
  if (!fetched.ok) return notPublishedIfAbsent(fetched);
  return fetched.value.read === MOST
    ? failure({ kind: "cut-answer", source: access.site.name, received: found.length })
    : success({ value: found, provenance: fetched.value.provenance });
};
