import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";

const GOES_ON = "Votre organisation ne l'attend plus. Le chargement continue : d'autres l'ont demandé aussi.";

export const useCancelLoading = (codeInsee: string) => {
  const cache = useQueryClient();
  const { queryKey } = operations.showCommune.queryOptions({ input: { codeInsee } });
  return useMutation(
    operations.cancelLoading.mutationOptions({
      onSuccess: ({ goesOn, ...answer }) => {
        cache.setQueryData(queryKey, answer);
        if (goesOn) notifications.show({ id: `chargement-${codeInsee}`, message: GOES_ON, color: "brand" });
      },
    }),
  );
};
