import type { Property } from "@lotir/contract";
import { ActionIcon, Group, Stack, TextInput, Title } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { savingOver } from "../../kit/saving-over.ts";
import { ChangedNotice, changedMeanwhile } from "../../kit/ui/ChangedNotice.tsx";
import { useSentWhenBack } from "../../kit/use-sent-when-back.ts";
import { keptName } from "./kept-names.ts";
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
  const [kept] = useState(() => keptName.read(id));
  const [typed, setTyped] = useState<string | null>(kept?.typed ?? null);
  /** As it stood when the pencil was taken. */
  const [from, setFrom] = useState<Omit<Named, "id">>(kept?.before ?? property);
  const [empty, setEmpty] = useState(false);
  const rename = useRenameProperty();
  const stale = changedMeanwhile(rename.error);
  const write = (text: string, isOwed: boolean) =>
    keptName.write(id, { typed: text, before: { version: from.version, name: from.name }, isOwed });
  const leave = () => {
    keptName.write(id, null);
    setTyped(null);
    setEmpty(false);
    rename.reset();
  };
  const send = (version: number) => {
    write(typed ?? "", true);
    const saved = savingOver({
      before: from,
      version,
      send: (over) => rename.mutateAsync({ id, name: typed ?? "", version: over }),
    });
    saved.then(leave, () => undefined);
  };
  const keep = () => {
    // Enter, then the field that leaves: once.
    if (rename.isPending) return;
    if (typed === null || typed.trim() === from.name) return leave();
    if (typed.trim() === "") return setEmpty(true);
    send(from.version);
  };
  useSentWhenBack({ error: rename.error, send: keep, isOwed: kept?.isOwed });
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
          // Not disabled: a field that is loses the focus, and Escape would give up nothing any more.
          readOnly={rename.isPending}
          aria-busy={rename.isPending}
          error={empty ? "Le nom ne peut pas être vide" : null}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            write(event.currentTarget.value, false);
          }}
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
