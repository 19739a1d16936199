import type { Listing } from "@lotir/contract";
import {
  Badge,
  Button,
  Checkbox,
  Drawer,
  Group,
  Select,
  SimpleGrid,
  Skeleton,
  Switch,
  Text,
  Title,
} from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useNavigate, useRouterState, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { formatCount, formatQuantity } from "../../kit/format.ts";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useCities } from "../../subjects/commune/use-autocomplete-cities.ts";
import type { AddingState } from "../../subjects/listing/AddListingButton.tsx";
import { ListingCard } from "../../subjects/listing/ListingCard.tsx";
import { ListingPanel } from "../../subjects/listing/ListingPanel.tsx";
import { criteriaWords } from "../../subjects/listing/listing-words.ts";
import { searchFailure } from "../../subjects/listing/search-failure.ts";
import {
  breakdownOf,
  isNewIn,
  LISTING_SORTS,
  type ListingSort,
  shownListings,
} from "../../subjects/listing/shown-listings.ts";
import { useSearchListings } from "../../subjects/listing/use-search-listings.ts";
import { useAddProperty } from "../../subjects/property/use-add-property.tsx";
import { useListProperties } from "../../subjects/property/use-list-properties.ts";
import { type ListingSearch, readListingSearch, searchOfState, writeListingSearch } from "./listing-address.ts";
import classes from "./listings.module.css";
import { SaveSearchButton } from "./SaveSearchButton.tsx";

type Found = NonNullable<ReturnType<typeof useSearchListings>["data"]>;

const today = (): string => new Date().toISOString().slice(0, 10);

const breakdownWords = (listings: readonly Listing[]): string => {
  const { maisons, terrains, autres } = breakdownOf(listings);
  return [
    formatQuantity(maisons, "maison"),
    formatQuantity(terrains, "terrain"),
    ...(autres === 0 ? [] : [formatQuantity(autres, "autre bien", "autres biens")]),
  ].join(", ");
};

const REASONS: Readonly<Record<string, string>> = {
  illisible: "illisibles",
  location: "en location",
  "sans-identifiant": "sans identifiant",
};

/** What is missing of the answer, and why: a source that is silent, no key, entries left out. */
const SourceNotices = ({ found, retry }: { readonly found: Found; readonly retry: () => void }) => {
  const said = [...new Map(found.sources.map((state) => [state.sentence, state])).values()];
  const left = Object.entries(found.leftOut);
  return (
    <div className={classes.notices}>
      {said.map(({ sentence, status }) =>
        sentence === null ? null : (
          <Notice
            key={sentence}
            kind={status === "kept" ? "warning" : "info"}
            {...(status === "kept" ? { retry: { onClick: retry } } : {})}
          >
            {sentence}
          </Notice>
        ),
      )}
      {left.length === 0 ? null : (
        <Text size="xs" c="dimmed">
          Laissées de côté :{" "}
          {left.map(([reason, count]) => `${formatCount(count)} ${REASONS[reason] ?? reason}`).join(", ")}.
        </Text>
      )}
    </div>
  );
};

const Empty = ({
  found,
  hidden,
  search,
  onSearch,
}: {
  readonly found: Found;
  /** Found by the criteria, and left out by the filters of the page. */
  readonly hidden: number;
  readonly search: ListingSearch;
  readonly onSearch: (change: Partial<ListingSearch>) => void;
}) => (
  <Notice kind="info" title={hidden === 0 ? found.message : "Aucune annonce avec ces filtres"}>
    {hidden === 0 ? null : (
      <Text mb="xs">
        {formatQuantity(hidden, "annonce est masquée", "annonces sont masquées")} par les filtres de cette page.
      </Text>
    )}
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
      {hidden > 0 && !search.sinceThreeYears ? (
        <Button variant="default" onClick={() => onSearch({ sinceThreeYears: true })}>
          Afficher depuis 3 ans
        </Button>
      ) : null}
      {hidden > 0 && search.divisibleOnly ? (
        <Button variant="default" onClick={() => onSearch({ divisibleOnly: false })}>
          Montrer aussi les non divisibles
        </Button>
      ) : null}
      {found.suggestions.map(({ sentence, criteria, brings }) => (
        <Button
          key={sentence}
          variant="default"
          onClick={() =>
            onSearch({
              ...(criteria.minSurface === undefined ? {} : { minSurface: criteria.minSurface }),
              ...(criteria.maxPrice === undefined ? {} : { maxPrice: criteria.maxPrice }),
              ...(criteria.keyword === undefined ? {} : { keyword: criteria.keyword }),
              ...(criteria.houseIncluded === undefined ? {} : { houseIncluded: criteria.houseIncluded }),
            })
          }
        >
          {sentence} (+{formatCount(brings)})
        </Button>
      ))}
    </SimpleGrid>
  </Notice>
);

