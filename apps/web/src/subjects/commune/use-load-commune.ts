import type { LayerName } from "@lotir/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Loads a commune again, or one layer alone; the new state is shown at once. */
export const useLoadCommune = (codeInsee: string) => {
  const cache = useQueryClient();
  const { queryKey } = operations.showCommune.queryOptions({ input: { codeInsee } });
  const mutation = useMutation(
    operations.loadCommune.mutationOptions({ onSuccess: (answer) => cache.setQueryData(queryKey, answer) }),
  );
  const load = (layer?: LayerName) => mutation.mutate(layer === undefined ? { codeInsee } : { codeInsee, layer });
  return { load, loading: mutation.isPending, error: mutation.error, layer: mutation.variables?.layer };
};
