import { useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asks again for whatever shows a file: its tracking, the history of its property, the count. */
export const useRefreshDossier = () => {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [operations.showUrbanismeTracking, operations.listPropertyHistory, operations.propertyStats].map((operation) =>
        cache.invalidateQueries({ queryKey: operation.key() }),
      ),
    );
};
