import { failure, type Result, success, type UpstreamFailure } from "@lotir/foncier";
import type { SourceAccess } from "../source-access.ts";

/** A tile of a layer of the Géoplateforme (WMTS, Web Mercator). */
export interface TileAsk {
  readonly layer: string;
  readonly style: string;
  readonly format: "image/png" | "image/jpeg";
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface BaseTile {
  readonly bytes: Uint8Array;
  readonly type: "image/png" | "image/jpeg";
}

/** A person looks at a map: one try, and the neutral ground is there meanwhile. */
const LIMITS = { receivedBytes: 2_000_000, headersMs: 8_000, totalMs: 10_000, tries: 1 } as const;

/** By its first bytes: an error of the service, told in XML with a status of 200, is no picture. */
const typeOf = (bytes: Uint8Array): BaseTile["type"] | undefined => {
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return "image/png";
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? "image/jpeg" : undefined;
};

/** One picture of the ground, from the site of base maps alone. */
export const fetchBaseTile = async (
  { egress, site, signal }: SourceAccess,
  { layer, style, format, z, x, y }: TileAsk,
): Promise<Result<BaseTile, UpstreamFailure>> => {
  const url = new URL(`${site.base}/wmts`);
  url.search = new URLSearchParams({
    SERVICE: "WMTS",
    REQUEST: "GetTile",
    VERSION: "1.0.0",
    LAYER: layer,
    STYLE: style,
    FORMAT: format,
    TILEMATRIXSET: "PM",
    TILEMATRIX: String(z),
    TILEROW: String(y),
    TILECOL: String(x),
  }).toString();
  const sent = await egress.send({ source: site.name, url, accept: format, limits: LIMITS, signal });
  if (!sent.ok) return sent;
  const { body } = sent.value;
  const type = typeOf(body);
  if (type !== undefined) return success({ bytes: body, type });
  return failure({ kind: "malformed", source: site.name, where: layer, issue: "ni PNG, ni JPEG" });
};
