import type { City } from "@lotir/contract";
import { Button, Group, Paper, SegmentedControl, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { EurosInput, FigureInput } from "../../kit/ui/FigureInput.tsx";
import { TextLink } from "../../kit/ui/links.tsx";
import { PlainPage } from "../../kit/ui/PlainPage.tsx";
import { CityPicker } from "../../subjects/commune/CityPicker.tsx";
import { useCities } from "../../subjects/commune/use-autocomplete-cities.ts";
import { ListingFileForm } from "../../subjects/listing/ListingFileForm.tsx";
import { ListingLinkForm } from "../../subjects/listing/ListingLinkForm.tsx";
import { criteriaWords } from "../../subjects/listing/listing-words.ts";
import { SavedListingSearches } from "../../subjects/listing/SavedListingSearches.tsx";
import { addressOfSaved, type ListingSearch, readListingSearch, writeListingSearch } from "./listing-address.ts";
import classes from "./listings.module.css";

const NOWHERE = "Veuillez sélectionner au moins une ville";
/** Spec 1 §9: how long such a toast stays. */
const TOAST_MS = 4_000;
const TYPES = [
  { value: "with", label: "Maisons avec terrain" },
  { value: "without", label: "Terrains nus" },
] as const;

type Draft = Pick<ListingSearch, "maxPrice" | "minSurface" | "houseIncluded" | "keyword">;

const Recap = ({ draft, cities }: { readonly draft: Draft; readonly cities: readonly City[] }) => (
  <Paper className={classes.recap} withBorder p="md">
    <Text fw={600} mb={4}>
      Récapitulatif
    </Text>
    <Text size="sm">
      {criteriaWords(
        draft,
        cities.map(({ name }) => name),
      )}
    </Text>
  </Paper>
);

/** /wizard/search-listings: what is looked for, then its results; a file or a link where no key is there. */
export const SearchListingsPage = () => {
  const asked = readListingSearch(useSearch({ from: "/frame/wizard/search-listings" }));
  const navigate = useNavigate();
  const known = useCities(asked.cities);
  const [chosen, setChosen] = useState<readonly City[] | null>(null);
  const [draft, setDraft] = useState<Draft>(asked);
  const cities = chosen ?? known;
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cities.length === 0) {
      notifications.show({ color: "red", message: NOWHERE, autoClose: TOAST_MS });
      return;
    }
    const search = {
      ...asked,
      ...draft,
      cities: cities.map(({ insee }) => insee),
      open: undefined,
      newSince: undefined,
    };
    void navigate({
      to: "/wizard/listings-results",
      search: writeListingSearch(search),
    });
  };
  return (
    <PlainPage
      title="Biens en Vente"
      intro="Les annonces de maisons et de terrains, avec le calcul d'une division en 2 lots."
      wide
    >
      <div className={classes.wizard}>
        <form onSubmit={submit} className={classes.form}>
          <Stack gap="md">
            <CityPicker cities={cities} onChange={setChosen} />
            <TextInput
              label="Mot-clé (facultatif)"
              placeholder="vue mer, à rénover…"
              value={draft.keyword}
              maxLength={80}
              onChange={(event) => set({ keyword: event.currentTarget.value })}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <EurosInput
                label="Prix maximum"
                step={10_000}
                value={draft.maxPrice}
                onValue={(value) => set({ maxPrice: value ?? 0 })}
              />
              <FigureInput
                label="Surface minimale du terrain"
                suffix={"\u202fm²"}
                min={0}
                max={10_000_000}
                step={100}
                value={draft.minSurface}
                onValue={(value) => set({ minSurface: value ?? 0 })}
              />
            </SimpleGrid>
            <div>
              <Text component="label" fw={500} size="sm" id="type-de-bien">
                Type de bien
              </Text>
              <SegmentedControl
                fullWidth
                mt={4}
                aria-labelledby="type-de-bien"
                data={TYPES.map(({ value, label }) => ({ value, label }))}
                value={draft.houseIncluded}
                onChange={(value) => set({ houseIncluded: value === "without" ? "without" : "with" })}
              />
            </div>
            <Recap draft={draft} cities={cities} />
            <Group>
              <Button type="submit" leftSection={<IconSearch size={16} aria-hidden="true" />}>
                Rechercher
              </Button>
              <Text size="xs" c="dimmed" flex={1} miw={200}>
                Les données viennent en temps réel d'une API d'annonces, avec la clé de votre organisation (
                <TextLink to="/settings" search={{ onglet: "api" }} size="xs">
                  Paramètres
                </TextLink>
                ). La commune de démonstration répond sans clé.
              </Text>
            </Group>
          </Stack>
        </form>
        <aside className={classes.others}>
          <SavedListingSearches addressOf={addressOfSaved} />
          <Title order={2}>Sans clé</Title>
          <ListingFileForm />
          <ListingLinkForm cities={cities} />
        </aside>
      </div>
    </PlainPage>
  );
};
