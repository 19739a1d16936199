import { type Assumptions, type OwnAssumptions, PUBLIC_ASSUMPTIONS } from "@lotir/contract";
import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { AssumptionsFields } from "../../assumptions/AssumptionsFields.tsx";
import { formatDate } from "../../format.ts";
import { isRefusalWithCode, sentenceOf } from "../../messages.fr.ts";
import { Notice } from "../../ui/Notice.tsx";
import { isSame, useAssumptions, useSaveAssumptions } from "./use-assumptions.ts";

const originLine = ({ origin, updatedAt }: OwnAssumptions): string =>
  origin === "publiques"
    ? "Votre organisation n'a pas encore d'hypothèses à elle : les publiques s'appliquent."
    : `Hypothèses de votre organisation, enregistrées le ${formatDate(updatedAt ?? "")}.`;

interface FormProps {
  readonly own: OwnAssumptions;
  readonly onReload: () => unknown;
}

const Form = ({ own, onReload }: FormProps) => {
  const [changed, setChanged] = useState<Partial<Assumptions>>({});
  const save = useSaveAssumptions();
  const value = { ...own.assumptions, ...changed };
  const same = isSame(value, own.assumptions);
  const submit = () => save.mutate({ assumptions: value, version: own.version }, { onSuccess: () => setChanged({}) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md" maw={560}>
        <Text c="dimmed">
          {originLine(own)} Elles servent à chaque bilan, analyse et évaluation, et à la recherche quand elle trie ou
          filtre par marge et par prix résiduel.
        </Text>
        {own.mayChange ? null : <Notice kind="info">Seul un administrateur peut changer ces hypothèses.</Notice>}
        <AssumptionsFields
          value={value}
          onChange={(next) => setChanged({ ...changed, ...next })}
          disabled={!own.mayChange}
        />
        {isRefusalWithCode(save.error, "changed-meanwhile") ? (
          <Notice
            kind="warning"
            retry={{
              label: "Recharger",
              onClick: () => {
                setChanged({});
                save.reset();
                onReload();
              },
            }}
          >
            {sentenceOf(save.error, "")}
          </Notice>
        ) : null}
        {own.mayChange ? (
          <Group>
            <Button type="submit" disabled={same} loading={save.isPending}>
              Enregistrer
            </Button>
            <Button variant="default" disabled={same} onClick={() => setChanged({})}>
              Annuler
            </Button>
            <Button
              variant="subtle"
              disabled={isSame(value, PUBLIC_ASSUMPTIONS)}
              onClick={() => setChanged(PUBLIC_ASSUMPTIONS)}
            >
              Reprendre les publiques
            </Button>
          </Group>
        ) : null}
      </Stack>
    </form>
  );
};

/** Profile, margin, costs, credit: what every balance of the organisation assumes. */
export const AssumptionsSettings = () => {
  const own = useAssumptions();
  if (own.error !== null)
    return (
      <Notice kind="error" retry={{ onClick: () => own.refetch(), busy: own.isFetching }}>
        {sentenceOf(own.error, "Les hypothèses n'ont pas pu être lues.")}
      </Notice>
    );
  if (own.data === undefined)
    return (
      <Stack role="status" aria-label="Chargement des hypothèses" maw={560}>
        <Skeleton h={36} />
        <Skeleton h={180} />
      </Stack>
    );
  return <Form key={own.data.version} own={own.data} onReload={() => own.refetch()} />;
};
