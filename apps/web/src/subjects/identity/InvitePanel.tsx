import { Button, Group, Select, Stack, Table, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { formatDate } from "../../kit/format.ts";
import { Field } from "../../kit/ui/Field.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { InvitationLink } from "./InvitationLink.tsx";
import { ROLES } from "./MembersTable.tsx";
import { type NewInvitation, useCancelInvitation, useInvitations, useInvite } from "./use-team.ts";

const CHOICES = [
  { value: "member", label: "Membre" },
  { value: "admin", label: "Admin" },
];

/** For an Admin: who to invite and as what, and the invitations that wait. */
export const InvitePanel = () => {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<NewInvitation["role"]>("member");
  const invite = useInvite();
  const cancel = useCancelInvitation();
  const waiting = useInvitations(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate({ email: email.trim(), role }, { onSuccess: () => setEmail("") });
  };
  return (
    <Stack gap="md">
      <Title order={2}>Inviter</Title>
      <form onSubmit={submit}>
        <Group align="flex-end" gap="sm">
          <Field
            label="Adresse e-mail"
            type="email"
            flex="1 1 220px"
            size="sm"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Select
            label="Rôle"
            w={130}
            data={CHOICES}
            value={role}
            allowDeselect={false}
            onChange={(value) => setRole(value === "admin" ? "admin" : "member")}
          />
          <Button type="submit" loading={invite.isPending} disabled={email.trim() === ""}>
            Créer l'invitation
          </Button>
        </Group>
      </form>
      {invite.isError ? <Notice kind="error">{invite.error.message}</Notice> : null}
      {invite.data === undefined ? null : <InvitationLink made={invite.data} />}
      {cancel.isError ? <Notice kind="error">{cancel.error.message}</Notice> : null}
      {(waiting.data?.length ?? 0) === 0 ? (
        <Text size="sm" c="dimmed">
          Aucune invitation n'attend de réponse.
        </Text>
      ) : (
        <Table aria-label="Invitations en attente" verticalSpacing="sm">
          <Table.Tbody>
            {waiting.data?.map(({ id, email: invited, role: asked, expiresAt }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Text style={{ overflowWrap: "anywhere" }}>{invited}</Text>
                  <Text size="sm" c="dimmed">
                    {ROLES[asked] ?? asked}, valable jusqu'au {formatDate(expiresAt)}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <Group gap="xs" justify="flex-end">
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() =>
                        invite.mutate({ email: invited, role: asked === "admin" ? "admin" : "member", resend: true })
                      }
                    >
                      Nouveau lien
                    </Button>
                    <Button size="xs" variant="subtle" onClick={() => cancel.mutate(id)}>
                      Annuler
                    </Button>
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
};
