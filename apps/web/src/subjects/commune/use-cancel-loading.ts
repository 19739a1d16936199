import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

export const useCancelLoading = (codeInsee: string) => {
  const cache = useQueryClient();
  const { queryKey } = operations.showCommune.queryOptions({ input: { codeInsee } });
  return useMutation(
    operations.cancelLoading.mutationOptions({ onSuccess: (answer) => cache.setQueryData(queryKey, answer) }),
  );
};
