import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import { useStore } from "../../../kit/store.ts";
import type { DrawingTable } from "./drawing-table.ts";

const Form = ({ table }: { readonly table: DrawingTable }) => {
  const [text, setText] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        table.write(text);
      }}
    >
      <Textarea
        label="Texte à écrire sur le plan"
        autosize
        minRows={2}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) table.write(text);
        }}
        data-autofocus
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => table.write("")}>
          Annuler
        </Button>
        <Button type="submit">Écrire</Button>
      </Group>
    </form>
  );
};

/** What a text says, asked where it was pressed. */
export const TextEntry = ({ table }: { readonly table: DrawingTable }) => {
  const isWriting = useStore(table.state, ({ hand }) => hand.kind === "writing");
  return (
    <Modal
      opened={isWriting}
      onClose={() => table.write("")}
      title="Texte"
      closeButtonProps={{ "aria-label": "Fermer" }}
      centered
    >
      {isWriting ? <Form table={table} /> : null}
    </Modal>
  );
};
