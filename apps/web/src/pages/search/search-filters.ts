import {
  FILTER_NAMES,
  FILTER_TABLE,
  type FilterName,
  type FilterValues,
  type SearchFilter,
  type SearchFilters,
} from "@lotir/contract";
import { sayFilter } from "./filter-address.ts";

const asksRefused = ({ verdicts, reason }: FilterValues): boolean => verdicts.includes("non") || reason !== undefined;

/** The filters that the list and the tiles send, without the ones not set. */
export const filtersOf = (values: FilterValues): SearchFilters =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      // Who asks for refused parcels, or for the reason of a refusal, is shown them.
      if (name === "refused" && asksRefused(values)) return [];
      const filter: SearchFilter = FILTER_TABLE[name];
      const sent = filter.kind === "figure" ? values[name] : sayFilter(filter, values[name]);
      return sent === undefined ? [] : [[name, sent]];
    }),
  );

const KEEPS_ALL = { figure: undefined, words: [], word: undefined } as const;

/** What lets go of one filter, to lay over the search. */
export const withoutFilter = (name: FilterName): Partial<FilterValues> => {
  const filter: SearchFilter = FILTER_TABLE[name];
  return { [name]: filter.kind === "choice" ? Object.keys(filter.options)[0] : KEEPS_ALL[filter.kind] };
};

/** A filter as the server names it; undefined for one that this page does not know. */
export const filterNamed = (name: string): FilterName | undefined => FILTER_NAMES.find((known) => known === name);
