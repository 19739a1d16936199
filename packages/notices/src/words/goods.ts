import type { GoodsKind } from "../notice/notice.ts";
import { readAreas, readAres } from "./french-figures.ts";

/** What names a thing, the first word that does counts; ground is looked at last, because houses stand on it. */
const KINDS: readonly (readonly [GoodsKind, RegExp])[] = [
  [
    "house",
    /^(?:maisons?|maisonnettes?|pavillons?|villas?|villa-chalet|chalets?|propriétés?|longères?|fermes?|fermettes?|mas|châteaux?|bâtisses?|demeures?|gentilhommières?|échoppes?|granges?|corps de ferme|corps|domaines?|ruines?)$/iu,
  ],
  ["apartment", /^(?:appartements?|studios?|studettes?|logements?|duplex|lofts?|chambres?|mansardes?|souplex)$/iu],
  ["building", /^(?:immeubles?|bâtiments?|ensembles?|constructions?|hangars?|entrepôts?|usines?)$/iu],
  ["land", /^(?:terrains?|parcelles?|tènements?|ténements?|friches?|terres?|bois|prés?|vignes?|landes?)$/iu],
  [
    "other",
    /^(?:loca(?:l|ux)|emplacements?|garages?|box(?:-garage)?|caves?|parkings?|magasins?|boutiques?|bureaux?|greniers?|places?|dépôts?|débarras|remises?|navires?|fonds|surfaces?|pièces?)$/iu,
  ],
];

/** What is sold, by the first word that names it; null where none does. */
export const readKind = (text: string): GoodsKind | null => {
  for (const word of text.slice(0, 300).split(/[^\p{L}-]+/u)) {
    const found = KINDS.find(([, pattern]) => pattern.test(word));
    if (found !== undefined) return found[0];
  }
  return null;
};

const GROUND =
  /(?:terrain|parcelle|jardin|sur|foncier|superficie cadastrale|contenance|unité foncière)[^.;\n]{0,60}$/iu;
const CADASTRAL = /(?:contenance|superficie cadastrale)(?: cadastrale)?(?: totale)?\s{0,3}(?:de|:)?\s{0,3}/giu;

const cadastralArea = (text: string): number | undefined => {
  for (const { 0: whole, index } of text.matchAll(CADASTRAL)) {
    const ares = readAres(text.slice(index + whole.length, index + whole.length + 40));
    if (ares !== undefined) return ares;
  }
  return undefined;
};

/** Floor and ground of what is sold: an area belongs to the ground when the words before it say so. */
export const readSurfaces = (
  text: string,
  kind: GoodsKind | null,
): { readonly builtM2: number | null; readonly landM2: number | null } => {
  const areas = readAreas(text).map(({ m2, index }) => ({
    m2,
    ground: GROUND.test(text.slice(Math.max(0, index - 80), index)),
  }));
  const written = kind === "land" ? areas[0] : areas.find(({ ground }) => ground);
  const built = kind === "land" ? undefined : areas.find(({ ground }) => !ground);
  return { builtM2: built?.m2 ?? null, landM2: written?.m2 ?? cadastralArea(text) ?? null };
};
