import { ActionIcon, Button, Popover } from "@mantine/core";
import { IconBell, IconBellPlus, IconBellRinging, IconCheck } from "@tabler/icons-react";
import { useCities } from "../../../subjects/commune/use-autocomplete-cities.ts";
import { useListParcelSearches } from "../../../subjects/parcelle/use-list-parcel-searches.ts";
import { useSaveParcelSearch } from "../../../subjects/parcelle/use-save-parcel-search.ts";
import type { SearchState } from "../search-state.ts";
import { SavedSearches } from "./SavedSearches.tsx";
import { criteriaKey, criteriaOf, searchWords } from "./search-criteria.ts";

const LONGEST_NAME = 200;
const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

/** Keeps the search that is shown, once; opens those that are kept, with what is new of each. */
export const SearchesMenu = ({ state }: { readonly state: SearchState }) => {
  const kept = useListParcelSearches();
  const save = useSaveParcelSearch();
  const cities = useCities(state.communes);
  const criteria = criteriaOf(state);
  const isKept = kept.data?.some((each) => criteriaKey(each.criteria) === criteriaKey(criteria)) ?? false;
  const name = searchWords(
    state,
    cities.map((city) => city.name),
  ).slice(0, LONGEST_NAME);
  const news = kept.data?.filter(({ newCount }) => newCount > 0).length ?? 0;
  return (
    <Popover position="bottom-end" shadow="md" width={320} trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={28}
          aria-label={news === 0 ? "Recherches enregistrées" : `Recherches enregistrées, ${news} avec du nouveau`}
        >
          {news === 0 ? <IconBell {...ICON} /> : <IconBellRinging {...ICON} color="var(--lotir-ochre-text)" />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Recherches enregistrées">
        <Button
          fullWidth
          size="xs"
          variant="default"
          disabled={isKept}
          loading={save.isPending}
          leftSection={isKept ? <IconCheck {...ICON} /> : <IconBellPlus {...ICON} />}
          onClick={() => save.mutate({ name, criteria })}
        >
          {isKept ? "Recherche enregistrée" : "Enregistrer cette recherche"}
        </Button>
        <SavedSearches />
      </Popover.Dropdown>
    </Popover>
  );
};
