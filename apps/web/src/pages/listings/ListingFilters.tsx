import type { Listing } from "@lotir/contract";
import { Button, Checkbox, Select, Switch, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { formatQuantity } from "../../kit/format.ts";
import { breakdownOf, LISTING_SORTS, type ListingSort } from "../../subjects/listing/shown-listings.ts";
import type { ListingSearch } from "./listing-address.ts";
import classes from "./listings.module.css";

const breakdownWords = (listings: readonly Listing[]): string => {
  const { maisons, terrains, autres } = breakdownOf(listings);
  return [
    formatQuantity(maisons, "maison"),
    formatQuantity(terrains, "terrain"),
    ...(autres === 0 ? [] : [formatQuantity(autres, "autre bien", "autres biens")]),
  ].join(", ");
};

/** Order and filters of the page, and what is shown by kind. */
export const ListingFilters = ({
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
