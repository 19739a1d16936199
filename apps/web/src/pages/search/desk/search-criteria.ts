import { FILTER_NAMES, FILTER_TABLE, type ParcelCriteria, type SearchFilter } from "@lotir/contract";
import { formatArea, formatEuros } from "../../../kit/format.ts";
import { type FilterValue, readFilters, sayFilter } from "../filter-address.ts";
import { chipLabel } from "../filter-words.ts";
import { filtersOf } from "../search-filters.ts";
import { EMPTY_SEARCH, type SearchState, writeSearchState } from "../search-state.ts";

/** What a search asks, as it is kept: its order and what is open are not a part of it. */
export const criteriaOf = (state: SearchState): ParcelCriteria => ({
  communes: state.communes.toSorted(),
  filters: filtersOf(state),
});

/** The same question has the same key, in whatever order its cities were chosen. */
export const criteriaKey = ({ communes, filters }: ParcelCriteria): string =>
  JSON.stringify([communes.toSorted(), FILTER_NAMES.map((name) => filters[name] ?? null)]);

const boundsWords = ({ minSurface, maxSurface, maxBudget }: SearchState): readonly string[] => [
  ...(minSurface === undefined ? [] : [`dès ${formatArea(minSurface)}`]),
  ...(maxSurface === undefined ? [] : [`jusqu'à ${formatArea(maxSurface)}`]),
  ...(maxBudget === undefined ? [] : [`budget ${formatEuros(maxBudget)}`]),
];

/** A search of parcels in one line: where, within which bounds, with which filters. */
export const searchWords = (state: SearchState, names: readonly string[]): string => {
  const chips = FILTER_NAMES.filter((name) => "chip" in FILTER_TABLE[name]).flatMap((name) => {
    const filter: SearchFilter = FILTER_TABLE[name];
    const value: FilterValue = state[name];
    return sayFilter(filter, value) === undefined ? [] : [chipLabel(filter, value)];
  });
  return [names.join(", "), ...boundsWords(state), ...chips].join(" · ");
};

/** How an address says that a filter keeps everything: an absent bound would take its default. */
const keepsAll = (filter: SearchFilter): string => {
  if (filter.kind === "choice") return Object.keys(filter.options)[0] ?? "";
  return filter.kind === "figure" ? "0" : "";
};

const textOf = (filters: ParcelCriteria["filters"]): Record<string, string> =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [FILTER_TABLE[name].address, String(filters[name] ?? keepsAll(FILTER_TABLE[name]))]),
  );

/** Where a kept search is looked at: its news come first there. */
export const addressOfSearch = (id: string, { communes, filters }: ParcelCriteria): Readonly<Record<string, string>> =>
  writeSearchState({ ...EMPTY_SEARCH, ...readFilters(textOf(filters)), communes, news: id });

export const isSameQuestion = (one: SearchState, other: SearchState): boolean =>
  criteriaKey(criteriaOf(one)) === criteriaKey(criteriaOf(other));
