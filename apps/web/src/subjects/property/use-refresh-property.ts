import { useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asks again for whatever shows a property: sheet, list, count, history, money. */
export const useRefreshProperty = () => {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [
        operations.showProperty,
        operations.listProperties,
        operations.propertyStats,
        operations.listPropertyHistory,
        operations.showCosts,
        operations.showCadastreChanges,
        operations.listCadastreChanges,
        operations.listPhotos,
        operations.showHome,
      ].map((operation) => cache.invalidateQueries({ queryKey: operation.key() })),
    );
};
