import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "../property/tell.ts";
import { useRefreshDossier } from "./use-refresh-dossier.ts";

/** Takes a piece out of the file. */
export const useDeleteDossierPiece = () => {
  const refresh = useRefreshDossier();
  return useMutation(
    operations.deleteDossierPiece.mutationOptions({
      onSuccess: async () => {
        tellDone("Pièce supprimée");
        await refresh();
      },
      onError: tellFailure("Impossible de supprimer cette pièce"),
    }),
  );
};
