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

type Extraction = Pick<ReturnType<typeof useExtractParcelPlu>, "mutate">;

/** Spec 2 §4: where no rules exist, their extraction starts by itself, once; what comes of it is said by `extraction`. */
export const useReadAtFirst = (id: string, plu: ParcelPlu | undefined, { mutate }: Extraction): void => {
  const asked = useRef<string>(undefined);
  const wanted = plu?.status === "not-read";
  useEffect(() => {
    if (!wanted || asked.current === id) return;
    asked.current = id;
    mutate({ id, forceRefresh: false });
  }, [id, wanted, mutate]);
};
