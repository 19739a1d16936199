import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState } from "react";

interface TextDialogProps {
  readonly opened: boolean;
  /** Nothing is written where the text is empty. */
  readonly onWrite: (text: string) => void;
}

const Form = ({ onWrite }: Pick<TextDialogProps, "onWrite">) => {
  const [text, setText] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onWrite(text);
      }}
    >
      <TextInput
        label="Texte à placer sur le plan"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => onWrite("")}>
          Annuler
        </Button>
        <Button type="submit">Écrire</Button>
      </Group>
    </form>
  );
};

/** What a text says, asked where it was pressed. */
export const TextDialog = ({ opened, onWrite }: TextDialogProps) => (
  <Modal
    opened={opened}
    onClose={() => onWrite("")}
    title="Texte"
    closeButtonProps={{ "aria-label": "Fermer" }}
    centered
  >
    {opened ? <Form onWrite={onWrite} /> : null}
  </Modal>
);
