import { Badge, Group, Pagination, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import { Notice } from "../../kit/ui/Notice.tsx";
import { MemberActions } from "./MemberActions.tsx";
import { useIdentity } from "./use-identity.ts";
import { PAGE, type TeamMember, useChangeRole, useIsAdmin, useMembers, useRemoveMember } from "./use-team.ts";

export const ROLES: Readonly<Record<string, string>> = { admin: "Admin", member: "Membre" };

interface MemberRowProps {
  readonly member: TeamMember;
  readonly isYou: boolean;
  readonly mayAct: boolean;
}

const MemberRow = ({ member, isYou, mayAct }: MemberRowProps) => {
  const change = useChangeRole();
  const remove = useRemoveMember();
  const problem = change.error ?? remove.error;
  const { id, role, user } = member;
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600}>
          {user.name}
          {isYou ? " (vous)" : ""}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {user.email}
        </Text>
        {problem === null ? null : <Notice kind="error">{problem.message}</Notice>}
      </Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Badge variant="light" flex="none" {...(role === "admin" ? {} : { color: "gray" })}>
            {ROLES[role] ?? role}
          </Badge>
          {mayAct && !isYou ? (
            <MemberActions
              member={member}
              busy={change.isPending || remove.isPending}
              onRole={(wanted) => change.mutateAsync({ memberId: id, role: wanted })}
              onRemove={() => remove.mutateAsync(id)}
            />
          ) : null}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
};

/** Who belongs to the organisation, ten at a time. */
export const MembersTable = () => {
  const [page, setPage] = useState(1);
  const members = useMembers(page);
  const isAdmin = useIsAdmin() === true;
  const own = useIdentity().session?.person.email;
  if (members.isError)
    return (
      <Notice kind="error" retry={{ onClick: () => members.refetch(), busy: members.isFetching }}>
        {members.error.message}
      </Notice>
    );
  if (members.data === undefined) return <Text c="dimmed">Lecture des membres…</Text>;
  const pages = Math.ceil(members.data.total / PAGE);
  return (
    <Stack gap="sm">
      <Table aria-label="Membres de l'organisation" verticalSpacing="sm">
        <Table.Tbody>
          {members.data.members.map((member) => (
            <MemberRow key={member.id} member={member} isYou={member.user.email === own} mayAct={isAdmin} />
          ))}
        </Table.Tbody>
      </Table>
      {pages > 1 ? <Pagination total={pages} value={page} onChange={setPage} aria-label="Pages des membres" /> : null}
    </Stack>
  );
};
