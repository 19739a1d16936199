import type { SearchState } from "./search-state.ts";

/** The same search without one of its filters, named as the server names them. */
export const relax = (state: SearchState, filter: string): SearchState => {
  switch (filter) {
    case "minSurface":
    case "maxSurface":
    case "maxBudget":
    case "minScore":
    case "minFrontage":
    case "minMargin":
    case "minResidual":
    case "minLots":
    case "reason":
      return { ...state, [filter]: undefined };
    case "zones":
      return { ...state, zones: [] };
    case "verdicts":
    case "access":
      return { ...state, [filter]: [] };
    case "built":
      return { ...state, built: "tous" };
    default:
      return state;
  }
};
