import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { formatDate } from "../../kit/format.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import type { MadeInvitation } from "./use-team.ts";

/** The link of an invitation, told this once: Lotir keeps only what recognises it. */
export const InvitationLink = ({ made }: { readonly made: MadeInvitation }) => (
  <Notice kind="info" title={`Invitation de ${made.email}`}>
    <Stack gap="xs">
      <Text size="sm">
        Remettez-lui ce lien vous-même : Lotir n'envoie pas encore d'e-mail. Il n'est montré qu'ici, cette fois ; il
        sert une fois, jusqu'au {formatDate(made.expiresAt)}.
      </Text>
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
