import { BASE_TILES, type BaseTiles } from "@lotir/contract";
import type { Handler } from "hono";
import type { Lotir } from "../lotir.ts";
import { refusalOf, refuse } from "../refuse.ts";

/** A picture of the ground changes once a year or so. */
const CACHE = "private, max-age=604800";

const layerOf = (key: string | undefined): BaseTiles | undefined =>
  Object.entries(BASE_TILES).find(([known]) => known === key)?.[1];

const whole = (text: string | undefined): number => (/^\d{1,8}$/.test(text ?? "") ? Number(text) : Number.NaN);

/** Whether a layer has such a tile: at a zoom it is served, within the world. */
const isThere = (
  { minZoom, maxZoom }: BaseTiles,
  { z, x, y }: { readonly [axis in "z" | "x" | "y"]: number },
): boolean => z >= minZoom && z <= maxZoom && x < 2 ** z && y < 2 ** z;

/**
 * GET /api/fonds/{layer}/{z}/{x}/{y}: the outside ground by the product's own door. Only the layers of the list are asked,
 * of their one host; who publishes them never hears who looks, and a captured map is drawn from one's own site alone.
 */
export const baseTiles =
  (lotir: Lotir): Handler =>
  async (context) => {
    const refused = (code: Parameters<typeof refuse>[0]) => {
      const error = refuse(code);
      return context.json(refusalOf(error), error.status as 400 | 401 | 403 | 404);
    };
    const member = await lotir.identity.requireMember(context.req.raw);
    if (!member.ok) return refused(member.failure);
    const { layer: key, z, x, y } = context.req.param();
    const layer = layerOf(key);
    if (layer === undefined) return refused("not-found");
    const address = { z: whole(z), x: whole(x), y: whole(y) };
    if (!isThere(layer, address)) return refused("invalid-input");
    const { minZoom: _from, maxZoom: _to, ...asked } = layer;
    const tile = await lotir.connectors.fetchBaseTile({ ...asked, ...address, signal: context.req.raw.signal });
    // No sentence: a map says by itself that its ground did not come.
    if (!tile.ok) return context.body(null, 502);
    return context.body(new Uint8Array(tile.value.bytes), 200, {
      "Content-Type": tile.value.type,
      "Cache-Control": CACHE,
    });
  };
