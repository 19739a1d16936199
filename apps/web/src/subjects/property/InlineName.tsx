import type { Property } from "@lotir/contract";
import { ActionIcon, Group, Stack, TextInput, Title } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { savingOver } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { useRenameProperty } from "./use-rename-property.ts";

type Named = Pick<Property, "id" | "name" | "version">;

interface InlineNameProps {
  readonly property: Named;
  /** What shows the name while nobody renames it; the title of its page where nothing is said. */
  readonly children?: ReactNode;
}

/** The name of a property, renamed in place: Enter keeps, Escape gives up; what a colleague renamed meanwhile is asked. */
export const InlineName = ({ property, children }: InlineNameProps) => {
  const { id, name } = property;
  const [typed, setTyped] = useState<string | null>(null);
  /** As it stood when the pencil was taken. */
  const [from, setFrom] = useState<Named>(property);
  const [empty, setEmpty] = useState(false);
  const rename = useRenameProperty();
  const stale = changedMeanwhile(rename.error);
  const leave = () => {
    setTyped(null);
    setEmpty(false);
    rename.reset();
  };
  const send = (version: number) => {
    const kept = savingOver({
      before: from,
      version,
      send: (over) => rename.mutateAsync({ id, name: typed ?? "", version: over }),
    });
    kept.then(leave, () => undefined);
  };
  const keep = () => {
    // Enter, then the field that leaves: once.
    if (rename.isPending) return;
    if (typed === null || typed.trim() === from.name) return leave();
    if (typed.trim() === "") return setEmpty(true);
    send(from.version);
  };
  if (typed === null)
    return (
      <Group gap={4} wrap="nowrap" miw={0}>
        {children ?? <Title order={1}>{name}</Title>}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={children === undefined ? "md" : "sm"}
          aria-label={children === undefined ? "Renommer" : `Renommer ${name}`}
          onClick={() => {
            setFrom(property);
            setTyped(name);
          }}
        >
          <IconPencil size={children === undefined ? 18 : 15} stroke={1.5} />
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
      <Stack gap="xs">
        <TextInput
          aria-label="Nom de la propriété"
          value={typed}
          autoFocus
          size={children === undefined ? "sm" : "xs"}
          disabled={rename.isPending}
          error={empty ? "Le nom ne peut pas être vide" : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") leave();
          }}
          onBlur={stale === undefined ? keep : undefined}
        />
        {stale === undefined ? null : (
          <ChangedNotice
            changed={stale}
            textOf={(_, value) => `« ${String(value)} »`}
            busy={rename.isPending}
            onTake={leave}
            onKeep={() => send(stale.version)}
          />
        )}
      </Stack>
    </form>
  );
};
