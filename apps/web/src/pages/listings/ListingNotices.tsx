import { Button, Group, SimpleGrid, Text } from "@mantine/core";
import { formatCount, formatQuantity } from "../../kit/format.ts";
import { TextLink } from "../../kit/ui/links.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import type { useSearchListings } from "../../subjects/listing/use-search-listings.ts";
import type { ListingSearch } from "./listing-address.ts";
import classes from "./listings.module.css";

type Found = NonNullable<ReturnType<typeof useSearchListings>["data"]>;

const REASONS: Readonly<Record<string, string>> = {
  illisible: "illisibles",
  location: "en location",
  "sans-identifiant": "sans identifiant",
};

/** What is missing of the answer, and why: a source that is silent, no key, entries left out. */
export const SourceNotices = ({ found, retry }: { readonly found: Found; readonly retry: () => void }) => {
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
            {status === "no-key" ? (
              <Group gap="md" mt={4}>
                <TextLink to="/settings" search={{ onglet: "api" }} size="sm">
                  Ajouter une clé
                </TextLink>
                <TextLink to="/wizard/search-listings" size="sm">
                  Apporter un fichier ou un lien
                </TextLink>
              </Group>
            ) : null}
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

/** Nothing to show: what the filters hide, and what would find something. */
export const NoListing = ({
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
