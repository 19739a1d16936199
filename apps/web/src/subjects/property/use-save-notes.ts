import { useMutation } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** Writes the notes that the members share. */
export const useSaveNotes = () => {
  const refresh = useRefreshProperty();
  return useMutation(
    operations.saveNotes.mutationOptions({
      onSuccess: async () => {
        tellDone("Notes enregistrées");
        await refresh();
      },
      onError: tellFailure("Erreur lors de l'enregistrement"),
    }),
  );
};
