import type { ListingCriteria } from "@lotir/contract";
import { Button } from "@mantine/core";
import { IconBell, IconCheck } from "@tabler/icons-react";
import { criteriaWords } from "../../subjects/listing/listing-words.ts";
import { useListListingSearches } from "../../subjects/listing/use-list-listing-searches.ts";
import { useSaveListingSearch } from "../../subjects/listing/use-save-listing-search.ts";
import type { ListingSearch } from "./listing-address.ts";

const LONGEST_NAME = 200;

const criteriaOf = ({ cities, maxPrice, minSurface, houseIncluded, keyword }: ListingSearch): ListingCriteria => ({
  site: "both",
  maxPrice,
  minSurface,
  houseIncluded,
  keyword: keyword.trim(),
  cities: cities.map((insee) => ({ insee })),
});

/** Cities in any order are the same search. */
const keyOf = ({ cities, maxPrice, minSurface, houseIncluded, keyword }: ListingCriteria): string =>
  JSON.stringify([cities.map(({ insee }) => insee).toSorted(), maxPrice, minSurface, houseIncluded, keyword]);

interface SaveSearchButtonProps {
  readonly search: ListingSearch;
  readonly names: readonly string[];
}

/** Keeps the search that is shown, once. */
export const SaveSearchButton = ({ search, names }: SaveSearchButtonProps) => {
  const known = useListListingSearches();
  const save = useSaveListingSearch();
  const criteria = criteriaOf(search);
  const isKept = known.data?.some((each) => keyOf(each.criteria) === keyOf(criteria)) ?? false;
  if (search.cities.length === 0) return null;
  return (
    <Button
      variant="default"
      disabled={isKept}
      loading={save.isPending}
      leftSection={isKept ? <IconCheck size={16} aria-hidden="true" /> : <IconBell size={16} aria-hidden="true" />}
      onClick={() => save.mutate({ name: criteriaWords(criteria, names).slice(0, LONGEST_NAME), criteria })}
    >
      {isKept ? "Recherche enregistrée" : "Enregistrer la recherche"}
    </Button>
  );
};
