import type { IsoDate } from "@lotir/units";
import type { GoodsKind } from "../notice/notice.ts";
import { readMoments } from "../words/french-date.ts";
import { readNumber } from "../words/french-figures.ts";
import { readKind } from "../words/goods.ts";
import { communeOf } from "../words/place.ts";

/** A line of a list of sales: `15516;103134;pavillon;103.02;Louvres;mardi 8 avril 2025 à 14h`. */
export interface ListingLine {
  readonly id: string;
  readonly kind: GoodsKind | null;
  readonly areaM2: number | null;
  readonly commune: string | null;
  readonly on: IsoDate | null;
  readonly at: string | null;
  readonly weekdayAgrees: boolean;
}

/** Undefined where the line does not have its six columns. */
export const readListingLine = (line: string): ListingLine | undefined => {
  const columns = line.split(";").map((column) => column.trim());
  const [, number, word = "", area = "", city = "", date = ""] = columns;
  if (columns.length !== 6 || number === undefined) return undefined;
  const [moment] = readMoments(date);
  const place = communeOf(city.replace(/\([^)]{0,80}\)/g, " "));
  return {
    id: number,
    kind: readKind(word),
    areaM2: readNumber(area) ?? null,
    commune: place === "" ? null : place,
    on: moment?.on ?? null,
    at: moment?.at ?? null,
    weekdayAgrees: moment?.weekdayAgrees ?? true,
  };
};
