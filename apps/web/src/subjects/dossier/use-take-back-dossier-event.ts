import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "../property/tell.ts";
import { useRefreshDossier } from "./use-refresh-dossier.ts";

/** Takes back what was entered by mistake. */
export const useTakeBackDossierEvent = () => {
  const refresh = useRefreshDossier();
  return useMutation(
    operations.takeBackDossierEvent.mutationOptions({
      onSuccess: async () => {
        tellDone("Événement retiré");
        await refresh();
      },
      onError: tellFailure("Impossible de retirer cet événement"),
    }),
  );
};
