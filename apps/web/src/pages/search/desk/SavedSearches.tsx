import type { SavedParcelSearch } from "@lotir/contract";
import { ActionIcon, Badge, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { formatDate, formatQuantity } from "../../../kit/format.ts";
import { sentenceOf } from "../../../kit/messages.fr.ts";
import { TextLink } from "../../../kit/ui/links.tsx";
import { Notice } from "../../../kit/ui/Notice.tsx";
import { useDeleteParcelSearch } from "../../../subjects/parcelle/use-delete-parcel-search.ts";
import { useListParcelSearches } from "../../../subjects/parcelle/use-list-parcel-searches.ts";
import { useVisitParcelSearch } from "../../../subjects/parcelle/use-visit-parcel-search.ts";
import classes from "./Desk.module.css";
import { addressOfSearch } from "./search-criteria.ts";

const Row = ({ search }: { readonly search: SavedParcelSearch }) => {
  const visit = useVisitParcelSearch();
  const remove = useDeleteParcelSearch();
  const navigate = useNavigate();
  const { id, name, criteria, seenAt, newCount, sentence } = search;
  const address = addressOfSearch(id, criteria);
  // Opened once what it had found is known to be behind: the list then shows the rest first.
  const open = (event: MouseEvent) => {
    event.preventDefault();
    const go = () => navigate({ to: "/search", search: address }).catch(() => undefined);
    visit.mutate({ id }, { onSettled: go });
  };
  return (
    <li className={classes.saved}>
      <div>
        <TextLink to="/search" search={address} onClick={open} size="sm">
          {name}
        </TextLink>
        <div className={classes.savedFacts}>
          <Badge
            tt="none"
            size="sm"
            className="figures"
            variant={newCount === 0 ? "light" : "filled"}
            color={newCount === 0 ? "gray" : "yellow"}
          >
            {newCount === 0 ? "Rien de nouveau" : formatQuantity(newCount, "nouvelle parcelle", "nouvelles parcelles")}
          </Badge>
          <Text size="xs" c="dimmed">
            depuis le {formatDate(seenAt.slice(0, 10))}
          </Text>
        </div>
        {sentence === null ? null : (
          <Text size="xs" c="dimmed">
            {sentence}
          </Text>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        loading={remove.isPending}
        aria-label={`Supprimer la recherche ${name}`}
        onClick={() => remove.mutate({ id })}
      >
        <IconTrash size={16} stroke={1.5} />
      </ActionIcon>
    </li>
  );
};

/** The searches that a member keeps, each with what is new; nothing is shown to who keeps none. */
export const SavedSearches = () => {
  const kept = useListParcelSearches();
  if (kept.error !== null)
    return (
      <Notice kind="error" retry={{ onClick: () => kept.refetch(), busy: kept.isFetching }}>
        {sentenceOf(kept.error, "Vos recherches enregistrées n'ont pas pu être lues.")}
      </Notice>
    );
  if (kept.data === undefined || kept.data.length === 0) return null;
  return (
    <section className={classes.searches} aria-label="Recherches enregistrées">
      <ul>
        {kept.data.map((search) => (
          <Row key={search.id} search={search} />
        ))}
      </ul>
    </section>
  );
};
