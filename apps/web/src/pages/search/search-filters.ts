import type { SearchFilters } from "@lotir/contract";
import type { SearchState } from "./search-state.ts";

/** The filters that the list and the tiles send, without the ones not set. */
export const filtersOf = (state: SearchState): SearchFilters => ({
  ...(state.minSurface === undefined ? {} : { minSurface: state.minSurface }),
  ...(state.maxSurface === undefined ? {} : { maxSurface: state.maxSurface }),
  ...(state.maxBudget === undefined ? {} : { maxBudget: state.maxBudget }),
  ...(state.minScore === undefined ? {} : { minScore: state.minScore }),
  ...(state.minFrontage === undefined ? {} : { minFrontage: state.minFrontage }),
  ...(state.minMargin === undefined ? {} : { minMargin: state.minMargin }),
  ...(state.minResidual === undefined ? {} : { minResidual: state.minResidual }),
  ...(state.zones.length === 0 ? {} : { zones: state.zones.join(",") }),
  ...(state.built === "tous" ? {} : { built: state.built }),
  ...(state.verdicts.length === 0 ? {} : { verdicts: state.verdicts.join(",") }),
  ...(state.minLots === undefined ? {} : { minLots: state.minLots }),
  ...(state.access.length === 0 ? {} : { access: state.access.join(",") }),
  ...(state.reason === undefined ? {} : { reason: state.reason }),
});

/** Chips beyond the criteria form: score, frontage, money, zones, built or bare, division. */
export const chipCount = (state: SearchState): number =>
  [
    state.minScore !== undefined,
    state.minFrontage !== undefined,
    state.minMargin !== undefined,
    state.minResidual !== undefined,
    state.zones.length > 0,
    state.built !== "tous",
    state.verdicts.length > 0,
    state.minLots !== undefined,
    state.access.length > 0,
    state.reason !== undefined,
  ].filter(Boolean).length;
