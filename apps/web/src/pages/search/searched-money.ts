import type { SearchState } from "./search-state.ts";

/** The figure of the best plan that a search goes by, shown on each row; undefined where money plays no part. */
export type SearchedMoney = "marge" | "residuel";

export const searchedMoney = ({
  order,
  minMargin,
  minResidual,
}: Pick<SearchState, "order" | "minMargin" | "minResidual">): SearchedMoney | undefined => {
  if (order === "marge" || order === "residuel") return order;
  if (minMargin !== undefined) return "marge";
  return minResidual === undefined ? undefined : "residuel";
};
