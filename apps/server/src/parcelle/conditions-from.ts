import { FILTER_NAMES, FILTER_TABLE, type FilterName, type SearchFilter, type SearchFilters } from "@lotir/contract";
import type { ParcelleCondition } from "@lotir/territory";
import type { OwnLists } from "./own-lists.ts";

const wordsOf = (list: string): readonly string[] =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

type Choice = Extract<SearchFilter, { kind: "choice" }>["options"][string];

const chosenCondition = (
  { asks, without, among, notAmong }: Choice,
  lists: OwnLists,
): ParcelleCondition | undefined => {
  if (among !== undefined) return { fact: "parcelle", is: "among", words: lists[among] };
  if (notAmong !== undefined)
    return lists[notAmong].length === 0 ? undefined : { fact: "parcelle", is: "notAmong", words: lists[notAmong] };
  if (without !== undefined) return { fact: without.fact, is: "notAmong", words: without.words };
  if (asks === undefined) return undefined;
  if ("least" in asks) return { fact: asks.fact, is: "least", figure: asks.least };
  if ("most" in asks) return { fact: asks.fact, is: "most", figure: asks.most };
  return { fact: asks.fact, is: "under", figure: asks.under };
};

const conditionOf = (filter: SearchFilter, given: string | number, lists: OwnLists): ParcelleCondition | undefined => {
  switch (filter.kind) {
    case "figure":
      return { fact: filter.fact, is: filter.is, figure: Number(given), unknownPasses: filter.unknownPasses };
    case "words": {
      const words = wordsOf(String(given));
      return words.length === 0 ? undefined : { fact: filter.fact, is: "among", words };
    }
    case "word":
      return { fact: filter.fact, is: "among", words: [String(given)] };
    case "choice": {
      const option = filter.options[given];
      return option && chosenCondition(option, lists);
    }
  }
};

/** What each filter of the wire asks of a parcel, in the territory's words; one that asks nothing is left out. */
export const conditionsFrom = (
  filters: SearchFilters,
  lists: OwnLists,
): readonly (readonly [FilterName, ParcelleCondition])[] =>
  FILTER_NAMES.flatMap((name) => {
    const given = filters[name];
    const condition = given === undefined ? undefined : conditionOf(FILTER_TABLE[name], given, lists);
    return condition === undefined ? [] : [[name, condition] as const];
  });
