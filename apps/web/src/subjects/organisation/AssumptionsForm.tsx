import { type Assumptions, type OwnAssumptions, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../kit/format.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { AssumptionsFields } from "./AssumptionsFields.tsx";
import { assumptionText } from "./assumption-text.ts";
import { changedFrom, standing } from "./standing-assumptions.ts";
import { useSaveAssumptions } from "./use-save-assumptions.ts";

export const isSame = (a: Assumptions, b: Assumptions): boolean => JSON.stringify(a) === JSON.stringify(b);

const originLine = ({ origin, updatedAt }: OwnAssumptions): string =>
  origin === "publiques"
    ? "Votre organisation n'a pas encore d'hypothèses à elle : les publiques s'appliquent."
    : `Hypothèses de votre organisation, enregistrées le ${formatDate(updatedAt ?? "")}.`;

/** What the person changes, and what was read when the first change was made: the version to send is that one. */
interface Editing {
  readonly from: OwnAssumptions;
  readonly changed: Partial<Assumptions>;
}

interface AssumptionsFormProps {
  readonly own: OwnAssumptions;
  readonly onReload: () => unknown;
}

export const AssumptionsForm = ({ own, onReload }: AssumptionsFormProps) => {
  const [editing, setEditing] = useState<Editing>();
  const save = useSaveAssumptions();
  const from = editing?.from ?? own;
  const value = { ...from.assumptions, ...editing?.changed };
  const same = isSame(value, from.assumptions);
  const change = (next: Partial<Assumptions>) => setEditing({ from, changed: { ...editing?.changed, ...next } });
  const leave = () => setEditing(undefined);
  const takeSaved = () => {
    leave();
    save.reset();
    onReload();
  };
  const send = (assumptions: Assumptions, version: number) =>
    save.mutate({ assumptions, version }, { onSuccess: leave });
  const stale = changedMeanwhile(save.error);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(value, from.version);
      }}
    >
      <Stack gap="md" maw={560}>
        <Text c="dimmed">
          {originLine(own)} Elles servent à chaque bilan, analyse et évaluation, et à la recherche quand elle trie ou
          filtre par marge et par prix résiduel.
        </Text>
        {own.mayChange ? null : <Notice kind="info">Seul un administrateur peut changer ces hypothèses.</Notice>}
        <AssumptionsFields value={value} onChange={change} disabled={!own.mayChange} />
        {stale === undefined ? null : (
          <ChangedNotice
            changed={stale}
            fields={changedFrom(from.assumptions, stale)}
            textOf={assumptionText}
            busy={save.isPending}
            onTake={takeSaved}
            onKeep={() => send({ ...standing(value, stale), ...editing?.changed }, stale.version)}
          />
        )}
        {own.mayChange ? (
          <Group>
            <Button type="submit" disabled={same || stale !== undefined} loading={save.isPending}>
              Enregistrer
            </Button>
            <Button variant="default" disabled={same} onClick={takeSaved}>
              Annuler
            </Button>
            <Button
              variant="subtle"
              disabled={isSame(value, PUBLIC_ASSUMPTIONS)}
              onClick={() => change(PUBLIC_ASSUMPTIONS)}
            >
              Reprendre les publiques
            </Button>
          </Group>
        ) : null}
      </Stack>
    </form>
  );
};
