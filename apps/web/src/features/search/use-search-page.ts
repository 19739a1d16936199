import { useDebouncedValue } from "@mantine/hooks";
import { useCallback, useMemo, useState } from "react";
import type { MapCommune } from "../../map/map-commune.ts";
import { mergeAnalyses } from "./merge-analyses.ts";
import { filtersOf } from "./search-filters.ts";
import type { SearchState } from "./search-state.ts";
import { type SearchedCommune, useAnalyzeCommune } from "./use-analyze-commune.ts";
import { useCities } from "./use-autocomplete-cities.ts";
import { useDrawnDivision } from "./use-drawn-division.ts";
import { useSearchState } from "./use-search-state.ts";
import { useChosenParcel } from "./use-show-parcel.ts";

const mapCommune = ({ codeInsee, state, analysis }: SearchedCommune): MapCommune => {
  const known = state ?? analysis?.commune;
  return {
    codeInsee,
    name: known?.name ?? codeInsee,
    version: known?.version ?? null,
    bbox: known?.bbox ?? null,
    fictional: known?.fictional ?? false,
  };
};

/** With no parcel to go to, the map goes to the first city: nothing matches, or nothing of it is known yet (spec 1 §4). */
const isWithoutParcels = (communes: readonly SearchedCommune[], matched: number | undefined): boolean =>
  matched === undefined
    ? communes.every(({ state }) => state === null || state.bbox === null)
    : matched === 0 && communes.every(({ fetching }) => !fetching);

/** Everything the search page shows, whatever its layout: address, answers, hover, selection, map. */
export const useSearchPage = () => {
  const [state, write] = useSearchState();
  const [preview, setPreview] = useState<SearchState | null>(null);
  const [previewed] = useDebouncedValue(preview, 120);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const shown = previewed === null || preview === null ? state : previewed;
  const communes = useAnalyzeCommune({ communes: state.communes, filters: filtersOf(shown), order: state.order });
  const analyses = communes.flatMap(({ analysis }) => (analysis === null ? [] : [analysis]));
  const merged = analyses.length === 0 ? null : mergeAnalyses(analyses, state.order);
  const chosen = useChosenParcel(state.parcelId);
  const division = useDrawnDivision(state);
  const chosenRow = merged?.rows.find(({ parcelId }) => parcelId === state.parcelId);
  const first = merged?.rows.find(({ centroid }) => centroid !== null)?.centroid ?? null;
  const [city] = useCities(state.communes);
  const without = preview === null && isWithoutParcels(communes, merged?.rows.length);
  const filters = useMemo(() => filtersOf(state), [state]);
  const commit = useCallback(
    (next: SearchState) => {
      setPreview(null);
      write(next);
    },
    [write],
  );
  const select = useCallback(
    (parcelId: string) => write({ ...state, parcelId, plan: 1, wish: { ...state.wish, joined: [] }, place: undefined }),
    [state, write],
  );
  const close = useCallback(
    () => write({ ...state, parcelId: undefined, plan: 1, wish: { ...state.wish, joined: [] } }),
    [state, write],
  );
  return {
    state,
    communes,
    merged,
    hoveredId,
    onHover: setHoveredId,
    onPreview: setPreview,
    onCommit: commit,
    onSelect: select,
    onClose: close,
    running: communes.some(({ fetching, analysis, error }) => fetching && analysis === null && error === null),
    map: {
      communes: communes.map(mapCommune),
      filters,
      firstResult: first,
      firstCity: without ? (city?.centre ?? null) : null,
      selectedId: state.parcelId ?? null,
      selectedAt: state.parcelId === undefined ? null : (chosenRow?.centroid ?? chosen.data?.centroid ?? null),
      place: state.place ?? null,
      division,
      hoveredId,
      onHover: setHoveredId,
      onSelect: select,
    },
  };
};

export type SearchPageModel = ReturnType<typeof useSearchPage>;
