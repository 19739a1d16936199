import type { PROPERTY_STATUS_LABELS } from "@lotir/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../kit/api.ts";
import { eachAtMost } from "../../kit/at-most.ts";
import { formatQuantity } from "../../kit/format.ts";
import { tellDone, tellFailure } from "./tell.ts";
import { useOfferUndo } from "./use-offer-undo.ts";
import { useRefreshProperty } from "./use-refresh-property.ts";

/** A thousand gestures must leave the server to the others. */
const AT_ONCE = 4;

const sayFailed = (failed: readonly string[], { of, what, why }: { of: number; what: string; why: unknown }): void => {
  if (failed.length === 0) return;
  const fallback =
    of === 1
      ? what
      : `${what} : ${formatQuantity(failed.length, "propriété", "propriétés")} sur ${of} sont restées telles.`;
  tellFailure(fallback)(failed.length === of ? why : undefined);
};

/** Moves several properties to a status. Answers those that did not move. */
export const useMoveSeveral = () => {
  const refresh = useRefreshProperty();
  return useMutation({
    mutationFn: async ({ ids, status }: { ids: readonly string[]; status: keyof typeof PROPERTY_STATUS_LABELS }) => {
      const { failed, why } = await eachAtMost(ids, AT_ONCE, (id) => api.changePropertyStatus({ id, status }));
      if (failed.length < ids.length) tellDone("Propriété mise à jour avec succès");
      sayFailed(failed, { of: ids.length, what: "Erreur lors de la mise à jour", why });
      await refresh();
      return failed;
    },
  });
};

/** Deletes several properties, and offers to have them back together. Answers those that are still there. */
export const useDeleteSeveral = () => {
  const refresh = useRefreshProperty();
  const offerUndo = useOfferUndo();
  return useMutation({
    mutationFn: async ({ ids }: { ids: readonly string[] }) => {
      const { failed, why } = await eachAtMost(ids, AT_ONCE, (id) => api.deleteProperty({ id }));
      offerUndo(ids.filter((id) => !failed.includes(id)));
      sayFailed(failed, { of: ids.length, what: "Impossible de supprimer la propriété", why });
      await refresh();
      return failed;
    },
  });
};
