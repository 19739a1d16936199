import { type SearchFilters, TILE_PATH } from "@lotir/contract";

/** Coarsest zoom worth asking for, and the finest one encoded: beyond, the map enlarges it (a pixel is 7 cm). */
export const TILES_FROM = 9;
export const TILES_TO = 17;

interface TilesOf {
  readonly codeInsee: string;
  readonly version: string;
  readonly filters: SearchFilters;
}

/** Tile address of a commune: the list's own filters, and the version so that caches never lie. */
export const communeTiles = ({ codeInsee, version, filters }: TilesOf, origin: string): string => {
  const query = new URLSearchParams({ v: version });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value));
  return `${origin}${TILE_PATH.replace("{codeInsee}", codeInsee)}?${query}`;
};
