import { Alert, Button, NativeSelect, Switch } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "../../kit/messages.fr.ts";
import { EurosInput } from "../../kit/ui/FigureInput.tsx";
import { Notice } from "../../kit/ui/Notice.tsx";
import { useListAuctionRegions } from "../../subjects/auction/use-list-auction-regions.ts";
import classes from "./auctions.module.css";
import type { AuctionsState } from "./auctions-state.ts";

interface AuctionFiltersProps {
  readonly state: AuctionsState;
  readonly busy: boolean;
  readonly onChange: (state: AuctionsState) => void;
  readonly onSearch: (region: string) => void;
}

/** Region, maximum price, divisible only; then the search. */
export const AuctionFilters = ({ state, busy, onChange, onSearch }: AuctionFiltersProps) => {
  const regions = useListAuctionRegions();
  const [missing, setMissing] = useState(false);
  const search = () => {
    setMissing(state.region === undefined);
    if (state.region !== undefined) onSearch(state.region);
  };
  return (
    <>
      <fieldset className={classes.filters} aria-label="Filtres">
        <NativeSelect
          label="Région"
          value={state.region ?? ""}
          disabled={regions.data === undefined}
          data={[
            { value: "", label: "Choisir une région" },
            ...(regions.data ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(event) => {
            setMissing(false);
            onChange({ ...state, region: event.currentTarget.value || undefined });
          }}
        />
        <EurosInput
          label="Prix maximum"
          placeholder="Sans limite"
          value={state.maxPrice}
          onValue={(maxPrice) => onChange({ ...state, maxPrice: maxPrice === 0 ? null : maxPrice })}
        />
        <Switch
          label="Maisons divisibles seulement"
          checked={state.divisibleOnly}
          mb={6}
          onChange={(event) => onChange({ ...state, divisibleOnly: event.currentTarget.checked })}
        />
        <Button onClick={search} loading={busy}>
          Rechercher
        </Button>
      </fieldset>
      {missing ? (
        <Alert color="red" role="alert">
          Veuillez sélectionner une région
        </Alert>
      ) : null}
      {regions.error === null ? null : (
        <Notice kind="error" retry={{ onClick: () => regions.refetch(), busy: regions.isFetching }}>
          {sentenceOf(regions.error, "Les régions n'ont pas pu être lues.")}
        </Notice>
      )}
    </>
  );
};
