import { Badge, Pagination, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import { Notice } from "../../kit/ui/Notice.tsx";
import { PAGE, useMembers } from "./use-team.ts";

export const ROLES: Readonly<Record<string, string>> = { admin: "Admin", member: "Membre" };

/** Who belongs to the organisation, ten at a time. */
export const MembersTable = () => {
  const [page, setPage] = useState(1);
  const members = useMembers(page);
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
          {members.data.members.map(({ id, role, user }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Text fw={600}>{user.name}</Text>
                <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
                  {user.email}
                </Text>
              </Table.Td>
              <Table.Td ta="right">
                <Badge variant="light" {...(role === "admin" ? {} : { color: "gray" })}>
                  {ROLES[role] ?? role}
                </Badge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {pages > 1 ? <Pagination total={pages} value={page} onChange={setPage} aria-label="Pages des membres" /> : null}
    </Stack>
  );
};
