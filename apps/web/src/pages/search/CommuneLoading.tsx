import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { LayerList } from "../../subjects/commune/LayerList.tsx";
import { useCancelLoading } from "../../subjects/commune/use-cancel-loading.ts";
import { useLoadCommune } from "../../subjects/commune/use-load-commune.ts";
import { isBusy, type SearchedCommune } from "../../subjects/parcelle/use-analyze-commune.ts";

const titleOf = (commune: SearchedCommune): string => {
  const name = commune.state?.name ?? commune.codeInsee;
  if (commune.state?.status === "analysing") return `${name} : analyse des parcelles…`;
  return isBusy(commune.state) ? `Chargement de ${name}…` : name;
};

/** Stopped by somebody: nothing failed. */
const isInterrupted = ({ status, layers }: NonNullable<SearchedCommune["state"]>): boolean =>
  status !== "failed" || layers.some((layer) => layer.status === "cancelled");

/** The first load of a commune: what comes, layer by layer, with a way to stop and a way to start again. */
export const CommuneLoading = ({ commune }: { readonly commune: SearchedCommune }) => {
  const { codeInsee, state } = commune;
  const cancel = useCancelLoading(codeInsee);
  const { load, loading, error } = useLoadCommune(codeInsee);
  if (state === null) return null;
  const busy = isBusy(state);
  const failure = error ?? cancel.error;
  return (
    <Stack gap="xs" p="md" aria-busy={busy} component="section" aria-label={titleOf(commune)}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={2} aria-live="polite">
          {titleOf(commune)}
        </Title>
        {busy ? (
          <Button
            size="xs"
            variant="default"
            flex="none"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ codeInsee })}
          >
            Annuler
          </Button>
        ) : null}
      </Group>
      {busy ? (
        <Text c="dimmed" size="sm">
          Première visite : le cadastre, le PLU et les ventes sont lus à leur source. La carte se remplit au fur et à
          mesure.
        </Text>
      ) : null}
      <LayerList layers={state.layers} onRetry={load} retrying={loading} />
      {busy ? null : (
        <Notice
          kind="warning"
          title={isInterrupted(state) ? "Chargement interrompu" : "Le chargement n'a pas abouti"}
          retry={{ onClick: () => load(), busy: loading, label: "Charger la commune" }}
        >
          {(isInterrupted(state) ? null : state.problem) ??
            "Rien n'a été écrit à moitié : vous pouvez reprendre quand vous voulez."}
        </Notice>
      )}
      {failure === null ? null : <Notice kind="error">{sentenceOf(failure, "La demande n'a pas abouti.")}</Notice>}
    </Stack>
  );
};
