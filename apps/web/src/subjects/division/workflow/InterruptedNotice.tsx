import type { GenerationProgress } from "@lotir/contract";
import { Button, Group, Text } from "@mantine/core";
import { formatMoment } from "../../../kit/format.ts";
import { Notice } from "../../../kit/ui/Notice.tsx";

interface InterruptedNoticeProps {
  readonly generation: GenerationProgress;
  readonly busy: boolean;
  readonly onResume: () => void;
  readonly onForget: () => void;
}

/** The server stopped while scenarios were generated: said, and taken up again with the same wishes. */
export const InterruptedNotice = ({ generation, busy, onResume, onForget }: InterruptedNoticeProps) => (
  <Notice kind="warning" title="Génération interrompue">
    <Text size="sm">
      La génération lancée {generation.startedBy === null ? "" : `par ${generation.startedBy} `}le{" "}
      {formatMoment(generation.startedAt)} a été interrompue par un arrêt du serveur. Rien n'en a été gardé que ses
      souhaits.
    </Text>
    <Group gap="xs" mt={6}>
      <Button size="xs" onClick={onResume} disabled={busy}>
        La relancer avec les mêmes souhaits
      </Button>
      <Button size="xs" variant="default" loading={busy} onClick={onForget}>
        L'oublier
      </Button>
    </Group>
  </Notice>
);
