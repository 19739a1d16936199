import type { ParcelPlu } from "@lotir/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { operations } from "../../kit/api.ts";

/** Has the règlement read, or read again. */
export const useExtractParcelPlu = (id: string) => {
  const cache = useQueryClient();
  const { queryKey } = operations.showParcelPlu.queryOptions({ input: { id } });
  return useMutation(
    operations.extractParcelPlu.mutationOptions({ onSuccess: (answer) => cache.setQueryData(queryKey, answer) }),
  );
};

/** Spec 2 §4: where no rules exist, their extraction starts by itself, once. */
export const useAutoExtract = (id: string, plu: ParcelPlu | undefined, extract: () => void): void => {
  const asked = useRef<string>(undefined);
  const wanted = plu?.status === "not-read";
  useEffect(() => {
    if (!wanted || asked.current === id) return;
    asked.current = id;
    extract();
  }, [id, wanted, extract]);
};
