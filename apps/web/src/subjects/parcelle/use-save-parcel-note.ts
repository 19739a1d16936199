import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Writes what the organisation notes of a parcel; its window says what fails. */
export const useSaveParcelNote = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.saveParcelNote.mutationOptions({
      onSuccess: () =>
        Promise.all([
          cache.invalidateQueries({ queryKey: operations.listParcelMarks.key() }),
          cache.invalidateQueries({ queryKey: operations.analyzeCommune.key() }),
        ]),
    }),
  );
};
