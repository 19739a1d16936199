import { Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { saveText } from "../../kit/save-file.ts";
import { Notice } from "../../kit/ui/Notice.tsx";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown once: where they are kept, only the person knows. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => (
  <Stack gap="sm">
    <Notice kind="info" title="Gardez ces codes de secours">
      Chacun ouvre votre compte une fois, sans le téléphone. Ils ne seront plus montrés : imprimez-les ou rangez-les
      dans un gestionnaire de mots de passe.
    </Notice>
    <SimpleGrid cols={{ base: 2, xs: 5 }} component="ul" m={0} p={0} aria-label="Codes de secours">
      {codes.map((code) => (
        <li key={code} style={{ listStyle: "none" }}>
          <Code>{code}</Code>
        </li>
      ))}
    </SimpleGrid>
    <Group gap="sm">
      <CopyButton value={codes.join("\n")}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? "Copiés" : "Copier"}
          </Button>
        )}
      </CopyButton>
      <Button
        variant="default"
        onClick={() => saveText(`${codes.join("\n")}\n`, "lotir-codes-de-secours.txt", "text/plain")}
      >
        Télécharger
      </Button>
      <Button onClick={onKept}>Je les ai gardés</Button>
    </Group>
    <Text size="sm" c="dimmed">
      Sans le téléphone ni ces codes, personne ne pourra rouvrir votre compte.
    </Text>
  </Stack>
);
