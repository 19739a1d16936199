import type { ListingCriteria, SavedListingSearch } from "@lotir/contract";
import { Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { formatQuantity } from "../../kit/format.ts";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { NewSince, RemoveSearch } from "../../kit/ui/SavedSearch.tsx";
import { useDeleteListingSearch } from "./use-delete-listing-search.ts";
import { useListListingSearches } from "./use-list-listing-searches.ts";
import { useVisitListingSearch } from "./use-visit-listing-search.ts";

interface SavedListingSearchesProps {
  /** The address that shows a search, and marks what is new since a moment. */
  readonly addressOf: (criteria: ListingCriteria, newSince: string) => Record<string, string>;
}

interface RowProps extends SavedListingSearchesProps {
  readonly search: SavedListingSearch;
}

const Row = ({ search, addressOf }: RowProps) => {
  const visit = useVisitListingSearch();
  const remove = useDeleteListingSearch();
  const { id, name, criteria, seenAt, newCount, sentence } = search;
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <TextLink
          to="/wizard/listings-results"
          search={addressOf(criteria, seenAt)}
          onClick={() => visit.mutate({ id })}
          size="sm"
        >
          {name}
        </TextLink>
        <RemoveSearch name={name} busy={remove.isPending} onRemove={() => remove.mutate({ id })} />
      </Group>
      <Group gap="xs" mt={4}>
        <NewSince
          count={newCount}
          counted={formatQuantity(newCount, "nouvelle annonce", "nouvelles annonces")}
          seenAt={seenAt}
        />
      </Group>
      {sentence === null ? null : (
        <Text size="xs" c="dimmed" mt={4}>
          {sentence}
        </Text>
      )}
    </Paper>
  );
};

/** The searches that a member keeps, each with what is new; nothing is shown to who keeps none. */
export const SavedListingSearches = ({ addressOf }: SavedListingSearchesProps) => {
  const kept = useListListingSearches();
  if (kept.data?.length === 0) return null;
  return (
    <section aria-labelledby="recherches-enregistrees">
      <Title order={2} id="recherches-enregistrees" mb="xs">
        Recherches enregistrées
      </Title>
      {kept.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => kept.refetch(), busy: kept.isFetching }}>
          {sentenceOf(kept.error, "Vos recherches enregistrées n'ont pas pu être lues.")}
        </Notice>
      )}
      {kept.isPending ? (
        <Skeleton h={72} role="status" aria-label="Recherches enregistrées, en cours de lecture" />
      ) : null}
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }} aria-label="Recherches enregistrées">
        {kept.data?.map((search) => (
          <Row key={search.id} search={search} addressOf={addressOf} />
        ))}
      </Stack>
    </section>
  );
};
