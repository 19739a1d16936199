import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "../property/tell.ts";
import { useRefreshDossier } from "./use-refresh-dossier.ts";

/** Records what happened to the file. */
export const useRecordDossierEvent = () => {
  const refresh = useRefreshDossier();
  return useMutation(
    operations.recordDossierEvent.mutationOptions({
      onSuccess: async () => {
        tellDone("Événement enregistré");
        await refresh();
      },
      onError: tellFailure("Erreur lors de l'enregistrement"),
    }),
  );
};
