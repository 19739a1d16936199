import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

/** Has the application for a certificate prepared; why it cannot be is said in the tab itself. */
export const useGenerateUrbanCertificate = () => {
  const cache = useQueryClient();
  return useMutation(
    operations.generateUrbanCertificate.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: operations.showUrbanCertificate.key() }),
    }),
  );
};
