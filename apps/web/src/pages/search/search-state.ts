import { CodeInsee, type FilterValues, MAX_CITIES, SearchDirection, SearchOrder } from "@lotir/contract";
import { readFigure, readList } from "../../kit/address.ts";
import type { DivisionStudy } from "../../subjects/division/division-study.ts";
import { isParcelId, readStudy, writeStudy } from "../../subjects/division/study-address.ts";
import { readFilters, writeFilters } from "./filter-address.ts";

/** Everything the search page shows, as the address bar keeps it: shareable, and the back button works. */
export interface SearchState extends FilterValues, DivisionStudy {
  /** INSEE codes, in the order chosen. Empty: nothing searched yet. */
  readonly communes: readonly string[];
  readonly order: SearchOrder;
  readonly direction: SearchDirection;
  readonly parcelId: string | undefined;
  /** A saved search that was opened: what is new of it comes first. */
  readonly news: string | undefined;
  /** Parcels compared side by side. */
  readonly compared: readonly string[];
  /** A place asked from the search box: the map goes there. */
  readonly place: { readonly longitude: number; readonly latitude: number } | undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Side by side, more would no longer be read. */
export const MOST_COMPARED = 4;

export type RawSearch = Readonly<Record<string, string>>;

const readPlace = (text: string | undefined): SearchState["place"] => {
  const [longitude, latitude] = (text ?? "")
    .split(",")
    .map((part) => readFigure(part.replace("-", "")) && Number(part));
  if (longitude === undefined || latitude === undefined) return undefined;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { longitude, latitude } : undefined;
};

/** Reads an address that anybody may have typed: what cannot be read falls back, nothing throws. */
export const readSearchState = (raw: RawSearch): SearchState => ({
  communes: readList(raw.villes)
    .filter((code) => CodeInsee.safeParse(code).success)
    .slice(0, MAX_CITIES),
  ...readFilters(raw),
  order: SearchOrder.catch("score").parse(raw.tri),
  direction: SearchDirection.catch("usuel").parse(raw.sens),
  parcelId: raw.parcelle !== undefined && isParcelId(raw.parcelle) ? raw.parcelle : undefined,
  ...readStudy(raw),
  news: UUID.test(raw.recherche ?? "") ? raw.recherche : undefined,
  compared: readList(raw.comparer).filter(isParcelId).slice(0, MOST_COMPARED),
  place: readPlace(raw.lieu),
});

/** The shortest address that reads back as the same state: defaults are left out. */
export const writeSearchState = (state: SearchState): RawSearch => {
  const written: Record<string, string | undefined> = {
    villes: state.communes.join(",") || undefined,
    ...writeFilters(state),
    tri: state.order === "score" ? undefined : state.order,
    sens: state.direction === "usuel" ? undefined : state.direction,
    parcelle: state.parcelId,
    ...writeStudy(state),
    recherche: state.news,
    comparer: state.compared.join(",") || undefined,
    lieu: state.place && `${state.place.longitude.toFixed(6)},${state.place.latitude.toFixed(6)}`,
  };
  return Object.fromEntries(
    Object.entries(written).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
};

export const EMPTY_SEARCH: SearchState = readSearchState({});
