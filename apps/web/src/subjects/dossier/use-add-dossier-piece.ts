import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "../property/tell.ts";
import { useRefreshDossier } from "./use-refresh-dossier.ts";

/** Joins a piece to the file. */
export const useAddDossierPiece = () => {
  const refresh = useRefreshDossier();
  return useMutation(
    operations.addDossierPiece.mutationOptions({
      onSuccess: async () => {
        tellDone("Pièce jointe");
        await refresh();
      },
      onError: tellFailure("Impossible de joindre cette pièce"),
    }),
  );
};
