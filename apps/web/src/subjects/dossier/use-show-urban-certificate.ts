import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { operations } from "../../kit/api.ts";
import { type CertificateStep, followCertificate } from "../../kit/channel.ts";

/** Asked again while it is prepared, should the channel be cut. */
const POLL_MS = 2_000;

/** The application for a certificate: what the server keeps of it, and the step that it says it is at. */
export const useShowUrbanCertificate = (id: string) => {
  const cache = useQueryClient();
  const [step, setStep] = useState<CertificateStep | null>(null);
  useEffect(
    () =>
      followCertificate(id, (told) => {
        setStep(told);
        cache.invalidateQueries({ queryKey: operations.showUrbanCertificate.key() }).catch(() => undefined);
      }),
    [id, cache],
  );
  const kept = useQuery(
    operations.showUrbanCertificate.queryOptions({
      input: { id },
      select: ({ data }) => data,
      refetchInterval: ({ state }) => (state.data?.data.status === "generating" ? POLL_MS : false),
      staleTime: 0,
      retry: false,
    }),
  );
  return { kept, step };
};
