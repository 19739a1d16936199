import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { formatDate } from "../../kit/format.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useShowDoors } from "./use-show-doors.ts";
import type { MadeInvitation } from "./use-team.ts";
import { WhereMailsGo } from "./WhereMailsGo.tsx";

/** The link of an invitation, told this once: Lotir keeps only what recognises it. */
export const InvitationLink = ({ made }: { readonly made: MadeInvitation }) => {
  const isSent = useShowDoors()?.mail === "sent";
  return (
    <Notice kind="info" title={`Invitation de ${made.email}`}>
      <Stack gap="xs">
        {isSent ? (
          <Text size="sm">
            Un e-mail vient d'être envoyé à {made.email}. S'il n'arrive pas, remettez-lui ce lien : il n'est montré
            qu'ici, cette fois ; il sert une fois, jusqu'au {formatDate(made.expiresAt)}.
          </Text>
        ) : (
          <Text size="sm">
            Remettez-lui ce lien vous-même. Il n'est montré qu'ici, cette fois ; il sert une fois, jusqu'au{" "}
            {formatDate(made.expiresAt)}.
          </Text>
        )}
        <WhereMailsGo />
        <Group gap="xs" wrap="nowrap" align="flex-end">
          <TextInput
            aria-label="Lien d'invitation"
            value={made.link}
            readOnly
            flex={1}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={made.link}>
            {({ copied, copy }) => (
              <Button variant="default" flex="none" onClick={copy}>
                {copied ? "Copié" : "Copier"}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Notice>
  );
};
