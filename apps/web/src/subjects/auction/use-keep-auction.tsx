import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { operations } from "../../kit/api.ts";
import { ADDED, addFailureSentence } from "../property/use-add-property.tsx";

const TOAST = "vente-au-portfolio";
/** Spec 1 §4 and §8. */
const SUCCESS_MS = 6_000;
const FALLBACK_MS = 5_000;

interface Keeping {
  readonly onKept: () => void;
  /** Leads to the property, from the toast. */
  readonly onSee: (propertyId: string) => void;
}

/** Adds the validated parcels of a sale to the portfolio: progress toast, then success or failure. */
export const useKeepAuction = ({ onKept, onSee }: Keeping) => {
  const cache = useQueryClient();
  return useMutation(
    operations.keepAuction.mutationOptions({
      onMutate: () => {
        notifications.hide(TOAST);
        notifications.show({ id: TOAST, loading: true, message: "Ajout au portfolio en cours…", autoClose: false });
      },
      onSuccess: async ({ data }) => {
        const see = () => {
          notifications.hide(TOAST);
          onSee(data.id);
        };
        notifications.update({
          id: TOAST,
          loading: false,
          color: "brand",
          message: (
            <div>
              {ADDED}
              <Group gap="xs" mt={8}>
                <Button size="xs" onClick={see}>
                  Voir le portfolio
                </Button>
                <Button size="xs" variant="default" onClick={() => notifications.hide(TOAST)}>
                  Continuer
                </Button>
              </Group>
            </div>
          ),
          autoClose: SUCCESS_MS,
          closeButtonProps: { "aria-label": "Fermer" },
        });
        onKept();
        await Promise.all([
          cache.invalidateQueries({ queryKey: operations.enrichAuctions.key() }),
          cache.invalidateQueries({ queryKey: operations.listProperties.key() }),
          cache.invalidateQueries({ queryKey: operations.propertyStats.key() }),
          cache.invalidateQueries({ queryKey: operations.showHome.key() }),
        ]);
      },
      onError: (error) => {
        notifications.update({
          id: TOAST,
          loading: false,
          color: "red",
          message: addFailureSentence(error),
          autoClose: FALLBACK_MS,
          closeButtonProps: { "aria-label": "Fermer" },
        });
      },
    }),
  );
};
