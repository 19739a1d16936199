import { createHash } from "node:crypto";
import { CodeInsee, SearchFilters } from "@lotir/contract";
import { isTileAddress, serveTile } from "@lotir/territory";
import type { Handler } from "hono";
import { answerRefusal } from "../answer-refusal.ts";
import type { Lotir } from "../lotir.ts";
import { conditionsFrom } from "./conditions-from.ts";
import { asksOwn, ownLists } from "./own-lists.ts";
import { assumedSearch, searchedMoney } from "./searched-money.ts";
import { wholeOf } from "./whole-of.ts";

const TILE_TYPE = "application/vnd.mapbox-vector-tile";

/** A tile is private to members and may be kept by their browser as long as the commune's version stands. */
const CACHE = "private, max-age=86400, must-revalidate";
/** One that depends on what its organisation assumes or has is asked for again each time. */
const CACHE_OF_OWN = "private, no-cache";

const etagOf = (parts: readonly string[]): string =>
  `"${createHash("sha256").update(parts.join("|")).digest("base64url").slice(0, 22)}"`;

/** Whether a browser holds this very tile. A proxy that compresses marks the tag as weak; a cache may send several. */
const isKept = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** GET /api/tiles/{codeInsee}/{z}/{x}/{y}.mvt: 304 when nothing of the commune changed, 204 where it has nothing. */
export const tiles =
  (lotir: Lotir): Handler =>
  async (context) => {
    const member = await lotir.identity.requireMember(context.req.raw);
    if (!member.ok) return answerRefusal(context, member.failure);

    const { codeInsee, z, x, file } = context.req.param();
    const commune = CodeInsee.safeParse(codeInsee);
    const address = { z: wholeOf(z), x: wholeOf(x), y: wholeOf(file?.replace(/\.mvt$/, "")) };
    const filters = SearchFilters.safeParse(context.req.query());
    if (!commune.success || !filters.success || !isTileAddress(address)) return answerRefusal(context, "invalid-input");

    const version = await lotir.jobs.version(commune.data);
    if (version === undefined) return context.body(null, 204);
    // Money is read under the organisation's assumptions, lists are its own: only then does a tile depend on who asks.
    const assumed = asksOwn(filters.data, "money") ? await assumedSearch(lotir, member.value) : undefined;
    const lists = await ownLists(lotir, member.value, { commune: commune.data, filters: filters.data });
    const isOwn = assumed !== undefined || asksOwn(filters.data, "portfolio") || asksOwn(filters.data, "marks");
    const etag = etagOf([
      commune.data,
      version,
      `${address.z}/${address.x}/${address.y}`,
      JSON.stringify(filters.data),
      JSON.stringify(assumed?.own ?? null),
      JSON.stringify(lists),
      assumed?.own === undefined ? "" : lotir.today(),
    ]);
    const headers = {
      ETag: etag,
      "Cache-Control": isOwn ? CACHE_OF_OWN : CACHE,
      Vary: "Cookie, Authorization",
    };
    if (isKept(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
    const money = assumed && (await searchedMoney(lotir, assumed, { codeInsee: commune.data, version }));
    const tile = await lotir.reading.read({ commune: commune.data, version }, (territory) =>
      serveTile(territory, {
        commune: commune.data,
        address,
        filters: conditionsFrom(filters.data, lists).map(([, condition]) => condition),
        money,
      }),
    );
    if (tile.length === 0) return context.body(null, 204, headers);
    return context.body(new Uint8Array(tile), 200, { ...headers, "Content-Type": TILE_TYPE });
  };
