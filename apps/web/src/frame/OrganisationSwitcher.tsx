import { Button, Menu, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCheck, IconChevronDown, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useIdentity } from "../subjects/identity/use-identity.ts";
import {
  useCreateOrganisation,
  useEnterOrganisation,
  useOrganisations,
} from "../subjects/identity/use-organisations.ts";

const NewOrganisation = ({ onDone }: { readonly onDone: () => void }) => {
  const create = useCreateOrganisation();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const created = await create(name).catch(() => false);
    setBusy(false);
    if (!created) return;
    onDone();
    await navigate({ to: "/properties" });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label="Nom de l'organisation"
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" disabled={busy || name.trim() === ""}>
          {busy ? "Création..." : "Créer l'organisation"}
        </Button>
      </Stack>
    </form>
  );
};

/** The active organisation, the others, and the way to create one. */
export const OrganisationSwitcher = ({ fullWidth = false }: { readonly fullWidth?: boolean }) => {
  const { session } = useIdentity();
  const organisations = useOrganisations(session != null);
  const enter = useEnterOrganisation();
  const navigate = useNavigate();
  const [creating, { open, close }] = useDisclosure(false);
  const active = organisations.data?.find(({ id }) => id === session?.activeOrganisationId);
  const change = async (id: string) => {
    if (id !== active?.id && (await enter(id))) await navigate({ to: "/properties" });
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={240}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            c="var(--lotir-ink)"
            fullWidth={fullWidth}
            justify={fullWidth ? "space-between" : "center"}
            px="xs"
            maw={fullWidth ? undefined : 220}
            rightSection={<IconChevronDown size={14} aria-hidden="true" />}
            aria-label={`Organisation : ${active?.name ?? "aucune"}. Changer d'organisation`}
          >
            <Text truncate inherit>
              {active?.name ?? "Organisation"}
            </Text>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Organisations</Menu.Label>
          {organisations.data?.map(({ id, name }) => (
            <Menu.Item
              key={id}
              onClick={() => change(id)}
              rightSection={id === active?.id ? <IconCheck size={16} aria-label="active" /> : null}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={open}>
            Créer une organisation
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={creating} onClose={close} title="Nouvelle organisation" centered>
        <NewOrganisation onDone={close} />
      </Modal>
    </>
  );
};
