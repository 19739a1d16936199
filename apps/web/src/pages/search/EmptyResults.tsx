import type { Analysis } from "@lotir/contract";
import { Button, Stack, Text, Title } from "@mantine/core";
import { formatQuantity } from "../../kit/format.ts";
import { filterNamed, withoutFilter } from "./search-filters.ts";
import type { SearchState } from "./search-state.ts";

interface EmptyResultsProps {
  readonly state: SearchState;
  readonly relaxations: Analysis["relaxations"];
  readonly onRelax: (state: SearchState) => void;
}

/** Nothing matches: what to let go of, and what each would bring. */
export const EmptyResults = ({ state, relaxations, onRelax }: EmptyResultsProps) => (
  <Stack p="md" gap="sm" align="flex-start">
    <Title order={2}>Aucune parcelle ne répond à tous ces critères</Title>
    {relaxations.length === 0 ? (
      <Text c="dimmed">
        Aucun critère levé seul ne donnerait de parcelle. Élargissez la surface ou ajoutez une ville.
      </Text>
    ) : (
      <Text c="dimmed">Levez un critère :</Text>
    )}
    {relaxations.map(({ filter, label, matched }) => (
      <Button
        key={filter}
        variant="default"
        fullWidth
        justify="space-between"
        onClick={() => {
          const name = filterNamed(filter);
          if (name !== undefined) onRelax({ ...state, ...withoutFilter(name) });
        }}
        rightSection={
          <Text
            span
            c="var(--lotir-brand)"
            fw={600}
            className="figures"
          >{`+ ${formatQuantity(matched, "parcelle")}`}</Text>
        }
      >
        {label}
      </Button>
    ))}
  </Stack>
);
