import { Button, Divider, Group, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { CentredPage } from "../../kit/ui/CentredPage.tsx";
import { Field } from "../../kit/ui/Field.tsx";
import { type Organisation, useCreateOrganisation, useEnterOrganisation } from "./use-organisations.ts";
import { useSignOut } from "./use-sign-out.ts";

interface OrganisationRequiredProps {
  readonly organisations: readonly Organisation[];
  readonly onEntered: () => Promise<void>;
  readonly onLeave: () => Promise<void>;
}

/** The guard's page: choose an organisation or create one; both enter it. */
export const OrganisationRequired = ({ organisations, onEntered, onLeave }: OrganisationRequiredProps) => {
  const enter = useEnterOrganisation();
  const create = useCreateOrganisation();
  const signOut = useSignOut(onLeave);
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const then = async (work: Promise<boolean>) => {
    setBusy(true);
    if (await work.catch(() => false)) await onEntered();
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return then(create(name));
  };
  return (
    <CentredPage>
      <Stack gap="md">
        <Title order={1}>Organisation requise</Title>
        <Text>Vous devez créer une organisation ou en rejoindre une pour utiliser Lotir.</Text>
        {organisations.map((organisation) => (
          <Button key={organisation.id} variant="default" disabled={busy} onClick={() => then(enter(organisation.id))}>
            Ouvrir {organisation.name}
          </Button>
        ))}
        {organisations.length > 0 ? <Divider label="ou" /> : null}
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Field
              label="Nom de l'organisation"
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" disabled={busy || name.trim() === ""}>
              {busy ? "Création..." : "Créer l'organisation"}
            </Button>
          </Stack>
        </form>
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" c="dimmed">
            Pour en rejoindre une, demandez un lien d'invitation à son administrateur.
          </Text>
          <Button variant="subtle" size="xs" flex="none" onClick={() => signOut()}>
            Se déconnecter
          </Button>
        </Group>
      </Stack>
    </CentredPage>
  );
};
