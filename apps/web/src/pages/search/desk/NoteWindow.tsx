import { LONGEST_PARCEL_NOTE } from "@lotir/contract";
import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "../../../kit/format.ts";
import { sentenceOf } from "../../../kit/messages.fr.ts";
import { ChangedNotice, changedMeanwhile } from "../../../kit/ui/ChangedNotice.tsx";
import { Notice } from "../../../kit/ui/Notice.tsx";
import { useSentWhenBack } from "../../../kit/use-sent-when-back.ts";
import { parcelName } from "../../../subjects/parcelle/parcel-name.ts";
import { useSaveParcelNote } from "../../../subjects/parcelle/use-save-parcel-note.ts";
import { useMark } from "./desk.ts";

interface NoteWindowProps {
  readonly parcelId: string;
  readonly onClose: () => void;
}

const NoteForm = ({ parcelId, onClose }: NoteWindowProps) => {
  const note = useMark(parcelId)?.note;
  // What was read when the window opened: a colleague who writes meanwhile is not written over.
  const [read] = useState({ text: note?.text ?? "", version: note?.version ?? 0 });
  const [text, setText] = useState(read.text);
  const save = useSaveParcelNote();
  const send = (version: number) => save.mutate({ parcelId, text, version }, { onSuccess: onClose });
  useSentWhenBack({ error: save.error, send: () => send(read.version) });
  const stale = changedMeanwhile(save.error);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(read.version);
      }}
    >
      <Stack gap="sm">
        <Textarea
          label="Note"
          description="Elle est lue par toute votre organisation."
          autosize
          minRows={4}
          maxRows={12}
          value={text}
          error={
            text.length > LONGEST_PARCEL_NOTE ? "Une note de parcelle compte 2 000 caractères au plus." : undefined
          }
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        {note?.at && note.version > 0 ? (
          <Text size="xs" c="dimmed">
            Dernière écriture : {note.by ?? "un ancien membre"}, le {formatMoment(note.at)}
          </Text>
        ) : null}
        {stale === undefined ? null : (
          <ChangedNotice
            changed={stale}
            textOf={(_, value) => `« ${String(value ?? "")} »`}
            busy={save.isPending}
            onTake={onClose}
            onKeep={() => send(stale.version)}
          />
        )}
        {save.error === null || stale !== undefined ? null : (
          <Notice kind="error">{sentenceOf(save.error, "Cette note n'a pas pu être enregistrée.")}</Notice>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" loading={save.isPending} disabled={text.length > LONGEST_PARCEL_NOTE}>
            Enregistrer
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** A text that the members share of a parcel; what is typed stays until it is saved. */
export const NoteWindow = ({ parcelId, onClose }: NoteWindowProps) => (
  <Modal
    opened
    onClose={onClose}
    title={`Note sur ${parcelName(parcelId)}`}
    closeButtonProps={{ "aria-label": "Fermer" }}
    centered
  >
    <NoteForm parcelId={parcelId} onClose={onClose} />
  </Modal>
);
