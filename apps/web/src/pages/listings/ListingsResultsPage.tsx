import { Drawer, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useCities } from "../../subjects/commune/use-autocomplete-cities.ts";
import { ListingCard } from "../../subjects/listing/ListingCard.tsx";
import { ListingPanel } from "../../subjects/listing/ListingPanel.tsx";
import { searchFailure } from "../../subjects/listing/search-failure.ts";
import { isNewIn, shownListings } from "../../subjects/listing/shown-listings.ts";
import { useSearchListings } from "../../subjects/listing/use-search-listings.ts";
import { ListingFilters } from "./ListingFilters.tsx";
import { NoListing, SourceNotices } from "./ListingNotices.tsx";
import { ListingsHead } from "./ListingsHead.tsx";
import { type ListingSearch, readListingSearch, searchOfState, writeListingSearch } from "./listing-address.ts";
import classes from "./listings.module.css";
import { useVisitAdditions } from "./use-visit-additions.ts";

const today = (): string => new Date().toISOString().slice(0, 10);

/** Where the panel is beside the list, and not over it. */
const WIDE = "(min-width: 1100px)";

/** /wizard/listings-results: the criteria of the address, the cards, and the panel of the one that is open. */
export const ListingsResultsPage = () => {
  const raw = useSearch({ from: "/frame/wizard/listings-results" });
  const handed = useRouterState({ select: ({ location }) => location.state });
  const search = readListingSearch(raw);
  const navigate = useNavigate();
  const isWide = useMediaQuery(WIDE) ?? true;
  const cities = useCities(search.cities);
  const { add, stateOf, count } = useVisitAdditions();
  const given = raw.villes === undefined ? searchOfState(handed) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a navigation hands over goes into the address, once
  useEffect(() => {
    if (given !== undefined)
      void navigate({ to: "/wizard/listings-results", search: writeListingSearch(given), replace: true });
  }, [given === undefined]);
  const answer = useSearchListings({
    site: "both",
    maxPrice: search.maxPrice,
    minSurface: search.minSurface,
    houseIncluded: search.houseIncluded,
    keyword: search.keyword,
    cities: search.cities.map((insee) => ({ insee })),
  });
  const set = (change: Partial<ListingSearch>) =>
    void navigate({
      to: "/wizard/listings-results",
      search: writeListingSearch({ ...search, ...change }),
      replace: change.open === undefined || search.open !== undefined,
    });
  const found = answer.data;
  const all = found?.listings ?? [];
  const shown = useMemo(() => shownListings(all, search, today()), [all, search]);
  const open = all.find(({ id }) => id === search.open);
  const panel =
    open === undefined ? null : (
      <ListingPanel
        key={open.id}
        listing={open}
        state={stateOf(open)}
        onAdd={add}
        onClose={() => set({ open: undefined })}
      />
    );
  return (
    <div className={classes.page}>
      <ListingsHead search={search} names={cities.map(({ name }) => name)} count={count} />
      <ListingFilters search={search} shown={shown} onSearch={set} />
      <div className={classes.split} data-open={panel !== null && isWide}>
        <div className={classes.list}>
          {search.cities.length === 0 ? <Notice kind="info">Veuillez sélectionner au moins une ville</Notice> : null}
          {answer.error === null ? null : (
            <Notice kind="error" retry={{ onClick: () => answer.refetch(), busy: answer.isFetching }}>
              {searchFailure(answer.error)}
            </Notice>
          )}
          {found === undefined ? null : <SourceNotices found={found} retry={() => void answer.refetch()} />}
          {answer.isLoading ? (
            <div className={classes.cards} role="status" aria-label="Recherche des annonces">
              {Array.from({ length: 8 }, (_, rank) => `attente-${rank}`).map((key) => (
                <Skeleton key={key} h={300} />
              ))}
            </div>
          ) : null}
          {found !== undefined && shown.length === 0 ? (
            <NoListing found={found} hidden={all.length} search={search} onSearch={set} />
          ) : null}
          <div className={classes.cards}>
            {shown.map((listing) => (
              <ListingCard
                key={listing.id}
                listing={listing}
                isOpen={listing.id === search.open}
                isNew={isNewIn(listing, search)}
                compact={panel !== null && isWide}
                state={stateOf(listing)}
                onOpen={({ id }) => set({ open: id })}
                onAdd={add}
              />
            ))}
          </div>
        </div>
        {panel !== null && isWide ? <div className={classes.panel}>{panel}</div> : null}
      </div>
      {isWide ? null : (
        <Drawer
          opened={panel !== null}
          onClose={() => set({ open: undefined })}
          position="bottom"
          size="100%"
          withCloseButton={false}
          padding={0}
          attributes={{ content: { "aria-label": open?.title ?? "Annonce" } }}
        >
          {panel}
        </Drawer>
      )}
    </div>
  );
};
