import type { Property } from "@lotir/contract";
import { ActionIcon, Group, TextInput, Title } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useRenameProperty } from "./use-rename-property.ts";

/** The name of a property as the title of its page, renamed in place: Enter keeps, Escape gives up. */
export const InlineName = ({ property }: { readonly property: Pick<Property, "id" | "name"> }) => {
  const { id, name } = property;
  const [typed, setTyped] = useState<string | null>(null);
  const [empty, setEmpty] = useState(false);
  const rename = useRenameProperty();
  const leave = () => {
    setTyped(null);
    setEmpty(false);
  };
  const keep = () => {
    if (typed === null || typed.trim() === name) return leave();
    if (typed.trim() === "") return setEmpty(true);
    rename.mutate({ id, name: typed }, { onSuccess: leave });
  };
  if (typed === null)
    return (
      <Group gap={4} wrap="nowrap">
        <Title order={1}>{name}</Title>
        <ActionIcon variant="subtle" color="gray" aria-label="Renommer" onClick={() => setTyped(name)}>
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextInput
        aria-label="Nom de la propriété"
        value={typed}
        autoFocus
        disabled={rename.isPending}
        error={empty ? "Le nom ne peut pas être vide" : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") leave();
        }}
        onBlur={keep}
      />
    </form>
  );
};