const Filters = ({
  search,
  shown,
  onSearch,
}: {
  readonly search: ListingSearch;
  readonly shown: readonly Listing[];
  readonly onSearch: (change: Partial<ListingSearch>) => void;
}) => (
  <div className={classes.bar}>
    <Select
      aria-label="Trier par"
      size="xs"
      w={120}
      allowDeselect={false}
      data={Object.entries(LISTING_SORTS).map(([value, label]) => ({ value, label }))}
      value={search.sort}
      onChange={(value) => onSearch({ sort: value as ListingSort })}
    />
    <Button
      size="xs"
      variant="default"
      aria-label={search.direction === "asc" ? "Ordre croissant, inverser" : "Ordre décroissant, inverser"}
      leftSection={
        search.direction === "asc" ? (
          <IconArrowUp size={14} aria-hidden="true" />
        ) : (
          <IconArrowDown size={14} aria-hidden="true" />
        )
      }
      onClick={() => onSearch({ direction: search.direction === "asc" ? "desc" : "asc" })}
    >
      {search.direction === "asc" ? "Croissant" : "Décroissant"}
    </Button>
    <Switch
      label="Divisibles uniquement"
      checked={search.divisibleOnly}
      onChange={(event) => onSearch({ divisibleOnly: event.currentTarget.checked })}
    />
    <Checkbox
      label="Afficher depuis 3 ans"
      checked={search.sinceThreeYears}
      onChange={(event) => onSearch({ sinceThreeYears: event.currentTarget.checked })}
    />
    <Text size="sm" className={`figures ${classes.spread}`} role="status">
      {breakdownWords(shown)}
    </Text>
  </div>
);

/** Added from here, while this page lives: what the badge of 'Mon Portfolio' counts (spec 1 §2). */
const useAdding = () => {
  const properties = useListProperties();
  const navigate = useNavigate();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<string | null>(null);
  const { addListing, adding } = useAddProperty({
    onAdded: () => undefined,
    onSee: () => void navigate({ to: "/properties" }),
  });
  const there = useMemo(
    () => new Set(properties.data?.flatMap(({ listingId }) => listingId ?? []) ?? []),
    [properties.data],
  );
  const stateOf = ({ id, offers }: Listing): AddingState => {
    if (adding && asked === id) return "adding";
    return offers.some(({ listingId }) => there.has(listingId)) || there.has(id) || added.has(id) ? "there" : "add";
  };
  const add = (listing: Listing) => {
    setAsked(listing.id);
    addListing(listing, () => setAdded((before) => new Set(before).add(listing.id)));
  };
  return { add, stateOf, count: added.size };
};

interface HeadProps {
  readonly search: ListingSearch;
  readonly names: readonly string[];
  /** Added during this visit. */
  readonly count: number;
}

const Head = ({ search, names, count }: HeadProps) => (
  <header className={classes.head}>
    <div>
      <Title order={1}>Biens en Vente</Title>
      <Text size="sm" c="dimmed">
        {criteriaWords(search, names)}
      </Text>
    </div>
    <Group gap="xs">
      <SaveSearchButton search={search} names={names} />
      <ButtonLink
        to="/wizard/search-listings"
        search={writeListingSearch({ ...search, open: undefined })}
        variant="default"
      >
        Modifier la recherche
      </ButtonLink>
      <ButtonLink
        to="/properties"
        rightSection={
          count === 0 ? null : (
            <Badge circle color="yellow" aria-label={`${count} ajoutés pendant cette visite`}>
              {count}
            </Badge>
          )
        }
      >
        Mon Portfolio
      </ButtonLink>
    </Group>
  </header>
);

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
  const { add, stateOf, count } = useAdding();
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
      <Head search={search} names={cities.map(({ name }) => name)} count={count} />
      <Filters search={search} shown={shown} onSearch={set} />
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
            <Empty found={found} hidden={all.length} search={search} onSearch={set} />
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
