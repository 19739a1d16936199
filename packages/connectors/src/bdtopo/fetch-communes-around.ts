import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import { z } from "zod";
import { CITIES_BY_ARRONDISSEMENT } from "../communes/commune.ts";
import { fetchFeatures } from "../geojson/fetch-features.ts";
import { type Outline, outlineFrom } from "../geojson/outline.ts";
import type { RawFeature } from "../geojson/read-features.ts";
import { lowercased, readProperties } from "../geojson/read-properties.ts";
import type { Sourced } from "../provenance.ts";
import { notPublishedIfAbsent, type SourceAccess } from "../source-access.ts";
import type { LonLatBox } from "./fetch-troncons.ts";

/** A commune, or an arrondissement of Paris, Lyon or Marseille, as BD TOPO draws it. */
export interface CommuneAround {
  readonly codeInsee: string;
  readonly contour: Outline;
}

const Properties = z.object({ code_insee: z.string().regex(/^(?:\d{2}|2[AB])\d{3}$/, "n’est pas un code INSEE") });

const communeFrom = (feature: RawFeature): CommuneAround => ({
  codeInsee: readProperties(Properties, lowercased(feature.properties)).code_insee,
  contour: outlineFrom(feature.geometry),
});

/** No commune of France touches so many others. */
const MOST = 500;

const pathOf = (layer: string, { west, south, east, north }: LonLatBox): string => {
  const query = new URLSearchParams({
    SERVICE: "WFS",
    VERSION: "2.0.0",
    REQUEST: "GetFeature",
    TYPENAMES: `BDTOPO_V3:${layer}`,
    OUTPUTFORMAT: "application/json",
    SRSNAME: "EPSG:4326",
    BBOX: `${south},${west},${north},${east},urn:ogc:def:crs:EPSG::4326`,
    COUNT: String(MOST),
  });
  return `/wfs/ows?${query}`;
};

const fetchLayer = async (
  access: SourceAccess,
  layer: "commune" | "arrondissement_municipal",
  box: LonLatBox,
): Promise<Result<Sourced<readonly CommuneAround[]>, UpstreamFailure>> => {
  const found: CommuneAround[] = [];
  const sink = (lot: readonly CommuneAround[]): void => void found.push(...lot);
  const fetched = await fetchFeatures(access, { path: pathOf(layer, box), file: layer, read: communeFrom, sink });
  if (!fetched.ok) return notPublishedIfAbsent(fetched);
  const { read, provenance, envelope } = fetched.value;
  const isCut = typeof envelope.numberMatched === "number" && read < envelope.numberMatched;
  return read === MOST || isCut
    ? failure({ kind: "cut-answer", source: access.site.name, received: read })
    : success({ value: found, provenance });
};

/**
 * The communes whose box meets a box, with their limits: those that the cadastre and the sales are filed by, so that Paris,
 * Lyon and Marseille come by arrondissement.
 */
export const fetchCommunesAround = async (
  access: SourceAccess,
  box: LonLatBox,
): Promise<Result<Sourced<readonly CommuneAround[]>, UpstreamFailure>> => {
  const communes = await fetchLayer(access, "commune", box);
  if (!communes.ok || !communes.value.value.some(({ codeInsee }) => CITIES_BY_ARRONDISSEMENT.has(codeInsee)))
    return communes;
  const parts = await fetchLayer(access, "arrondissement_municipal", box);
  if (!parts.ok) return parts;
  const whole = communes.value.value.filter(({ codeInsee }) => !CITIES_BY_ARRONDISSEMENT.has(codeInsee));
  return success({ ...communes.value, value: [...whole, ...parts.value.value] });
};
