import { Badge, Group, Text, Title } from "@mantine/core";
import { formatQuantity } from "../../kit/format.ts";
import { ButtonLink } from "../../kit/ui/links.tsx";
import { criteriaWords } from "../../subjects/listing/listing-words.ts";
import { type ListingSearch, writeListingSearch } from "./listing-address.ts";
import classes from "./listings.module.css";
import { SaveSearchButton } from "./SaveSearchButton.tsx";

interface ListingsHeadProps {
  readonly search: ListingSearch;
  readonly names: readonly string[];
  /** Added during this visit. */
  readonly count: number;
}

export const ListingsHead = ({ search, names, count }: ListingsHeadProps) => (
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
            <Badge
              circle
              color="yellow"
              aria-label={`${formatQuantity(count, "annonce ajoutée", "annonces ajoutées")} pendant cette visite`}
            >
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
