import { useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Asks again for whatever lists plans. */
export const useRefreshPlans = () => {
  const cache = useQueryClient();
  return () =>
    Promise.all(
      [operations.listParcelPlans, operations.listPlans].map((operation) =>
        cache.invalidateQueries({ queryKey: operation.key() }),
      ),
    );
};
