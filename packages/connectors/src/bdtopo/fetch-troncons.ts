import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { fetchFeatures } from "../geojson/fetch-features.ts";
import type { Provenance, Sourced } from "../provenance.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import { type TronconDeRoute, tronconDeRouteFrom } from "./troncon-de-route.ts";

/** A box of places, in degrees. */
export interface LonLatBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

// The service gives 5 000 objects at most per request; smaller pages keep each answer light.
const PAGE = 1_000;
const MOST_PAGES = 200;

const pagePath = (box: LonLatBox, start: number): string => {
  const query = new URLSearchParams({
    SERVICE: "WFS",
    VERSION: "2.0.0",
    REQUEST: "GetFeature",
    TYPENAMES: "BDTOPO_V3:troncon_de_route",
    OUTPUTFORMAT: "application/json",
    // By the urn, EPSG:4326 is latitude then longitude in the question; GeoJSON answers longitude then latitude.
    SRSNAME: "EPSG:4326",
    BBOX: `${box.south},${box.west},${box.north},${box.east},urn:ogc:def:crs:EPSG::4326`,
    // Pages of an unsorted answer may overlap and miss some.
    SORTBY: "cleabs",
    COUNT: String(PAGE),
    STARTINDEX: String(start),
  });
  return `/wfs/ows?${query}`;
};

/** Every road of a box, page after page to the end; a page that says less than announced is a cut answer. */
export const fetchTroncons = async (
  access: SourceAccess,
  box: LonLatBox,
): Promise<Result<Sourced<readonly TronconDeRoute[]>, UpstreamFailure>> => {
  const troncons: TronconDeRoute[] = [];
  let provenance: Provenance | undefined;
  const sink = (lot: readonly TronconDeRoute[]): void => void troncons.push(...lot);
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const path = pagePath(box, page * PAGE);
    const file = page === 0 ? "troncon_de_route" : `troncon_de_route, page ${page + 1}`;
    const fetched = await fetchFeatures(access, { path, file, read: tronconDeRouteFrom, sink });
    if (!fetched.ok) return notPublishedIfAbsent(fetched);
    provenance ??= fetched.value.provenance;
    if (fetched.value.read === PAGE) continue;
    const matched = fetched.value.envelope.numberMatched;
    const isShort = typeof matched === "number" && troncons.length < matched;
    return isShort ? cut(access, troncons.length) : success({ value: troncons, provenance });
  }
  return cut(access, troncons.length);
};

const cut = (access: SourceAccess, received: number): Result<never, UpstreamFailure> =>
  failure({ kind: "cut-answer", source: access.site.name, received });
