import { ActionIcon, Badge, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { formatDate } from "../format.ts";

interface NewSinceProps {
  readonly count: number;
  /** "3 nouvelles annonces", said where there are any. */
  readonly counted: string;
  /** ISO date-time of the last visit. */
  readonly seenAt: string;
}

/** What a kept search found since it was last opened. */
export const NewSince = ({ count, counted, seenAt }: NewSinceProps) => (
  <>
    <Badge
      tt="none"
      className="figures"
      variant={count === 0 ? "light" : "filled"}
      color={count === 0 ? "gray" : "brand"}
    >
      {count === 0 ? "Rien de nouveau" : counted}
    </Badge>
    <Text size="xs" c="dimmed">
      depuis le {formatDate(seenAt.slice(0, 10))}
    </Text>
  </>
);

interface RemoveSearchProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

export const RemoveSearch = ({ name, busy, onRemove }: RemoveSearchProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    loading={busy}
    aria-label={`Supprimer la recherche ${name}`}
    onClick={onRemove}
  >
    <IconTrash size={16} stroke={1.5} />
  </ActionIcon>
);
