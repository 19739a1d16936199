import { Button, Group, Text } from "@mantine/core";
import { IconLink, IconUnlink } from "@tabler/icons-react";
import { useSearchState } from "../../use-search-state.ts";

/** "AB 12", as people write it. */
const nameOf = (id: string): string => `${id.slice(8, 10).replace(/^0/, "")} ${Number(id.slice(10))}`;

interface JoinedProps {
  readonly parcelId: string;
  /** Parcels on which a building of this one also stands. */
  readonly joinable: readonly string[];
}

/** The parcels divided together with this one, and those that a building asks to join. */
export const Joined = ({ parcelId, joinable }: JoinedProps) => {
  const [state, write] = useSearchState();
  const { joined } = state.wish;
  const join = (ids: readonly string[]) => write({ ...state, plan: 1, wish: { ...state.wish, joined: ids } });
  const offered = joinable.filter((id) => id !== parcelId && !joined.includes(id));
  if (joined.length === 0 && offered.length === 0) return null;
  return (
    <>
      {joined.length === 0 ? null : (
        <Text size="sm" mt={8}>
          {`${nameOf(parcelId)} est étudiée avec ${joined.map(nameOf).join(", ")}.`}
        </Text>
      )}
      <Group gap={8} mt={8}>
        {offered.map((id) => (
          <Button
            key={id}
            size="xs"
            variant="default"
            leftSection={<IconLink size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => join([...joined, id])}
          >
            Réunir avec {nameOf(id)}
          </Button>
        ))}
        {joined.map((id) => (
          <Button
            key={id}
            size="xs"
            variant="default"
            leftSection={<IconUnlink size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => join(joined.filter((other) => other !== id))}
          >
            Séparer {nameOf(id)}
          </Button>
        ))}
      </Group>
    </>
  );
};
