import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../api.ts";

/** Corrects a rule of the zone for the organisation; every plan under it is then asked again. */
export const useCorrectRule = () => {
  const client = useQueryClient();
  return useMutation(
    operations.correctRule.mutationOptions({
      onSuccess: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: operations.proposeDivisions.key() }),
          client.invalidateQueries({ queryKey: operations.findRemedies.key() }),
        ]),
    }),
  );
};
