import { Button, Drawer, Text } from "@mantine/core";
import { useDisclosure, useViewportSize } from "@mantine/hooks";
import { IconAdjustments } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { formatQuantity } from "../../kit/format.ts";
import { BottomSheet, type SheetHeight } from "../../kit/ui/BottomSheet.tsx";
import { useCities } from "../../subjects/commune/use-autocomplete-cities.ts";
import { CriteriaForm } from "./CriteriaForm.tsx";
import { LazyMap } from "./LazyMap.tsx";
import { LazySheet } from "./LazySheet.tsx";
import classes from "./SearchPage.module.css";
import { SearchResults } from "./SearchResults.tsx";
import type { SearchPageModel } from "./use-search-page.ts";

/** The share of the page under a half-open sheet. */
const HALF = 0.46;
const PEEK_PX = 118;
const BAR_PX = 52;

/** A finger does not hover. */
const ignore = (): void => undefined;

const titleOf = (names: readonly string[], matched: number | undefined): string =>
  matched === undefined ? names.join(", ") : `${names.join(", ")} · ${formatQuantity(matched, "parcelle")}`;

/** The map fills the screen; the list is a sheet with three heights, the parcel opens over it. */
export const PhoneSearch = ({ page }: { readonly page: SearchPageModel }) => {
  const { state } = page;
  const started = state.communes.length > 0;
  const [criteria, { open, close }] = useDisclosure(!started);
  const [list, setList] = useState<SheetHeight>("half");
  const [panel, setPanel] = useState<SheetHeight>("half");
  const { height } = useViewportSize();
  const cities = useCities(state.communes);
  const names = cities.map(({ name }) => name);
  const title = titleOf(names, page.merged?.matched);
  const chosen = state.parcelId !== undefined;
  useEffect(() => {
    if (chosen) setPanel("half");
  }, [chosen]);
  const shown = chosen ? panel : list;
  const hidden = { peek: PEEK_PX, half: Math.round((height - BAR_PX) * HALF), full: 0 }[shown];
  return (
    <div className={classes.phone}>
      <h1 className={classes.hidden}>Recherche de parcelles</h1>
      <LazyMap {...page.map} hoveredId={null} onHover={ignore} compact hiddenBelow={hidden} />
      <Button
        className={classes.criteriaButton}
        variant="default"
        justify="flex-start"
        leftSection={<IconAdjustments size={16} stroke={1.5} aria-hidden="true" />}
        onClick={open}
      >
        <Text truncate inherit>
          {started ? title : "Choisir une ville"}
        </Text>
      </Button>
      {chosen && state.parcelId !== undefined ? (
        <BottomSheet label="Fiche de la parcelle" height={panel} onHeight={setPanel}>
          <LazySheet
            key={state.parcelId}
            parcelId={state.parcelId}
            study={state}
            onStudy={page.onStudy}
            onClose={page.onClose}
          />
        </BottomSheet>
      ) : (
        <BottomSheet label="Résultats" height={list} onHeight={setList}>
          <SearchResults {...page} hoveredId={null} onHover={ignore} />
        </BottomSheet>
      )}
      <Drawer
        opened={criteria}
        onClose={close}
        position="top"
        size="auto"
        title="Recherche"
        closeButtonProps={{ "aria-label": "Fermer" }}
      >
        <CriteriaForm
          state={state}
          running={page.running}
          onSearch={(next) => {
            close();
            page.onCommit(next);
          }}
        />
      </Drawer>
    </div>
  );
};
