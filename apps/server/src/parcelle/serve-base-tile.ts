import { BASE_TILES, type BaseTiles } from "@lotir/contract";
import type { Handler } from "hono";
import { answerRefusal } from "../answer-refusal.ts";
import type { Lotir } from "../lotir.ts";
import { wholeOf } from "./whole-of.ts";

/** A picture of the ground changes once a year or so. */
const CACHE = "private, max-age=604800";

const layerOf = (key: string | undefined): BaseTiles | undefined =>
  Object.entries(BASE_TILES).find(([known]) => known === key)?.[1];

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
    const member = await lotir.identity.requireMember(context.req.raw);
    if (!member.ok) return answerRefusal(context, member.failure);
    const { layer: key, z, x, y } = context.req.param();
    const layer = layerOf(key);
    if (layer === undefined) return answerRefusal(context, "not-found");
    const address = { z: wholeOf(z), x: wholeOf(x), y: wholeOf(y) };
    if (!isThere(layer, address)) return answerRefusal(context, "invalid-input");
    const { minZoom: _from, maxZoom: _to, ...asked } = layer;
    const tile = await lotir.connectors.fetchBaseTile({ ...asked, ...address, signal: context.req.raw.signal });
    // No sentence: a map says by itself that its ground did not come.
    if (!tile.ok) return context.body(null, 502);
    return context.body(new Uint8Array(tile.value.bytes), 200, {
      "Content-Type": tile.value.type,
      "Cache-Control": CACHE,
    });
  };
