import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, operations } from "../../kit/api.ts";
import { eachAtMost } from "../../kit/at-most.ts";
import { formatCount, formatQuantity } from "../../kit/format.ts";
import { addFailureSentence, importPlans } from "./use-add-property.tsx";

/** Many additions must leave the server to the others. */
const AT_ONCE = 4;
const TOAST = "ajouts-au-portfolio";
const CLOSE = { "aria-label": "Fermer" };
const SUCCESS_MS = 6_000;

/** What became of several additions, in one sentence. */
export const addedWords = (added: number, known: number): string => {
  const there = known === 1 ? "1 y était déjà" : `${formatCount(known)} y étaient déjà`;
  if (added === 0)
    return known === 1
      ? "Cette parcelle est déjà dans votre portfolio."
      : "Ces parcelles sont déjà dans votre portfolio.";
  const said = `${formatQuantity(added, "propriété ajoutée", "propriétés ajoutées")} au portfolio`;
  return known === 0 ? `${said}.` : `${said}, ${there}.`;
};

interface Outcome {
  readonly text: string;
  readonly onSee: () => void;
}

const showOutcome = ({ text, onSee }: Outcome): void => {
  notifications.show({
    color: "brand",
    autoClose: SUCCESS_MS,
    closeButtonProps: CLOSE,
    message: (
      <Group justify="space-between" wrap="nowrap">
        {text}
        <Button size="compact-sm" variant="default" onClick={onSee}>
          Voir le portfolio
        </Button>
      </Group>
    ),
  });
};

/** Adds several parcels to the portfolio in one go. Answers those that could not be: they stay chosen. */
export const useAddSeveral = ({ onSee }: { readonly onSee: () => void }) => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]): Promise<readonly string[]> => {
      const message = `Ajout de ${formatQuantity(ids.length, "parcelle")} au portfolio en cours…`;
      notifications.show({ id: TOAST, loading: true, message, autoClose: false, withCloseButton: false });
      const created: string[] = [];
      let known = 0;
      const { failed, why } = await eachAtMost(ids, AT_ONCE, async (cadastralReference) => {
        const { status, body } = await api.addProperty({ cadastralReference, source: "cadastre" });
        if (status === 201) created.push(body.data.id);
        else known += 1;
      });
      notifications.hide(TOAST);
      if (created.length + known > 0) showOutcome({ text: addedWords(created.length, known), onSee });
      if (failed.length > 0)
        notifications.show({
          color: "red",
          closeButtonProps: CLOSE,
          message: `${formatQuantity(failed.length, "parcelle n'a pas pu être ajoutée", "parcelles n'ont pas pu être ajoutées")}. ${addFailureSentence(why)}`,
        });
      eachAtMost(created, 1, importPlans).catch(() => undefined);
      return failed;
    },
    onSettled: () =>
      Promise.all(
        [
          operations.listProperties.key(),
          operations.propertyStats.key(),
          operations.showParcel.key(),
          operations.showHome.key(),
          operations.analyzeCommune.key(),
        ].map((queryKey) => cache.invalidateQueries({ queryKey })),
      ),
  });
};
