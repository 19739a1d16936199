import { Button, Code, Group, Paper, Stack, Text } from "@mantine/core";
import { type DemonstrationCredentials, useShowDemonstration } from "./use-show-demonstration.ts";

interface DemonstrationAccountProps {
  readonly onUse: (account: DemonstrationCredentials) => void;
}

/** Shown only where the server says that it runs a demonstration. */
export const DemonstrationAccount = ({ onUse }: DemonstrationAccountProps) => {
  const account = useShowDemonstration();
  if (!account) return null;
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" wrap="nowrap">
        <Stack gap={2}>
          <Text fw={600}>Compte de démonstration</Text>
          <Text size="sm">
            <Code>{account.email}</Code> · <Code>{account.password}</Code>
          </Text>
        </Stack>
        <Button variant="default" size="xs" flex="none" onClick={() => onUse(account)}>
          Remplir
        </Button>
      </Group>
    </Paper>
  );
};
