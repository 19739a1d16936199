import type { SavedParcelSearch } from "@lotir/contract";
import { Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { formatQuantity } from "../../../kit/format.ts";
import { sentenceOf } from "../../../kit/messages.fr.ts";
import { TextLink } from "../../../kit/ui/links.tsx";
import { Notice } from "../../../kit/ui/Notice.tsx";
import { NewSince, RemoveSearch } from "../../../kit/ui/SavedSearch.tsx";
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
          <NewSince
            count={newCount}
            counted={formatQuantity(newCount, "nouvelle parcelle", "nouvelles parcelles")}
            seenAt={seenAt}
          />
        </div>
        {sentence === null ? null : (
          <Text size="xs" c="dimmed">
            {sentence}
          </Text>
        )}
      </div>
      <RemoveSearch name={name} busy={remove.isPending} onRemove={() => remove.mutate({ id })} />
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
