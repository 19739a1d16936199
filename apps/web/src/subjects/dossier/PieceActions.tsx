import type { DossierDocument } from "@lotir/contract";
import { ActionIcon, Anchor, Button, FileButton, Group, Text } from "@mantine/core";
import { IconPaperclip, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../../kit/ui/ConfirmDialog.tsx";
import { useAddDossierPiece } from "./use-add-dossier-piece.ts";
import { useDeleteDossierPiece } from "./use-delete-dossier-piece.ts";

interface PieceActionsProps {
  readonly propertyId: string;
  readonly code: string;
  /** What it is, for who hears the button. */
  readonly name: string;
  readonly documents: readonly DossierDocument[];
}

/** What was joined for a piece, and the way to join more. */
export const PieceActions = ({ propertyId, code, name, documents }: PieceActionsProps) => {
  const [add, remove] = [useAddDossierPiece(), useDeleteDossierPiece()];
  const [doomed, setDoomed] = useState<DossierDocument | null>(null);
  const reset = useRef<() => void>(null);
  const send = (piece: File | null) => {
    if (piece === null) return;
    add.mutate({ propertyId, code, piece, pieceId: crypto.randomUUID() }, { onSettled: () => reset.current?.() });
  };
  return (
    <>
      {documents.map((each) => (
        <Group key={each.id} gap={6} wrap="nowrap">
          <Anchor href={each.url} target="_blank" rel="noreferrer" size="sm">
            {each.name}
          </Anchor>
          {each.pages === null ? null : (
            <Text size="xs" c="dimmed" className="figures">
              {each.pages} p.
            </Text>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={`Supprimer ${each.name}`}
            onClick={() => setDoomed(each)}
          >
            <IconTrash size={15} stroke={1.5} />
          </ActionIcon>
        </Group>
      ))}
      <FileButton resetRef={reset} accept="application/pdf,image/jpeg,image/png" onChange={send}>
        {(props) => (
          <Button
            {...props}
            size="compact-xs"
            variant="subtle"
            loading={add.isPending}
            leftSection={<IconPaperclip size={14} stroke={1.5} aria-hidden="true" />}
            aria-label={`Joindre : ${name}`}
          >
            Joindre
          </Button>
        )}
      </FileButton>
      <ConfirmDialog
        opened={doomed !== null}
        question={`Supprimer ${doomed?.name ?? "cette pièce"} ?`}
        action="Supprimer"
        busy={remove.isPending}
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed !== null) remove.mutate({ propertyId, pieceId: doomed.id }, { onSettled: () => setDoomed(null) });
        }}
      />
    </>
  );
};
