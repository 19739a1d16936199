import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "../property/tell.ts";
import { useRefreshDossier } from "./use-refresh-dossier.ts";

/** Writes what is known of the ground, of the operation and of who asks. */
export const useSaveDossierFacts = () => {
  const refresh = useRefreshDossier();
  return useMutation(
    operations.saveDossierFacts.mutationOptions({
      onSuccess: async () => {
        tellDone("Renseignements enregistrés");
        await refresh();
      },
      onError: tellFailure("Erreur lors de l'enregistrement"),
    }),
  );
};
