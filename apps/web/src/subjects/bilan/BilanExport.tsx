import type { BilanWish } from "@lotir/contract";
import { Button, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useExportBilan } from "./use-export-bilan.ts";

interface BilanExportProps {
  readonly parcelId: string;
  readonly wish: BilanWish;
}

/** The balance on screen, as a workbook that computes. */
export const BilanExport = ({ parcelId, wish }: BilanExportProps) => {
  const sending = useExportBilan();
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
        loading={sending.isPending}
        onClick={() => sending.mutate({ ...wish, id: parcelId })}
      >
        Exporter le bilan (XLSX)
      </Button>
      {sending.error === null ? null : (
        <Notice kind="error">{sentenceOf(sending.error, "Impossible d'exporter le bilan.")}</Notice>
      )}
    </Stack>
  );
};
