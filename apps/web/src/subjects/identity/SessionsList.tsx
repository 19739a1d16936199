import type { OpenSession } from "@lotir/contract";
import { Badge, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatMoment, formatQuantity } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { deviceOf } from "./device-of.ts";
import { useEndOtherSessions } from "./use-end-other-sessions.ts";
import { useEndSession } from "./use-end-session.ts";
import { useListSessions } from "./use-list-sessions.ts";

const NOT_CLOSED = "La session n'a pas pu être fermée. Réessayez.";

interface SessionLineProps {
  readonly session: OpenSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const SessionLine = ({ session, busy, onEnd }: SessionLineProps) => {
  const { userAgent, address, openedAt, seenAt, isCurrent } = session;
  const device = deviceOf(userAgent);
  return (
    <Group component="li" justify="space-between" gap="sm">
      <Stack gap={2} flex="1 1 220px">
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {isCurrent ? <Badge variant="light">Cette session</Badge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          {isCurrent ? "En ce moment" : `Vue le ${formatMoment(seenAt)}`}, ouverte le {formatMoment(openedAt)}
          {address === null || address === "" ? "" : `, depuis ${address}`}
        </Text>
      </Stack>
      {isCurrent ? null : (
        <Button
          size="xs"
          variant="default"
          loading={busy}
          onClick={onEnd}
          aria-label={`Fermer la session ${device} du ${formatMoment(openedAt)}`}
        >
          Fermer
        </Button>
      )}
    </Group>
  );
};

/** Where the account is open, and how to close what should not be. */
export const SessionsList = () => {
  const sessions = useListSessions();
  const ending = useEndSession();
  const endingOthers = useEndOtherSessions();
  const [isAsked, setIsAsked] = useState(false);
  const failed = ending.error ?? endingOthers.error;
  const close = () => setIsAsked(false);
  if (sessions.data === undefined)
    return sessions.error === null ? (
      <Skeleton h={80} role="status" aria-label="Chargement des sessions" />
    ) : (
      <Notice kind="error" retry={{ onClick: () => sessions.refetch(), busy: sessions.isFetching }}>
        {sentenceOf(sessions.error, "Vos sessions n'ont pas pu être lues.")}
      </Notice>
    );
  const others = sessions.data.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: "none" }} aria-label="Sessions ouvertes">
        {sessions.data.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables.sessionId === session.id}
            onEnd={() => ending.mutate({ sessionId: session.id })}
          />
        ))}
      </Stack>
      {failed === null ? null : <Notice kind="error">{sentenceOf(failed, NOT_CLOSED)}</Notice>}
      {others === 0 ? null : (
        <div>
          <Button variant="light" color="red" onClick={() => setIsAsked(true)}>
            Fermer toutes les autres sessions
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={isAsked}
        question={`${formatQuantity(others, "session")} ${others < 2 ? "sera fermée" : "seront fermées"} tout de suite ; il faudra s'y connecter à nouveau. Celle-ci reste ouverte.`}
        action="Fermer"
        busy={endingOthers.isPending}
        onConfirm={() => endingOthers.mutate({}, { onSettled: close })}
        onCancel={close}
      />
    </>
  );
};
