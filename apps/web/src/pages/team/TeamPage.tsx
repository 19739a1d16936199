import { Code, Group, List, Stack, Text, Title } from "@mantine/core";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { InvitePanel } from "../../subjects/identity/InvitePanel.tsx";
import { LeaveOrganisation } from "../../subjects/identity/LeaveOrganisation.tsx";
import { MembersTable } from "../../subjects/identity/MembersTable.tsx";
import { useIdentity } from "../../subjects/identity/use-identity.ts";
import { useOrganisations } from "../../subjects/identity/use-organisations.ts";
import { useIsAdmin, useMembers } from "../../subjects/identity/use-team.ts";

const members = (count: number): string => `${count} ${count > 1 ? "membres" : "membre"}`;

/** The organisation, its members, and for an Admin its invitations (spec 2 §2 Team). */
export const TeamPage = () => {
  const { session } = useIdentity();
  const organisations = useOrganisations(session != null);
  const active = organisations.data?.find(({ id }) => id === session?.activeOrganisationId);
  const total = useMembers(1).data?.total;
  const isAdmin = useIsAdmin();
  return (
    <PlainPage
      title="Équipe"
      intro="Tous les membres voient les mêmes recherches, le même portfolio et les mêmes bilans."
    >
      <Stack gap="xl">
        {active === undefined ? null : (
          <Stack gap={2}>
            <Text fw={600} size="lg">
              {active.name}
            </Text>
            <Group gap="xs">
              <Text size="sm" c="dimmed">
                {total === undefined ? "" : `${members(total)} · `}Identifiant
              </Text>
              <Code>{active.id}</Code>
            </Group>
          </Stack>
        )}
        <Stack gap="sm">
          <Title order={2}>Membres</Title>
          <MembersTable />
        </Stack>
        {isAdmin === true ? <InvitePanel /> : null}
        {isAdmin === false ? (
          <Text c="dimmed">Les administrateurs de l'organisation invitent ses nouveaux membres.</Text>
        ) : null}
        <Stack gap={4} component="section" aria-label="Comment inviter">
          <Title order={2}>Comment inviter</Title>
          <List size="sm" c="dimmed" spacing={4}>
            <List.Item>Invitez par adresse e-mail.</List.Item>
            <List.Item>
              Choisissez le rôle : Admin (invite, retire, règle les paramètres) ou Membre (voit et modifie toutes les
              propriétés).
            </List.Item>
            <List.Item>La personne invitée reçoit un e-mail ; son lien sert une fois, pendant sept jours.</List.Item>
            <List.Item>Une fois l'invitation acceptée, elle voit les mêmes données que vous.</List.Item>
          </List>
        </Stack>
        {active === undefined ? null : <LeaveOrganisation organisation={active} />}
      </Stack>
    </PlainPage>
  );
};
