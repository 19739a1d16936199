import { useDebouncedValue } from "@mantine/hooks";
import { useCallback, useMemo, useState } from "react";
import type { MapCommune, MapPlace } from "../../subjects/commune/map/map-commune.ts";
import { useCities } from "../../subjects/commune/use-autocomplete-cities.ts";
import type { DivisionStudy } from "../../subjects/division/division-study.ts";
import { useDrawnDivision } from "../../subjects/division/use-drawn-division.ts";
import { mergeAnalyses } from "../../subjects/parcelle/merge-analyses.ts";
import { type SearchedCommune, useAnalyzeCommune } from "../../subjects/parcelle/use-analyze-commune.ts";
import { type ParcelMarks, useListParcelMarks } from "../../subjects/parcelle/use-list-parcel-marks.ts";
import { useChosenParcel } from "../../subjects/parcelle/use-show-parcel.ts";
import { isSameQuestion } from "./desk/search-criteria.ts";
import { useSelection } from "./desk/use-selection.ts";
import { filtersOf } from "./search-filters.ts";
import { MOST_COMPARED, type SearchState } from "./search-state.ts";
import { useSearchState } from "./use-search-state.ts";

/** Whether the map depends on what the organisation has or marks of parcels, and not on the commune alone. */
const isOwn = ({ portfolio, followUp }: SearchState, hasSetAside: boolean): boolean =>
  portfolio !== "tous" || followUp !== "toutes" || hasSetAside;

/** Where nothing is set aside the map is everybody's, and may be kept: it is asked without that filter. */
const mapFiltersOf = (state: SearchState, hasSetAside: boolean) => {
  const { setAside, ...filters } = filtersOf(state);
  return setAside === undefined || !hasSetAside ? filters : { ...filters, setAside };
};

const hasSetAsideIn = (marks: ParcelMarks): boolean => [...marks.values()].some(({ isHidden }) => isHidden);

/** Tiles that depend on the organisation are asked for again when what it has moves, though the commune has not. */
const tileVersion = (version: string | null, own: boolean, matched: number | undefined): string | null =>
  version === null || !own ? version : `${version}-${matched ?? 0}`;

const mapCommune = ({ codeInsee, state, analysis }: SearchedCommune, ofPortfolio: boolean): MapCommune => {
  const known = state ?? analysis?.commune;
  return {
    codeInsee,
    name: known?.name ?? codeInsee,
    version: tileVersion(known?.version ?? null, ofPortfolio, analysis?.matched),
    bbox: known?.bbox ?? null,
    fictional: known?.fictional ?? false,
  };
};

/** The middle of the first commune's frame: where its list of cities gives no centre. */
const centreOf = (communes: readonly SearchedCommune[]): MapPlace | null => {
  const [first] = communes;
  const bbox = (first?.state ?? first?.analysis?.commune)?.bbox ?? null;
  if (bbox === null) return null;
  const [west, south, east, north] = bbox;
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 };
};

/** With no parcel to go to, the map goes to the first city: nothing matches, or nothing of it is known yet (spec 1 §4). */
const isWithoutParcels = (communes: readonly SearchedCommune[], matched: number | undefined): boolean =>
  matched === undefined
    ? communes.every(({ state }) => state === null || state.bbox === null)
    : matched === 0 && communes.every(({ fetching }) => !fetching);

type Write = ReturnType<typeof useSearchState>[1];

/** What one looks at of the answer: it is written in the address, and asks nothing again. */
const useGestures = (state: SearchState, write: Write) => {
  const compare = useCallback(
    (compared: readonly string[]) => write({ ...state, compared: compared.slice(0, MOST_COMPARED) }),
    [state, write],
  );
  const select = useCallback(
    (parcelId: string) =>
      write({ ...state, parcelId, compared: [], plan: 1, wish: { ...state.wish, joined: [] }, place: undefined }),
    [state, write],
  );
  const study = useCallback(
    ({ plan, planDrawn, wish }: DivisionStudy, history?: "push" | "replace") =>
      write({ ...state, plan, planDrawn, wish }, history),
    [state, write],
  );
  const close = useCallback(
    () => write({ ...state, parcelId: undefined, plan: 1, wish: { ...state.wish, joined: [] } }),
    [state, write],
  );
  return { onSelect: select, onCompare: compare, onClose: close, onStudy: study };
};

/** Everything the search page shows, whatever its layout: address, answers, hover, selection, map. */
export const useSearchPage = () => {
  const [state, write] = useSearchState();
  const [preview, setPreview] = useState<SearchState | null>(null);
  const [previewed] = useDebouncedValue(preview, 120);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const shown = previewed === null || preview === null ? state : previewed;
  const communes = useAnalyzeCommune({
    communes: state.communes,
    filters: filtersOf(shown),
    order: state.order,
    direction: state.direction,
    // Another question than the saved one, while a filter moves.
    news: preview === null ? state.news : undefined,
  });
  const analyses = communes.flatMap(({ analysis }) => (analysis === null ? [] : [analysis]));
  const merged = analyses.length === 0 ? null : mergeAnalyses(analyses, state.order, state.direction);
  const chosen = useChosenParcel(state.parcelId);
  const division = useDrawnDivision(state.parcelId, state);
  const chosenRow = merged?.rows.find(({ parcelId }) => parcelId === state.parcelId);
  const first = merged?.rows.find(({ centroid }) => centroid !== null)?.centroid ?? null;
  const [city] = useCities(state.communes);
  const without = preview === null && isWithoutParcels(communes, merged?.rows.length);
  const marks = useListParcelMarks(state.communes);
  const selection = useSelection();
  const hasSetAside = hasSetAsideIn(marks);
  const filters = useMemo(() => mapFiltersOf(state, hasSetAside), [state, hasSetAside]);
  const commit = useCallback(
    (next: SearchState) => {
      setPreview(null);
      // Another question than the saved one: what is new of that one says nothing of it.
      write(isSameQuestion(next, state) ? next : { ...next, news: undefined });
    },
    [state, write],
  );
  const gestures = useGestures(state, write);
  return {
    state,
    communes,
    merged,
    hoveredId,
    marks,
    selection,
    onHover: setHoveredId,
    onPreview: setPreview,
    onCommit: commit,
    ...gestures,
    running: communes.some(({ fetching, analysis, error }) => fetching && analysis === null && error === null),
    map: {
      communes: communes.map((commune) => mapCommune(commune, isOwn(state, hasSetAside))),
      filters,
      firstResult: first,
      firstCity: without ? (city?.centre ?? centreOf(communes)) : null,
      selectedId: state.parcelId ?? null,
      selectedAt: state.parcelId === undefined ? null : (chosenRow?.centroid ?? chosen.data?.centroid ?? null),
      place: state.place ?? null,
      division,
      hoveredId,
      onHover: setHoveredId,
      onSelect: gestures.onSelect,
    },
  };
};

export type SearchPageModel = ReturnType<typeof useSearchPage>;
